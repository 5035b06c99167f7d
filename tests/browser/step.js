// One click towards the end of a table, at random, in the newest panel that offers anything.
(() => {
  if (document.body.innerText.includes("The seed was")) return "over";
  const rows = [...document.querySelectorAll("#messages > li")].reverse();
  // Only steps of the move itself: its menu and its confirmation, by the verb in the id.
  const verb = node => node.dataset.id?.split("|")[3]?.split(".")[0];
  const controls = li => [...li.querySelectorAll(".row select:enabled, .row button:enabled")].filter(node => ["m", "c"].includes(verb(node)) && node.textContent !== "Back");
  const panel = rows.find(li => controls(li).length);
  if (!panel) return "";
  const confirm = controls(panel).find(node => verb(node) === "c");
  const select = controls(panel).find(node => node.localName === "select");
  const steps = controls(panel).filter(node => node.localName === "button");
  if (confirm) { confirm.click(); return "confirm"; }
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
