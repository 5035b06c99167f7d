// One click of a lesson in the newest panel that offers anything: what is suggested, or with `stray` something
// else if there is a choice. Returns what it was; "over" when the lesson is.
(stray => {
  const rows = [...document.querySelectorAll("#messages > li")].reverse();
  const verb = node => node.dataset.id?.split("|")[3]?.split(".")[0];
  const controls = li => [...li.querySelectorAll(".row select:enabled, .row button:enabled")].filter(node => ["m", "c"].includes(verb(node)) && node.textContent !== "Back");
  const panel = rows.find(li => controls(li).length);
  if (!panel) return "";
  if (panel.innerText.includes("That was the lesson")) return "over";
  const told = panel.innerText.match(/I suggest: (.*)\./)?.[1] ?? "";
  const parts = told.split(/ → |, /);
  const fits = label => parts.includes(label.trim()) !== stray;
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
