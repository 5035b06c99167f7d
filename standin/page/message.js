// One message as it looks: words, cards, files, and controls that can be used.
import { $, el, face } from "/dom.js";
import { say } from "/labels.js";
import { emoji, markdown } from "/markdown.js";

/** What every message needs of the page: names, who is there, and how to act. */
let page;
export const use = tools => { page = tools; };

/** Acts unless an act of this control is under way. It is not disabled meanwhile: it would lose the focus. */
async function once(node, act) {
  if (node.ariaDisabled === "true") return;
  node.ariaDisabled = "true";
  await act();
  node.ariaDisabled = null;
}

function button(message, thing) {
  if (thing.style === 5) return el("a", { href: thing.url, rel: "noreferrer noopener", target: "_blank" }, thing.label ?? thing.url);
  const node = el("button", { class: "s" + thing.style, disabled: !!thing.disabled, "data-id": thing.custom_id },
    thing.emoji?.id ? emoji(thing.emoji.id) : null, [thing.emoji?.id ? null : thing.emoji?.name, thing.label].filter(Boolean).join(" "));
  node.onclick = () => once(node, () => page.used(message, "press", { message: message.id, custom_id: thing.custom_id }));
  return node;
}

function select(message, thing) {
  const most = thing.max_values ?? 1, least = thing.min_values ?? 1;
  const everybody = () => page.people().filter(one => thing.type === 5 && !one.bot).map(one => ({ label: one.name, value: one.id }));
  const options = (thing.options ?? everybody()).map(option => {
    // Where the browser cannot show a picture in an option, its name stands alone.
    const row = el("option", { value: option.value }, option.emoji?.id ? emoji(option.emoji.id) : null,
      option.label + (option.description ? " · " + option.description : ""));
    row.selected = !!option.default;
    return row;
  });
  const node = el("select", { disabled: !!thing.disabled, multiple: most > 1, "data-id": thing.custom_id, "aria-label": thing.placeholder ?? "Choose" },
    most > 1 ? null : el("option", { value: "" }, thing.placeholder ?? "Choose"), ...options);
  const send = async () => {
    const values = [...node.selectedOptions].map(option => option.value).filter(Boolean);
    if (values.length < least) return;
    await once(node, () => page.used(message, "select", { message: message.id, custom_id: thing.custom_id, values }));
    if (most === 1) node.value = "";
  };
  if (most === 1) { node.onchange = send; return node; }
  const done = el("button", {}, "Choose");
  done.onclick = send;
  return el("span", {}, node, " ", done);
}

const component = (message, thing) => thing.type === 2 ? button(message, thing) : select(message, thing);

function layout(message, thing) {
  if (thing.type === 1) return el("div", { class: "row" }, ...thing.components.map(inner => component(message, inner)));
  if (thing.type === 10) return markdown(thing.content, page);
  if (thing.type === 12) return el("div", {}, ...thing.items.map(item => shot(item.media.url, item.description)));
  const inside = (thing.components ?? []).map(inner => layout(message, inner));
  if (thing.type === 9) return el("div", { class: "section" }, el("div", {}, ...inside), el("div", { class: "row" }, component(message, thing.accessory)));
  if (thing.type !== 17) return el("hr");
  const card = el("div", { class: "embed" }, ...inside);
  if (thing.accent_color != null) card.style.borderLeftColor = "#" + thing.accent_color.toString(16).padStart(6, "0");
  return card;
}

/** A picture; pressed, it fills the screen, and pressed there, it shows every dot. */
function shot(address, alt) {
  const url = new URL(address, location.href), image = el("img", { src: url.pathname + url.search, alt: alt ?? "" });
  const node = el("button", { class: "shot", "aria-label": say("Enlarge:") + " " + (alt ?? say("picture")) }, image);
  node.onclick = () => {
    const large = $("large"), big = large.querySelector("img");
    large.classList.remove("full");
    big.src = image.src; big.alt = alt ?? "";
    big.onclick = () => large.classList.toggle("full");
    large.onclick = event => { if (event.target === large) large.close(); };
    large.showModal();
  };
  return node;
}

function embed(shape) {
  const field = one => el("div", { class: one.inline ? "inline" : "" }, el("strong", {}, one.name), markdown(one.value, page));
  const card = el("div", { class: "embed" }, shape.author ? el("div", { class: "dim" }, shape.author.name) : null, shape.title ? el("h3", {}, shape.title) : null,
    shape.description ? markdown(shape.description, page) : null,
    shape.fields?.length ? el("div", { class: "fields" }, ...shape.fields.map(field)) : null,
    shape.image ? shot(shape.image.url, shape.title) : null, shape.footer ? el("div", { class: "dim" }, shape.footer.text) : null);
  if (shape.color) card.style.borderColor = "#" + shape.color.toString(16).padStart(6, "0");
  return card;
}

const file = one => one.content_type?.startsWith("image/") ? shot(one.url, one.description)
  : el("div", {}, el("a", { href: new URL(one.url).pathname + new URL(one.url).search, download: one.filename }, one.filename));

function thinking(name) {
  return el("em", { class: "dim thinking" }, name + " " + say("is thinking"), el("i", {}, "."), el("i", {}, "."), el("i", {}, "."));
}

/** A message as a row of the stream. `follows`: same author as the one above, a moment later. */
export function row(message, follows) {
  const at = new Date(message.timestamp), name = page.person(message.author.id);
  const by = el(message.author.bot ? "span" : "button", { class: "by" }, name);
  if (!message.author.bot) by.onclick = () => page.menu(message.author.id);
  const head = el("div", {}, by, " ", message.author.bot ? el("span", { class: "tag" }, "APP") : null, " ",
    el("time", { datetime: message.timestamp, title: at.toLocaleString() }, at.toLocaleTimeString(undefined, { timeStyle: "short" })));
  const said = el("div", { class: "said" },
    message.answers ? el("div", { class: "note" }, page.person(message.answers.user) + " " + say("used") + " " + message.answers.line) : null,
    message.referenced_message ? el("div", { class: "note" }, "↪ " + page.person(message.referenced_message.author.id) + ": " + message.referenced_message.content.slice(0, 80)) : null,
    follows ? null : head,
    message.thinking ? thinking(name) : markdown(message.content, page),
    message.edited_timestamp && !message.ephemeral ? el("span", { class: "dim" }, say("(edited)")) : null,
    ...message.embeds.map(embed), ...message.attachments.map(file), ...message.components.map(thing => layout(message, thing)));
  if (message.ephemeral) {
    const away = el("button", {}, say("Dismiss"));
    away.onclick = () => page.dismiss(message.id);
    said.append(el("div", { class: "note" }, say("Only you can see this") + " · ", away));
  }
  const kind = [follows ? "" : "first", message.ephemeral ? "hush" : "", message.pinged ? "pinged" : ""];
  return el("li", { class: kind.filter(Boolean).join(" "), "data-id": message.id }, follows ? el("span", { class: "gap" }) : face(name), said);
}
