// Styles say what pasted text means (Docs has no other way to write "bold"), and yet may not come near a document: the
// page's policy refuses style attributes, and reports each. So they are renamed in the text, and read as text.

/** The attribute that holds a style attribute after parsing. */
const RENAMED = "data-pasted-style";

const WITHOUT_MEANING = /<!--[\s\S]*?-->|<(style|script|xml)\b[\s\S]*?<\/\1\s*>/gi;
const OPENING_TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const STYLE_ATTRIBUTE = /([\s"'])style(?=\s*=)/gi;

/** The clipboard's HTML in an inert document. */
export function parseClipboard(html: string): HTMLElement {
  const text = html
    .replace(WITHOUT_MEANING, "")
    .replace(OPENING_TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, `$1${RENAMED}`));
  return new DOMParser().parseFromString(text, "text/html").body;
}

/** One property of what was the style attribute, in lower case; none where it is not set. */
export function getPastedStyle(element: Element, property: string): string | undefined {
  const declarations = element.getAttribute(RENAMED)?.toLowerCase().split(";") ?? [];
  for (const declaration of declarations.reverse()) {
    const colon = declaration.indexOf(":");
    if (declaration.slice(0, colon).trim() === property) return declaration.slice(colon + 1).trim();
  }
  return undefined;
}
