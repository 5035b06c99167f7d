// A small Discord in the browser: whoever you choose to be, you see exactly what they would see.
import { $, kept } from "/dom.js";
import { agoAgain } from "/markdown.js";
import { composer } from "/composer.js";
import { use } from "/message.js";
import { openModal } from "/modal.js";
import { openPerson } from "/person.js";
import { draw, hold, holdNew, present, toEnd } from "/stream.js";
import { lastRead, markRead, newer, side } from "/side.js";
import { described, say, speak } from "/labels.js";
import { welcome } from "/welcome.js";

let me = kept("me"), here = kept("here"), state = null, unread = { mark: "", first: null };
const mark = () => me + ":" + here;

async function ask(path, body) {
  try {
    const answer = await fetch("/client/" + path, body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const result = await answer.json();
    if (result.error) notice(result.error);
    return result;
  } catch {
    return { error: say("The page's server does not answer.") };
  }
}
const act = (what, body = {}) => { notice(""); return ask(what, { user: me, channel: here, ...body }); };
const notice = text => { $("notice").textContent = text; };
const person = id => state?.people.find(one => one.id === id)?.name ?? say("somebody");
const places = () => [...(state?.guilds.flatMap(guild => guild.channels) ?? []), ...(state?.dm ? [state.dm] : [])];
const inDm = () => state?.dm?.id === here;

const tools = {
  person, people: () => state?.people ?? [],
  channel: id => places().find(place => place.id === id)?.name ?? "channel",
  command: line => box.start(line),
  menu, go: id => { if (!places().some(place => place.id === id)) return false; go(id); return true; },
  dismiss: id => { kept("dismissed", [...(kept("dismissed") || []), id].slice(-500)); refresh(); },
  // A panel that changes in place is kept in sight; an answer of its own is at the end.
  used: async (message, what, body) => {
    if (message.ephemeral || inDm()) hold(message.id); else toEnd();
    await follow(await act(what, body));
  },
};
use(tools);

const box = composer({
  commands: () => (state?.commands ?? []).map(command => described(command, state.people.find(one => one.id === me)?.locale)), act, notice, people: () => state?.people ?? [], inDm,
  said: text => { toEnd(); return act("say", { text }); },
  asked: made => { toEnd(); return follow(made); },
});

/** The menu of a person, with what can be used here. */
function menu(id) {
  const locale = state.people.find(one => one.id === me)?.locale, where = inDm() ? 1 : 0;
  const entries = state.commands.filter(command => command.type === 2 && (!command.contexts || command.contexts.includes(where)));
  openPerson(person(id), entries.map(({ name, name_localizations: names }) => ({ name, label: names?.[locale] ?? name })),
    async name => { toEnd(); await follow(await act("menu", { target: id, name })); });
}

let under = 0;
const busyWith = more => { under += more; $("stream").setAttribute("aria-busy", String(under > 0)); };

/** Follows an interaction until it is answered, fails, or opens a form. */
async function follow(made) {
  if (!made.interaction) return;
  const known = present();
  busyWith(1);
  for (;;) {
    const now = await ask("interaction?id=" + made.interaction);
    if (now.modal) openModal(now.modal, async texts => follow(await act("modal", { opened: made.interaction, texts })));
    if (now.failed) notice(say("The application did not respond. Try again."));
    if (now.acknowledged || now.failed || now.error) break;
    await new Promise(resolve => setTimeout(resolve, 60));
  }
  await refresh();
  holdNew(known);
  busyWith(-1);
}

function go(id) {
  here = id;
  kept("here", here);
  box.reset();
  drawer(false);
  refresh();
}

function become(id) {
  if (inDm()) here = null;
  me = id;
  kept("me", me);
  box.reset();
  drawer(false);
  refresh();
}

let busy = null, again = false;
/** Asks what there is to see and draws it; calls during a drawing make one more. */
function refresh() {
  again = true;
  busy ??= (async () => {
    while (again) { again = false; await look(); }
    busy = null;
  })();
  return busy;
}

async function look() {
  const now = await ask("state?user=" + (me ?? 0));
  if (now.error) return;
  state = now;
  speak(state.welcome);
  const people = state.people.filter(one => !one.bot);
  if (!people.some(one => one.id === me)) { me = people[0]?.id ?? null; again = me !== null; return; }
  if (!places().some(place => place.id === here)) here = state.guilds[0]?.channels[0]?.id ?? null;
  const place = places().find(one => one.id === here), bot = person(state.bot);
  $("bot").textContent = bot + " " + say(state.connected ? "is online" : "is offline");
  $("title").textContent = !place ? say("Nothing here") : place.name ? "# " + place.name : bot;
  const at = mark(), seen = here ? await ask(`messages?user=${me}&channel=${here}`) : { messages: [] };
  if (seen.error || at !== mark()) { again = at !== mark(); return; }
  $("typing").textContent = seen.typing ? bot + " " + say("is typing…") : "";
  const gone = new Set(kept("dismissed") || []), messages = seen.messages.filter(message => !gone.has(message.id));
  // Where reading stopped is found on arrival and stays until one leaves.
  if (unread.mark !== at) {
    const last = lastRead(at), first = last && messages.find(message => newer(last, message.id) && message.author.id !== me);
    unread = { mark: at, first: first?.id ?? null };
  }
  welcome(state.welcome, !inDm(), state.connected, { run: box.run, start: box.start, tools });
  draw(at, messages, unread.first);
  if (!document.hidden) markRead(at, place?.last);
  const waiting = side(state, me, here, { go, become, person, menu, openDm: async () => go((await act("dm")).channel) });
  document.title = (waiting ? `(${waiting}) ` : "") + $("title").textContent;
}

function live() {
  const socket = new WebSocket(`ws://${location.host}/client/live`);
  socket.onmessage = refresh;
  socket.onclose = () => { $("bot").textContent = say("The page's server is gone; reconnecting…"); setTimeout(live, 1000); };
}

function drawer(open) {
  $("side").classList.toggle("open", open);
  $("menu").setAttribute("aria-expanded", String(open));
}
$("menu").onclick = () => drawer(!$("side").classList.contains("open"));
$("shade").onclick = () => drawer(false);
$("side").onkeydown = event => { if (event.key === "Escape") { drawer(false); $("menu").focus(); } };
$("newcomer").onsubmit = async event => {
  event.preventDefault();
  const made = await act("person", { name: event.target.elements.name.value });
  if (made.user) { event.target.reset(); become(made.user); }
};
$("dms").onchange = event => act("trouble", { kind: "dms", on: event.target.checked });
for (const button of document.querySelectorAll("[data-trouble]")) button.onclick = () => act("trouble", { kind: button.dataset.trouble }).then(refresh);
document.addEventListener("visibilitychange", refresh);
setInterval(agoAgain, 15000);
live();
