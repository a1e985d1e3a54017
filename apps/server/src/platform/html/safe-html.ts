// The one place where HTML is made fit to store: what editors write and what Markdown becomes. Screens sanitise
// again when they show it.
import { nfc } from "@bentrong/format/nfc";
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
    ol: ["start"],
    "*": ["lang"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    a: sanitize.simpleTransform("a", { rel: "noopener nofollow" }),
    h1: "h2",
    "*": (tagName, attribs) => ({ tagName, attribs: withoutUnreadable(attribs) }),
  },
};

/** More than any address or description needs. */
const LONGEST_ATTRIBUTE = 2_000;
const ADDRESSES = new Set(["href", "src", "srcdoc", "action", "formaction", "xlink:href"]);

/**
 * An address with `<` in it is invalid: the sanitiser removes comments from addresses one by one and copies the rest
 * each time, so a long address of comments would take it minutes.
 */
const isUnreadable = (name: string, value: string): boolean =>
  value.length > LONGEST_ATTRIBUTE || (ADDRESSES.has(name) && value.includes("<"));

const withoutUnreadable = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => !isUnreadable(name, value)));

/** Tags that run, load or collect something, and those that change how the rest of a page is read. */
const DANGEROUS_TAGS = new Set([
  ...["script", "style", "iframe", "frame", "object", "embed", "applet", "svg", "math", "template"],
  ...["form", "input", "button", "link", "meta", "base"],
]);
/** As a browser reads it: what cannot be seen does not count. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what hides a scheme
const SCRIPT_ADDRESS = /^[\s\u0000-\u001f]*(javascript|vbscript|data)\s*:/i;
const PLAIN_NAME = /^[a-z][a-z0-9:-]{0,30}$/;

/** Deeper than anybody writes. */
const DEEPEST = 100;
/** Twice what is stored at most: a text that was pasted loses a good part of its tags. */
const LONGEST = 600_000;

class TooDeep extends Error {
  override readonly name = "TooDeep";
}

export interface Cleaned {
  html: string;
  /** Names of the tags and attributes that could have run something or were no address, as an editor would look for them. */
  dangers: string[];
}

/**
 * HTML of an untrusted author; "too_much" when it is nested too deep or too long for a text. A parser walks through
 * all open elements at every tag: without a bound, a megabyte of open tags held the process for half a minute.
 */
export function cleanStrangeHtml(html: string): Cleaned | "too_much" {
  if (html.length > LONGEST) return "too_much";
  const dangers = new Set<string>();
  let depth = 0;
  const onOpenTag = (tag: string, attributes: Record<string, string>): void => {
    depth += 1;
    if (depth > DEEPEST) throw new TooDeep();
    for (const danger of listDangers(tag, attributes)) dangers.add(danger);
  };
  const onCloseTag = (): void => {
    depth -= 1;
  };
  try {
    return { html: sanitize(html, { ...ALLOWED, onOpenTag, onCloseTag }), dangers: [...dangers] };
  } catch (error) {
    if (error instanceof TooDeep) return "too_much";
    throw error;
  }
}

function listDangers(tag: string, attributes: Record<string, string>): string[] {
  const found = DANGEROUS_TAGS.has(tag) ? [tag] : [];
  for (const [name, value] of Object.entries(attributes)) {
    const runs =
      /^on/.test(name) || (ADDRESSES.has(name) && (isUnreadable(name, value) || SCRIPT_ADDRESS.test(value)));
    if (runs && PLAIN_NAME.test(name)) found.push(name);
  }
  return found;
}

export const markdownToHtml = (markdown: string): string =>
  sanitize(marked.parse(nfc(markdown), { async: false, gfm: true }), ALLOWED).trim();
