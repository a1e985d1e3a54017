const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  middot: "·",
  bull: "•",
  shy: "",
};

const ACCENTS: Record<string, string> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
};

function named(name: string): string | undefined {
  const simple = NAMED[name];
  if (simple !== undefined) return simple;
  // Rich-text editors write à as &agrave; and so on: letter and accent, composed.
  const accented = /^([A-Za-z])(grave|acute|circ|tilde|uml)$/.exec(name);
  const accent = ACCENTS[accented?.[2] ?? ""];
  return accent && accented ? `${accented[1]}${accent}`.normalize("NFC") : undefined;
}

function numbered(digits: string): string | undefined {
  const code = digits.startsWith("x") ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return valid ? String.fromCodePoint(code) : undefined;
}

/** Decodes one layer of HTML entities; what is not an entity we know stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(x[0-9a-f]{1,6}|[0-9]{1,7})|([a-z]{2,8}));/gi,
    (whole, number?: string, name?: string) =>
      number ? (numbered(number.toLowerCase()) ?? whole) : (named(name ?? "") ?? whole),
  );

/** Returns true if a text holds a tag: `<` followed by a letter, a slash or a declaration, not "a < b". */
export const hasMarkup = (text: string): boolean => /<(?:\/?[a-z]|!)[^<>]*>/i.test(text);

/**
 * Articles may be stored with their markup itself encoded (`&lt;p&gt;…`). Such a text has no real tag but
 * has encoded ones; it is decoded once. Real HTML that merely talks about a tag is left alone.
 */
export function decodeMarkup(html: string): string {
  if (hasMarkup(html)) return html;
  const decoded = decodeEntities(html);
  return hasMarkup(decoded) ? decoded : html;
}
