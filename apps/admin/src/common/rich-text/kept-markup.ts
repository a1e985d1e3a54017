// The markup that the editor can hold. The server allows more (tables, captions, marked languages); a text with any of that is
// edited as HTML, because the editor would drop it without a word.

const KEPT = new Set([
  ...["p", "br", "hr", "h2", "h3", "h4", "blockquote", "ul", "ol", "li", "pre", "code"],
  ...["strong", "b", "em", "i", "u", "s", "a", "img"],
]);

/** Tags and marks of a text that the editor would drop, as they are written: "table", "lang". */
export function notKept(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const found = new Set<string>();
  for (const element of body.querySelectorAll("*")) {
    const name = element.localName;
    if (!KEPT.has(name)) found.add(name);
    if (element.hasAttribute("lang")) found.add("lang");
  }
  return [...found];
}
