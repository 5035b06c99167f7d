// A small Discord in the browser: whoever you choose to be, you see exactly what they would see.
import { el, markdown } from "/markdown.js";
import { composer } from "/composer.js";

const $ = id => document.getElementById(id);
const kept = (key, value) => value === undefined ? JSON.parse(localStorage.getItem(key) ?? "null") : localStorage.setItem(key, JSON.stringify(value));

let me = kept("me"), here = kept("here"), state = null, drawn = "", pending = new Set();
const read = kept("read") || {};
const mark = () => me + ":" + here;

async function ask(path, body) {
  const answer = await fetch("/client/" + path, body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const result = await answer.json().catch(() => ({ error: "The stand-in does not answer." }));
  notice(result.error || "");
  return result;
}
const act = (what, body = {}) => ask(what, { user: me, channel: here, ...body });
const notice = text => { $("notice").textContent = text; };
const person = id => state?.people.find(one => one.id === id)?.name ?? "somebody";
const places = () => [...(state?.guilds.flatMap(guild => guild.channels) ?? []), ...(state?.dm ? [state.dm] : [])];
const tools = { person, channel: id => places().find(place => place.id === id)?.name ?? "channel", command: line => box.start(line) };
const newer = (one, other) => other && (!one || BigInt(other) > BigInt(one));

const box = composer({
  commands: () => state?.commands ?? [], act, notice, people: () => state?.people ?? [],
  inDm: () => state?.dm?.id === here,
  said: text => act("say", { text }), asked: made => follow(made),
});

/** Follows an interaction until it is answered, fails, or opens a modal. */
async function follow(made) {
  if (!made.interaction) return;
  pending.add(made.interaction);
  for (let round = 0; round < 40; round += 1) {
    const now = await ask("interaction?id=" + made.interaction);
    if (now.modal) openModal(made.interaction, now.modal);
    if (now.failed) notice("The application did not respond.");
    if (now.acknowledged || now.failed || now.error) break;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  pending.delete(made.interaction);
  refresh();
}

function openModal(opened, modal) {
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
  dialog.onclose = async () => {
    if (dialog.returnValue !== "submit") return;
    const texts = Object.fromEntries([...$("fields").querySelectorAll("input, textarea")].map(field => [field.name, field.value]));
    follow(await act("modal", { opened, texts }));
  };
  dialog.showModal();
}

function component(message, thing) {
  if (thing.type === 2) {
    if (thing.style === 5) return el("a", { href: thing.url, rel: "noreferrer noopener", target: "_blank" }, thing.label ?? thing.url);
    const button = el("button", { class: "s" + thing.style, disabled: !!thing.disabled, "data-id": thing.custom_id }, [thing.emoji?.name, thing.label].filter(Boolean).join(" "));
    button.onclick = async () => { button.disabled = true; await follow(await act("press", { message: message.id, custom_id: thing.custom_id })); button.disabled = !!thing.disabled; };
    return button;
  }
  const most = thing.max_values ?? 1, least = thing.min_values ?? 1;
  const options = thing.options ?? state.people.filter(one => thing.type === 5 && !one.bot).map(one => ({ label: one.name, value: one.id }));
  const select = el("select", { disabled: !!thing.disabled, multiple: most > 1, "data-id": thing.custom_id, "aria-label": thing.placeholder ?? "Choose" },
    most > 1 ? null : el("option", { value: "" }, thing.placeholder ?? "Choose"),
    ...options.map(option => { const row = el("option", { value: option.value }, option.label + (option.description ? " · " + option.description : "")); row.selected = !!option.default; return row; }));
  const send = async () => {
    const values = [...select.selectedOptions].map(option => option.value).filter(Boolean);
    if (values.length >= least) follow(await act("select", { message: message.id, custom_id: thing.custom_id, values }));
  };
  if (most === 1) { select.onchange = send; return select; }
  const done = el("button", {}, "Choose");
  done.onclick = send;
  return el("span", {}, select, " ", done);
}

function layout(message, thing) {
  if (thing.type === 1) return el("div", { class: "row" }, ...thing.components.map(inner => component(message, inner)));
  if (thing.type === 10) return markdown(thing.content, tools);
  if (thing.components) return el("div", { class: "embed" }, ...thing.components.map(inner => layout(message, inner)), thing.accessory ? component(message, thing.accessory) : null);
  return el("hr");
}

function shot(address, alt) {
  const url = new URL(address, location.href), image = el("img", { src: url.pathname + url.search, alt: alt ?? "" });
  const button = el("button", { class: "shot", "aria-label": "Enlarge: " + (alt ?? "picture") }, image);
  button.onclick = () => { const large = $("large"), big = large.querySelector("img"); big.src = image.src; big.alt = alt ?? ""; large.showModal(); };
  return button;
}

function embed(shape) {
  const card = el("div", { class: "embed" }, shape.author ? el("div", { class: "dim" }, shape.author.name) : null, shape.title ? el("h3", {}, shape.title) : null,
    shape.description ? markdown(shape.description, tools) : null,
    shape.fields?.length ? el("div", { class: "fields" }, ...shape.fields.map(field => el("div", { class: field.inline ? "inline" : "" }, el("strong", {}, field.name), markdown(field.value, tools)))) : null,
    shape.image ? shot(shape.image.url, shape.title) : null, shape.footer ? el("div", { class: "dim" }, shape.footer.text) : null);
  if (shape.color) card.style.borderColor = "#" + shape.color.toString(16).padStart(6, "0");
  return card;
}

function row(message) {
  const at = new Date(message.timestamp), hidden = kept("dismissed") || [];
  if (hidden.includes(message.id)) return null;
  const files = message.attachments.map(file => file.content_type?.startsWith("image/") ? shot(file.url, file.description) : el("a", { href: new URL(file.url).pathname, download: file.filename }, file.filename));
  const item = el("li", { class: (message.ephemeral ? "hush " : "") + (message.pinged ? "pinged" : ""), "data-id": message.id },
    message.answers ? el("div", { class: "note" }, person(message.answers.user) + " used " + message.answers.line) : null,
    message.referenced_message ? el("div", { class: "note" }, "↪ " + person(message.referenced_message.author.id) + ": " + message.referenced_message.content.slice(0, 80)) : null,
    el("div", {}, el("span", { class: "by" }, person(message.author.id)), " ", message.author.bot ? el("span", { class: "tag" }, "APP") : null, " ",
      el("time", { datetime: message.timestamp, title: at.toLocaleString() }, at.toLocaleTimeString(undefined, { timeStyle: "short" }))),
    message.thinking ? el("em", { class: "dim" }, person(message.author.id) + " is thinking…") : markdown(message.content, tools),
    message.edited_timestamp ? el("span", { class: "dim" }, "(edited)") : null,
    ...message.embeds.map(embed), ...files, ...message.components.map(thing => layout(message, thing)));
  if (message.ephemeral) {
    const away = el("button", {}, "Dismiss");
    away.onclick = () => { kept("dismissed", [...hidden, message.id].slice(-200)); drawn = ""; refresh(); };
    item.append(el("div", { class: "note" }, "Only you can see this · ", away));
  }
  return item;
}

function sidebar() {
  const entry = (place, name) => {
    const unread = newer(read[me + ":" + place.id], place.last) && place.id !== here;
    const pings = place.pings.filter(id => newer(read[me + ":" + place.id], id)).length;
    const button = el("button", { class: (place.parent ? "thread " : "") + (unread ? "new" : ""), "aria-current": place.id === here ? "true" : null, "data-channel": place.id },
      name, pings && place.id !== here ? el("span", { class: "badge", "aria-label": pings + " mentions" }, String(pings)) : null);
    button.onclick = () => { here = place.id; kept("here", here); box.reset(); $("side").classList.remove("open"); drawn = ""; refresh(); };
    return el("li", {}, button);
  };
  const threads = (guild, parent) => guild.channels.filter(place => place.parent === parent && !place.archived).map(place => entry(place, "↳ " + place.name));
  const open = el("button", {}, "Open direct messages");
  open.onclick = async () => { here = (await act("dm")).channel; kept("here", here); drawn = ""; refresh(); };
  $("places").replaceChildren(el("h2", {}, "Direct messages"), el("ul", {}, state.dm ? entry(state.dm, "✉ " + person(state.bot)) : el("li", {}, open)),
    ...state.guilds.flatMap(guild => [el("h2", {}, guild.name), el("ul", {}, ...guild.channels.filter(place => !place.parent).flatMap(place => [entry(place, "# " + place.name), ...threads(guild, place.id)]))]));
  $("people").replaceChildren(...state.people.filter(one => !one.bot).map(one => {
    const button = el("button", { role: "radio", "aria-checked": String(one.id === me) }, one.name, one.dms_closed ? el("span", { class: "dim" }, "DMs closed") : null);
    button.onclick = () => become(one.id);
    return button;
  }));
  $("dms").checked = !!state.people.find(one => one.id === me)?.dms_closed;
}

function become(id) {
  const inDm = state?.dm?.id === here;
  me = id; kept("me", me);
  if (inDm) here = null;
  box.reset(); drawn = ""; refresh();
}

let busy = false, again = false;
async function refresh() {
  if (busy) { again = true; return; }
  busy = true;
  try {
    state = await ask("state?user=" + (me ?? 0));
    const people = state.people.filter(one => !one.bot);
    if (!people.some(one => one.id === me)) { me = people[0]?.id ?? null; again = true; return; }
    if (!places().some(place => place.id === here)) here = state.guilds[0]?.channels[0]?.id ?? null;
    $("bot").textContent = state.connected ? person(state.bot) + " is online" : person(state.bot) + " is offline";
    const place = places().find(one => one.id === here);
    $("title").textContent = place ? (place.name ? "# " + place.name : person(state.bot)) : "Nothing here";
    document.title = $("title").textContent + " · Stand-in";
    const { messages, typing } = here ? await ask(`messages?user=${me}&channel=${here}`) : { messages: [], typing: false };
    $("typing").textContent = typing ? person(state.bot) + " is typing…" : "";
    const fresh = JSON.stringify([mark(), messages]).replace(/\?ex=[^"]*/g, "");
    if (fresh !== drawn) {
      const stream = $("stream"), low = stream.scrollHeight - stream.scrollTop - stream.clientHeight < 80 || !drawn.startsWith(`["${mark()}"`);
      const focused = stream.contains(document.activeElement) ? document.activeElement.dataset.id : null;
      stream.replaceChildren(...messages.map(row).filter(Boolean));
      if (focused) stream.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus();
      if (low) stream.scrollTop = stream.scrollHeight;
      drawn = fresh;
    }
    if (place?.last && newer(read[mark()], place.last)) { read[mark()] = place.last; kept("read", read); }
    sidebar();
  } finally {
    busy = false;
    if (again) { again = false; refresh(); }
  }
}

function live() {
  const socket = new WebSocket(`ws://${location.host}/client/live`);
  socket.onmessage = refresh;
  socket.onclose = () => { $("bot").textContent = "The stand-in is gone; trying again…"; setTimeout(live, 1000); };
}

$("menu").onclick = () => $("menu").setAttribute("aria-expanded", String($("side").classList.toggle("open")));
$("newcomer").onsubmit = async event => {
  event.preventDefault();
  const made = await ask("person", { name: event.target.elements.name.value });
  if (made.user) { event.target.reset(); become(made.user); }
};
$("dms").onchange = event => act("trouble", { kind: "dms", on: event.target.checked });
for (const button of document.querySelectorAll("[data-trouble]")) button.onclick = () => act("trouble", { kind: button.dataset.trouble });
live();
