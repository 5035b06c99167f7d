// One click towards the end of a table, at random, in the newest panel that offers anything.
(() => {
  if (document.body.innerText.includes("The seed was")) return "over";
  const rows = [...document.querySelectorAll("#messages > li")].reverse();
  const panel = rows.find(li => li.querySelector(".row select:enabled, .row button:enabled"));
  if (!panel) return "";
  const named = label => [...panel.querySelectorAll(".row button:enabled")].find(b => b.textContent === label);
  const select = panel.querySelector(".row select:enabled");
  const steps = [...panel.querySelectorAll(".row button:enabled")].filter(b => !["Back", "Take it back"].includes(b.textContent));
  if (named("Confirm")) { named("Confirm").click(); return "confirm"; }
  if (select) {
    const options = [...select.options].filter(option => option.value);
    select.value = options[Math.floor(Math.random() * options.length)].value;
    select.dispatchEvent(new Event("change"));
    return "select";
  }
  if (!steps.length) return "";
  steps[Math.floor(Math.random() * steps.length)].click();
  return "button";
})()
