// The message box: plain text, or a slash command with option chips and live suggestions.
import { $, el } from "/dom.js";
import { say } from "/labels.js";

/** All runnable lines of a command: itself, or each of its subcommands. */
function lines(command) {
  const walk = (thing, words) => {
    const subs = (thing.options || []).filter(option => option.type <= 2);
    if (!subs.length) return [{ line: words.join(" "), about: thing.description, options: thing.options || [] }];
    return subs.flatMap(sub => walk(sub, [...words, sub.name]));
  };
  return walk(command, [command.name]);
}

export function composer({ commands, act, said, asked, notice, people, inDm }) {
  const box = $("line"), offers = $("offers"), chips = $("chips");
  let chosen = null, values = {}, shown = {}, current = null, list = [], at = 0, turn = 0, offeredFor = "";

  const reset = () => { chosen = null; values = {}; shown = {}; current = null; box.value = ""; offer([]); draw(); };
  const offer = items => {
    list = items; at = 0; offeredFor = box.value;
    offers.hidden = !items.length;
    box.setAttribute("aria-expanded", String(!!items.length));
    mark();
  };
  const mark = () => {
    offers.replaceChildren(...list.map((item, index) => {
      const row = el("li", { role: "option", id: "offer" + index, "aria-selected": String(index === at) },
        item.name, item.about ? el("span", { class: "dim" }, " " + item.about) : null);
      row.onmousedown = event => { event.preventDefault(); item.take(); };
      return row;
    }));
    box.setAttribute("aria-activedescendant", list.length ? "offer" + at : "");
    offers.children[at]?.scrollIntoView({ block: "nearest" });
  };
  const draw = () => {
    chips.replaceChildren();
    if (!chosen) { box.placeholder = say("Message, or / for a command"); return; }
    const away = el("button", { type: "button", title: say("Cancel this command") }, "/" + chosen.line + " ✕");
    away.onclick = () => { reset(); box.focus(); };
    chips.append(away, ...chosen.options.map(option => {
      const filled = option.name in values;
      const chip = el("button", { type: "button", class: option.required && !filled ? "missing" : "", title: option.description,
        "aria-current": current === option ? "true" : null }, option.name + (filled ? ": " + shown[option.name] : option.required ? " *" : ""));
      chip.onclick = () => focus(option);
      return chip;
    }));
    box.placeholder = current ? current.name + ": " + current.description : say("Enter to send");
  };
  const focus = option => { current = option || null; box.value = current && typeof values[current.name] === "string" ? values[current.name] : ""; draw(); suggest(); box.focus(); };
  const next = () => focus(chosen.options.find(option => option.required && !(option.name in values)));
  const set = (option, value, name) => { values[option.name] = value; shown[option.name] = name ?? String(value); next(); };
  const choose = entry => { chosen = entry; values = {}; shown = {}; next(); };

  async function suggest() {
    const mine = ++turn, typed = box.value;
    if (!chosen) {
      if (!typed.startsWith("/")) return offer([]);
      const wanted = typed.slice(1).toLowerCase();
      const fits = commands().filter(command => (command.type ?? 1) === 1 && (!command.contexts || command.contexts.includes(inDm() ? 1 : 0)));
      return offer(fits.flatMap(lines).filter(entry => entry.line.startsWith(wanted) || entry.line.includes(wanted))
        .slice(0, 25).map(entry => ({ name: "/" + entry.line, about: entry.about, take: () => choose(entry) })));
    }
    if (!current) return offer([]);
    const option = current, match = text => text.toLowerCase().includes(typed.toLowerCase());
    if (option.choices?.length) return offer(option.choices.filter(choice => match(choice.name)).map(choice => ({ name: choice.name, take: () => set(option, choice.value, choice.name) })));
    if (option.type === 5) return offer([[say("Yes"), true], [say("No"), false]].filter(([name]) => match(name)).map(([name, value]) => ({ name, take: () => set(option, value, name) })));
    if (option.type === 6 || option.type === 9) return offer(people().filter(person => match(person.name)).map(person => ({ name: "@" + person.name, take: () => set(option, person.id, "@" + person.name) })));
    if (!option.autocomplete) return offer([]);
    const found = await act("autocomplete", { line: chosen.line, options: given({ ...values, [option.name]: typed }), focused: option.name });
    if (mine === turn && Array.isArray(found)) offer(found.map(choice => ({ name: choice.name, take: () => set(option, option.type === 4 ? Number(choice.value) : choice.value, choice.name) })));
  }
  const given = from => chosen.options.filter(option => option.name in from).map(option => ({ name: option.name, type: option.type, value: from[option.name] }));

  async function send() {
    if (!chosen) {
      const text = box.value.trim();
      if (!text) return;
      if (text.startsWith("/")) {
        const exact = commands().flatMap(lines).find(entry => "/" + entry.line === text);
        return exact ? choose(exact) : notice(say("There is no such command."));
      }
      box.value = "";
      return said(text);
    }
    if (current && box.value) {
      const value = current.type === 4 || current.type === 10 ? Number(box.value) : box.value;
      if (Number.isNaN(value)) return notice(current.name + " " + say("takes a number."));
      values[current.name] = value; shown[current.name] = box.value;
    }
    const missing = chosen.options.find(option => option.required && !(option.name in values));
    if (missing) return focus(missing);
    const { line } = chosen, options = given(values);
    reset();
    asked(await act("slash", { line, options }));
  }

  box.oninput = () => { notice(""); suggest(); };
  box.onkeydown = event => {
    // Suggestions for what was typed before are shown until new ones come, but not taken.
    const open = list.length > 0 && offeredFor === box.value;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) { event.preventDefault(); at = (at + (event.key === "ArrowDown" ? 1 : list.length - 1)) % list.length; mark(); }
    else if (open && (event.key === "Tab" || event.key === "Enter")) { event.preventDefault(); list[at].take(); }
    else if (event.key === "Enter") { event.preventDefault(); send(); }
    else if (event.key === "Escape") reset();
    else if (event.key === "Backspace" && !box.value && chosen) { event.preventDefault(); reset(); }
  };
  box.onblur = () => setTimeout(() => { offers.hidden = true; }, 150);
  box.onfocus = () => suggest();
  draw();
  const run = async (line, options) => { reset(); asked(await act("slash", { line, options })); };
  return { reset, run, start: line => { const entry = commands().flatMap(lines).find(entry => entry.line === line); if (entry) choose(entry); } };
}
