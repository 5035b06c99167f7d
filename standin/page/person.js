// The menu of a person: what the application offers about them.
import { $, el } from "/dom.js";
import { say } from "/labels.js";

/** Shows the entries that can be used here; `use` gets the name of the chosen one. */
export function openPerson(name, entries, use) {
  const dialog = $("person");
  dialog.querySelector("h2").textContent = name;
  $("entries").replaceChildren(...entries.map(entry => el("button", { value: entry.name }, entry.label)));
  if (!entries.length) $("entries").append(el("p", { class: "dim" }, say("Nothing here")));
  dialog.returnValue = "";
  dialog.onclose = () => { if (dialog.returnValue) use(dialog.returnValue); };
  dialog.showModal();
}
