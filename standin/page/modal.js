// A form the bot opens over the page.
import { $, el } from "/dom.js";

/** Shows the form; `submit` gets what was written, unless the person gave up. */
export function openModal(modal, submit) {
  const dialog = $("modal");
  dialog.querySelector("h2").textContent = modal.title;
  const inputs = modal.components.flatMap(outer => (outer.components ?? [outer.component]).filter(Boolean).map(input => ({ ...input, label: input.label ?? outer.label })));
  $("fields").replaceChildren(...inputs.map(input => {
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
    submit(Object.fromEntries([...$("fields").querySelectorAll("input, textarea")].map(field => [field.name, field.value])));
  };
  dialog.showModal();
}
