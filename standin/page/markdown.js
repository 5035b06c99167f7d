// Discord's markdown as DOM nodes.
import { el } from "/dom.js";

const spans = [
  [/^`([^`]+)`/, m => el("code", {}, m[1])],
  [/^\|\|([\s\S]+?)\|\|/, (m, t) => {
    const spoiler = el("button", { class: "spoiler", "aria-label": "Spoiler" }, ...inline(m[1], t));
    spoiler.onclick = () => spoiler.classList.toggle("open");
    return spoiler;
  }],
  [/^\*\*([\s\S]+?)\*\*/, (m, t) => el("strong", {}, ...inline(m[1], t))],
  [/^__([\s\S]+?)__/, (m, t) => el("u", {}, ...inline(m[1], t))],
  [/^~~([\s\S]+?)~~/, (m, t) => el("s", {}, ...inline(m[1], t))],
  [/^\*([^*\s][^*]*)\*/, (m, t) => el("em", {}, ...inline(m[1], t))],
  [/^_([^_\s][^_]*)_(?!\w)/, (m, t) => el("em", {}, ...inline(m[1], t))],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^)\s>]+)>?\)/, (m, t) => {
    const node = link(m[2], ...inline(m[1], t)), place = /discord\.com\/channels\/(?:@me|\d+)\/(\d+)/.exec(m[2]);
    node.onclick = event => { if (place && t.go(place[1])) event.preventDefault(); };
    return node;
  }],
  [/^<@!?(\d+)>/, (m, t) => {
    const button = el("button", { class: "mention" }, "@" + t.person(m[1]));
    button.onclick = () => t.menu(m[1]);
    return button;
  }],
  [/^<@&(\d+)>/, () => mention("@role")],
  [/^<#(\d+)>/, (m, t) => mention("#" + t.channel(m[1]))],
  [/^<\/([^:>]+):\d+>/, (m, t) => {
    const button = el("button", { class: "mention" }, "/" + m[1]);
    button.onclick = () => t.command(m[1]);
    return button;
  }],
  [/^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, m => time(Number(m[1]), m[2] || "f")],
  [/^<a?:\w+:(\d+)>/, m => emoji(m[1])],
  [/^<(https?:\/\/[^>\s]+)>/, m => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]+/, m => link(m[0], m[0])],
  [/^\\([^\w\s])/, m => document.createTextNode(m[1])],
];

/** An emoji of the application. It always stands beside a word, so it has none of its own. */
export const emoji = id => el("img", { class: "emoji", src: "/emojis/" + id + ".png", alt: "" });
const mention = text => el("span", { class: "mention" }, text);
const link = (href, ...inside) => el("a", { href, rel: "noreferrer noopener", target: "_blank" }, ...inside);

const shapes = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const steps = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const ago = seconds => {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = steps.find(([, size]) => Math.abs(away) >= size) || ["second", 1];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(away / size), unit);
};
const time = (seconds, style) => {
  const at = new Date(seconds * 1000);
  const text = style === "R" ? ago(seconds) : at.toLocaleString(undefined, shapes[style]);
  return el("time", { datetime: at.toISOString(), title: at.toLocaleString(), "data-ago": style === "R" ? String(seconds) : null }, text);
};

function inline(text, tools) {
  const nodes = [];
  let plain = "", rest = text;
  const flush = () => { if (plain) nodes.push(document.createTextNode(plain)); plain = ""; };
  while (rest) {
    const hit = spans.map(([shape, make]) => [shape.exec(rest), make]).find(([match]) => match);
    if (hit) { flush(); nodes.push(hit[1](hit[0], tools)); rest = rest.slice(hit[0][0].length); }
    else if (rest[0] === "\n") { flush(); nodes.push(el("br")); rest = rest.slice(1); }
    else { plain += rest[0]; rest = rest.slice(1); }
  }
  flush();
  return nodes;
}

export function markdown(text, tools) {
  const box = el("div", { class: "text" });
  for (const [index, part] of text.split(/```(?:\w*\n)?([\s\S]*?)```/).entries()) {
    if (index % 2) { box.append(el("pre", {}, part)); continue; }
    let lines = [];
    const flush = () => { if (lines.length) box.append(el("div", {}, ...inline(lines.join("\n"), tools))); lines = []; };
    for (const line of part.replace(/^\n|\n$/g, "").split("\n")) {
      const head = /^(#{1,3}) (.+)/.exec(line), small = /^-# (.+)/.exec(line);
      const quote = /^> (.*)/.exec(line), item = /^\s*[-*] (.+)/.exec(line), step = /^\s*\d+\. (.+)/.exec(line);
      if (!head && !small && !quote && !item && !step) { lines.push(line); continue; }
      flush();
      if (head) box.append(el("h" + (head[1].length + 2), {}, ...inline(head[2], tools)));
      else if (small) box.append(el("div", { class: "dim" }, ...inline(small[1], tools)));
      else if (quote) box.append(el("blockquote", {}, ...inline(quote[1], tools)));
      else {
        const kind = item ? "ul" : "ol";
        const list = box.lastChild?.localName === kind ? box.lastChild : box.appendChild(el(kind));
        list.append(el("li", {}, ...inline((item ?? step)[1], tools)));
      }
    }
    flush();
  }
  return box;
}

/** Makes "3 minutes ago" true again, everywhere on the page. */
export function agoAgain() {
  for (const node of document.querySelectorAll("time[data-ago]")) node.textContent = ago(Number(node.dataset.ago));
}
