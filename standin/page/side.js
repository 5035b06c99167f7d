// The left side: who you are, where you can go, and what is waiting for you there.
//
// A button stays the same node as long as it means the same thing: if it were replaced between
// the press and the release of the mouse, the click would be lost.
import { $, el, face, kept } from "/dom.js";
import { say } from "/labels.js";

const read = kept("read") || {};
export const newer = (one, other) => other && (!one || BigInt(other) > BigInt(one));
export const lastRead = mark => read[mark];
export function markRead(mark, last) {
  if (last && newer(read[mark], last)) { read[mark] = last; kept("read", read); }
}

const known = new Map();
/** The button of this name, with these contents; redrawn only if they changed. */
function button(name, contents, props, onclick) {
  const node = known.get(name) ?? el("button");
  known.set(name, node);
  const key = JSON.stringify([contents, props]);
  if (node.key !== key) {
    node.key = key;
    const { icon, text, note, badge } = contents;
    node.replaceChildren(...[icon === undefined ? face(text, true) : icon, text, note ? el("span", { class: "dim" }, note) : "",
      badge ? el("span", { class: "badge", "aria-label": badge + " new" }, String(badge)) : ""].filter(Boolean));
    for (const [attribute, value] of Object.entries(props)) {
      if (value === null) node.removeAttribute(attribute); else node.setAttribute(attribute, value);
    }
  }
  node.onclick = onclick;
  return node;
}

/** Puts the nodes into the box, if their order changed. */
function arrange(box, order, make) {
  const key = JSON.stringify(order);
  if (box.key === key) return;
  box.key = key;
  box.replaceChildren(...make());
}

export function side(state, me, here, { go, become, openDm, person, menu }) {
  let waiting = 0;
  const entry = (place, icon, text, direct) => {
    const mark = me + ":" + place.id, away = place.id !== here;
    const unread = away && newer(read[mark], place.last);
    const badge = away ? (direct ? place.recent : place.pings).filter(id => newer(read[mark], id)).length : 0;
    waiting += badge;
    const props = { class: (place.parent ? "thread " : "") + (unread ? "new" : ""), "aria-current": away ? null : "true", "data-channel": place.id };
    return button(place.id, { icon, text, badge }, props, () => go(place.id));
  };
  const threads = (guild, parent) => guild.channels.filter(place => place.parent === parent && !place.archived).map(place => entry(place, "↳", place.name));
  const bot = person(state.bot);
  const direct = state.dm ? entry(state.dm, undefined, bot, true) : button("dm", { text: bot }, {}, openDm);
  const parts = [...state.guilds.map(guild => [guild.name, guild.channels.filter(place => !place.parent).flatMap(place => [entry(place, "#", place.name), ...threads(guild, place.id)])]),
    [say("Direct messages"), [direct]]];
  const order = [me, ...state.guilds.map(guild => [guild.name, guild.channels.map(place => [place.id, place.archived])]), state.dm?.id];
  arrange($("places"), order, () => parts.flatMap(([name, nodes]) => [el("h2", {}, name), el("ul", {}, ...nodes.map(node => el("li", {}, node)))]));
  const people = state.people.filter(one => !one.bot);
  const faces = people.map(one => button(one.id, { text: one.name, note: one.dms_closed ? say("DMs closed") : "" },
    { role: "radio", "aria-checked": String(one.id === me) }, () => become(one.id)));
  // As in Discord: the other button of the mouse, a long press, or the key for it.
  faces.forEach((node, index) => { node.oncontextmenu = event => { event.preventDefault(); menu(people[index].id); }; });
  arrange($("people"), people.map(one => one.id), () => faces);
  $("dms").checked = !!people.find(one => one.id === me)?.dms_closed;
  $("broken").textContent = state.faults ? say("Trouble is waiting to happen.") : "";
  $("elsewhere").textContent = String(waiting);
  $("elsewhere").hidden = !waiting;
  $("menu").ariaLabel = say("Channels and accounts") + (waiting ? `, ${waiting} ` + say("new") : "");
  return waiting;
}
