// The one place where HTML is made fit to store: what editors write and what Markdown becomes. Screens sanitise
// again when they show it.
import { marked } from "marked";
import sanitize from "sanitize-html";

const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...[
      "p",
      "br",
      "hr",
      "h2",
      "h3",
      "h4",
      "blockquote",
      "ul",
      "ol",
      "li",
      "strong",
      "b",
      "em",
      "i",
      "u",
      "s",
    ],
    ...[
      "a",
      "img",
      "figure",
      "figcaption",
      "code",
      "pre",
      "span",
      "sub",
      "sup",
      "table",
      "thead",
      "tbody",
      "tr",
      "th",
      "td",
    ],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "width", "height", "loading"],
    "*": ["lang"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener nofollow" }), h1: "h2" },
};

export const safeHtml = (html: string): string => sanitize(html, ALLOWED);

/** Tags that run, load or collect something, and those that change how the rest of a page is read. */
const DANGEROUS_TAGS = new Set([
  ...["script", "style", "iframe", "frame", "object", "embed", "applet", "svg", "math", "template"],
  ...["form", "input", "button", "link", "meta", "base"],
]);
const ADDRESSES = new Set(["href", "src", "srcdoc", "action", "formaction", "xlink:href"]);
/** As a browser reads it: what cannot be seen does not count. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what hides a scheme
const SCRIPT_ADDRESS = /^[\s\u0000-\u001f]*(javascript|vbscript|data)\s*:/i;
const PLAIN_NAME = /^[a-z][a-z0-9:-]{0,30}$/;

/** Names of the tags and attributes in a text that could run something, as an editor would look for them. */
export function dangersIn(html: string): string[] {
  const found = new Set<string>();
  const onOpenTag = (tag: string, attributes: Record<string, string>): void => {
    if (DANGEROUS_TAGS.has(tag)) found.add(tag);
    for (const [name, value] of Object.entries(attributes)) {
      const runs = /^on/.test(name) || (ADDRESSES.has(name) && SCRIPT_ADDRESS.test(value));
      if (runs && PLAIN_NAME.test(name)) found.add(name);
    }
  };
  sanitize(html, { ...ALLOWED, onOpenTag });
  return [...found];
}

export const markdownToHtml = (markdown: string): string =>
  safeHtml(marked.parse(markdown.normalize("NFC"), { async: false, gfm: true })).trim();
