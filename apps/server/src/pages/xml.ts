const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that make a whole document invalid (XML 1.0, 2.2). */
const NO_CHARACTER = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for an element or a quoted attribute. */
export const escapeXml = (text: unknown): string =>
  String(text)
    .replace(NO_CHARACTER, "")
    .replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
