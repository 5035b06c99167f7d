// The page's own words, in the language of the bot that welcomes.
let labels = {};

/** A text of the page in the page's language. */
export const say = text => labels[text] ?? text;

/** Takes over the words and puts them into the page as it was served; once. */
export function speak(about) {
  if (!about?.labels || Object.keys(labels).length) return;
  labels = about.labels;
  document.documentElement.lang = about.language;
  for (const node of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "placeholder"]) if (labels[node.getAttribute(name)]) node.setAttribute(name, say(node.getAttribute(name)));
    for (const part of node.childNodes) {
      const text = part.nodeType === Node.TEXT_NODE && part.data.trim();
      if (text && labels[text]) part.data = part.data.replace(text, say(text));
    }
  }
}

/** A command or option as clients of this locale describe it. */
export const described = (thing, locale) => ({
  ...thing, description: thing.description_localizations?.[locale] ?? thing.description,
  options: thing.options?.map(option => described(option, locale)),
});
