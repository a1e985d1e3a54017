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

export const markdownToHtml = (markdown: string): string =>
  safeHtml(marked.parse(markdown.normalize("NFC"), { async: false, gfm: true })).trim();
