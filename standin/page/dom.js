// Nodes without HTML: text is never parsed, so nothing a person writes can become markup.
export const $ = id => document.getElementById(id);

export const el = (tag, props = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (key in node && typeof value !== "string") node[key] = value;
    else if (key === "class") node.className = value;
    else if (value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.filter(child => child !== null && child !== undefined));
  return node;
};

const colours = ["#8a3ffc", "#007d79", "#b8450a", "#1a6fd1", "#a2255f", "#4a6b1d", "#6f5b00"];

/** A round face with a letter, in a colour of the person's own. */
export const face = (name, small) => {
  const node = el("span", { class: small ? "face small" : "face", "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  node.style.background = colours[[...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0), 7) % colours.length];
  return node;
};

/** What this browser remembers. */
export const kept = (key, value) => value === undefined
  ? JSON.parse(localStorage.getItem(key) ?? "null")
  : localStorage.setItem(key, JSON.stringify(value));
