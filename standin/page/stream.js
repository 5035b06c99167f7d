// The stream: draws only what changed, and stays where the reader is looking.
//
// At the end it follows new messages. If you have scrolled up, or work in a panel further up, it
// does not pull you away: a button announces new messages instead.
import { $, el } from "/dom.js";
import { row } from "/message.js";

const NEAR = 80, A_MOMENT = 5 * 60 * 1000;
let shown = new Map(), place = null, atEnd = true, held = null, newest = null, ours = 0;

const box = $("stream"), list = $("messages");
const down = () => { ours = box.scrollTop = box.scrollHeight; ours = box.scrollTop; };
const near = () => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;

/** Keeps the chosen place in sight after anything has changed its height. */
function settle() {
  const node = held && list.querySelector(`li[data-id="${held}"]`);
  if (node) {
    node.scrollIntoView({ block: "nearest" });
    // What can be pressed comes first where not all of it fits.
    [...node.querySelectorAll(".row")].at(-1)?.scrollIntoView({ block: "nearest" });
    ours = box.scrollTop;
  }
  else if (atEnd) down();
  if (near()) $("present").hidden = true;
}
new ResizeObserver(settle).observe(list);
new ResizeObserver(settle).observe(box);
box.addEventListener("scroll", () => {
  if (Math.abs(box.scrollTop - ours) < 2) return;
  held = null;
  atEnd = near();
  if (atEnd) $("present").hidden = true;
});

/** Goes to the newest message and follows from there. */
export function toEnd() { held = null; atEnd = true; $("present").hidden = true; down(); }
/** Keeps a message in sight, because somebody works in it. */
export function hold(id) { held = id; atEnd = false; }
/** Keeps the newest panel that is not among the known ones in sight. */
export function holdNew(known) {
  const panels = [...list.querySelectorAll("li.hush")].filter(node => node.querySelector(".row") && !known.has(node.dataset.id));
  if (panels.length) { hold(panels.at(-1).dataset.id); settle(); }
}
/** The messages that are shown. */
export const present = () => new Set(shown.keys());
$("present").onclick = toEnd;

/** What somebody who hears the page is told of a new message. */
function tell(node) {
  const words = [...node.querySelectorAll(".by, .said > .text")].map(part => part.textContent).join(": ");
  $("news").textContent = words.length > 300 ? words.slice(0, 300) + "…" : words;
}

/** Where the focus was: its control, and the message around it. */
function focus() {
  const control = list.contains(document.activeElement) ? document.activeElement : null;
  return control && { control: control.dataset.id, message: control.closest("#messages > li")?.dataset.id };
}
/** Brings the focus back to the same control, to the first one of the same message, or to the message. */
function refocus(was) {
  const find = id => list.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const message = was.message && find(was.message), same = was.control && find(was.control);
  const first = message?.querySelector(".row button:enabled, .row select:enabled") ?? message;
  if (first && first === message) first.tabIndex = -1;
  (same ?? first)?.focus({ preventScroll: true });
}

const author = message => message.author.id + (message.ephemeral ? "!" : "") + (message.pinged ? "?" : "");

/** Draws the messages of a place; `unread` is the first one not seen yet. */
export function draw(here, messages, unread) {
  const known = here === place;
  // What was told elsewhere, or to somebody else, is not told here.
  if (!known) { shown = new Map(); list.replaceChildren(); $("news").textContent = ""; place = here; newest = null; held = null; atEnd = true; }
  const focused = focus();
  const fresh = new Map();
  let above = null, day = null;
  const nodes = messages.flatMap(message => {
    const at = new Date(message.timestamp), today = at.toDateString();
    const follows = above && !message.ephemeral && !message.answers && !message.referenced_message && author(above) === author(message) && today === day
      && at - new Date(above.timestamp) < A_MOMENT && message.id !== unread;
    const key = JSON.stringify([follows, message]).replace(/\?ex=[^"]*/g, "");
    const known = shown.get(message.id);
    const node = known?.key === key ? known.node : row(message, follows);
    node.classList.toggle("unread", message.id === unread);
    fresh.set(message.id, { key, node });
    const line = today === day ? [] : [el("li", { class: "day" }, at.toLocaleDateString(undefined, { dateStyle: "full" }))];
    above = message; day = today;
    return [...line, node];
  });
  shown = fresh;
  const same = nodes.length === list.children.length && nodes.every((node, index) => list.children[index] === node);
  if (!same) {
    // Nodes that stay are not moved: a picture would load again and an open menu would close.
    const keep = new Set(nodes);
    for (const old of [...list.children]) if (!keep.has(old)) old.remove();
    nodes.forEach((node, index) => { if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null); });
    if (focused && !list.contains(document.activeElement)) refocus(focused);
  }
  const last = messages.at(-1)?.id ?? null;
  if (last !== newest && newest !== null && !atEnd) $("present").hidden = false;
  if (last !== newest && known) tell(shown.get(last).node);
  newest = last;
  settle();
}
