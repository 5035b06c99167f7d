// What a newcomer sees: a card at the top of every channel, and help beside it.
import { $, el, kept } from "/dom.js";
import { markdown } from "/markdown.js";

let drawn = "";

/** Draws the card and the help, once per change. `run` sends a command, `start` begins one. */
export function welcome(about, inServer, connected, { run, start, tools }) {
  $("welcome").hidden = !about || !inServer;
  $("ask").hidden = !about?.help;
  const key = JSON.stringify([about, connected]);
  if (!about || key === drawn) return;
  drawn = key;
  const offers = about.offers.map((offer, index) => {
    const button = el("button", { class: index ? "" : "primary", disabled: !connected }, offer.label);
    button.onclick = () => offer.options ? run(offer.line, offer.options) : start(offer.line);
    return button;
  });
  $("welcome").replaceChildren(el("h2", {}, about.heading), markdown(about.text, tools), el("div", { class: "row" }, ...offers));
  $("lesson").replaceChildren(markdown(about.help ?? "", tools));
  show(!!about.help && kept("help") !== false && wide.matches);
}

// On a narrow screen, help covers the messages, so there it opens only when asked for.
const wide = matchMedia("(min-width: 72rem)");
wide.onchange = () => { if (!wide.matches) show(false); };

function show(open) {
  $("help").hidden = !open;
  $("ask").setAttribute("aria-expanded", String(open));
}
const choose = open => { show(open); kept("help", open); if (open) $("enough").focus(); else $("ask").focus(); };
$("ask").onclick = () => choose($("help").hidden);
$("enough").onclick = () => choose(false);
$("help").onkeydown = event => { if (event.key === "Escape") choose(false); };
