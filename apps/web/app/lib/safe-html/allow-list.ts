// Elements and attributes that an article may contain. One list for both sides, so that a page looks the same whether
// the server or the browser rendered it.

export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  strong: [],
  em: [],
  b: [],
  i: [],
  u: [],
  s: [],
  sup: [],
  sub: [],
  mark: [],
  blockquote: ["cite"],
  cite: [],
  q: [],
  ul: [],
  ol: ["start"],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  code: [],
  pre: [],
  figure: [],
  figcaption: [],
  a: ["href", "title"],
  img: ["src", "alt", "width", "height", "title", "loading"],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  span: [],
  div: [],
};

/** `lang` on any of them, for passages in another language. */
export const EVERYWHERE: readonly string[] = ["lang"];

/** Dropped with everything inside; other unknown tags only lose their brackets. */
export const DROPPED: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "form",
  "textarea",
  "select",
  "option",
  "button",
  "input",
  "title",
  "xmp",
]);

export const ADDRESSES: ReadonlySet<string> = new Set(["href", "src", "cite"]);

const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  href: ["http:", "https:", "mailto:", "tel:"],
  src: ["http:", "https:"],
  cite: ["http:", "https:"],
};

/** Relative addresses and a few schemes. Parsed as a browser parses, so that tabs and entities hide nothing. */
export function allowedAddress(attribute: string, value: string): boolean {
  try {
    const { protocol } = new URL(value, "https://relative.invalid/");
    return SCHEMES[attribute]?.includes(protocol) ?? false;
  } catch {
    return false;
  }
}
