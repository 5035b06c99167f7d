// A form the bot opens over the page.
import { $, el } from "/dom.js";

/** A select of a form. */
function picker(input) {
  const options = input.options.map(option => el("option", { value: option.value }, option.label));
  const select = el("select", { name: input.custom_id });
  select.multiple = (input.max_values ?? 1) > 1;
  if (!select.multiple) select.append(el("option", { value: "" }, input.placeholder ?? ""));
  select.append(...options);
  input.options.forEach((option, index) => { if (option.default) options[index].selected = true; });
  select.required = input.required !== false;
  return select;
}

/** Shows the form; `submit` gets what was written, unless the person gave up. */
export function openModal(modal, submit) {
  const dialog = $("modal");
  dialog.querySelector("h2").textContent = modal.title;
  const inputs = modal.components.flatMap(outer => (outer.components ?? [outer.component]).filter(Boolean).map(input => ({ ...input, label: input.label ?? outer.label })));
  $("fields").replaceChildren(...inputs.map(input => {
    if (input.type === 3) return el("label", {}, input.label ?? "", picker(input));
    const field = el(input.style === 2 ? "textarea" : "input", { name: input.custom_id, placeholder: input.placeholder ?? "" });
    field.value = input.value ?? "";
    field.required = input.required !== false;
    if (input.max_length) field.maxLength = input.max_length;
    if (input.min_length) field.minLength = input.min_length;
    return el("label", {}, input.label ?? "", field);
  }));
  dialog.returnValue = "";
  dialog.onclose = () => {
    if (dialog.returnValue !== "submit") return;
    const texts = [...$("fields").querySelectorAll("input, textarea")].map(field => [field.name, field.value]);
    const picks = [...$("fields").querySelectorAll("select")].map(field => [field.name, [...field.selectedOptions].map(option => option.value).filter(Boolean)]);
    submit(Object.fromEntries([...texts, ...picks]));
  };
  dialog.showModal();
}
