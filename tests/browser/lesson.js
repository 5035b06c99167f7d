// One click of a lesson in the newest panel that offers anything: what is suggested, or with `stray` something
// else if there is a choice. Returns what it was; nothing while the last click is not answered yet, "over" when
// the lesson is.
(stray => {
  const verb = node => node.dataset.id?.split("|")[3]?.split(".")[0];
  const controls = li => [...li.querySelectorAll(".row select:enabled, .row button:enabled")].filter(node => ["m", "c"].includes(verb(node)) && node.textContent !== "Back");
  window.lessonPanel = () => [...document.querySelectorAll("#messages > li")].reverse().find(li => controls(li).length);
  const panel = window.lessonPanel();
  if (!panel || panel.innerText === window.clickedIn) return "";
  if (panel.innerText.includes("That was the lesson")) return "over";
  window.clickedIn = panel.innerText;
  const told = panel.innerText.match(/I suggest: (.*)\./)?.[1] ?? "";
  const parts = told.split(/ → |, /);
  // Behind the name of an option may stand what its seat should know of it.
  const fits = label => parts.includes(label.split(" · ")[0].trim()) !== stray;
  const all = controls(panel);
  const select = all.find(node => node.localName === "select");
  if (select) {
    const options = [...document.querySelectorAll("#messages > li select:enabled")].filter(node => panel.contains(node) && verb(node) === verb(select)).flatMap(node => [...node.options].filter(option => option.value).map(option => [node, option]));
    const [node, option] = options.find(([, option]) => fits(option.textContent)) ?? options[0];
    if (node.multiple) for (const each of node.options) each.selected = each === option;
    node.value = option.value;
    node.dispatchEvent(new Event("change"));
    return "select";
  }
  const button = all.find(node => fits(node.textContent)) ?? all.find(node => verb(node) === "c") ?? all[0];
  button.click();
  return verb(button) === "c" ? "confirm" : "button";
})
