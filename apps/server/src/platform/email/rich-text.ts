// Text that editors formatted, as e-mails can show it. It is parsed tag by tag and rebuilt: only listed tags, with no
// attribute but the address of a link. Pictures are left out: a remote one reveals when and where an e-mail was
// opened.
import { decodeEntities } from "@bentrong/format/entities";

const PIECE = /<(?<end>\/?)(?<tag>[a-z][a-z0-9]*)(?<attributes>(?:\s[^<>]*)?)\/?>|(?<text>[^<]+)/gi;
const ADDRESS = /\shref="(?<address>(?:https?:\/\/|mailto:|tel:)[^"<>]*)"/i;

/** Tags that stay, and what they become where an e-mail has no such thing. */
const KEPT: Readonly<Record<string, string>> = {
  ...{
    p: "p",
    h2: "h2",
    h3: "h3",
    h4: "h3",
    blockquote: "blockquote",
    ul: "ul",
    ol: "ol",
    li: "li",
    pre: "p",
  },
  ...{ strong: "strong", b: "strong", em: "em", i: "em", u: "u", s: "s", br: "br", hr: "hr", a: "a" },
  ...{ figcaption: "p", td: "p", th: "p", sub: "sub", sup: "sup" },
};
const VOID = new Set(["br", "hr"]);

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "open"; tag: string; href: string | undefined }
  | { kind: "close"; tag: string };

/** `html` is output of our sanitiser. Everything else is dropped. */
export function toPieces(html: string): Piece[] {
  const open: string[] = [];
  const pieces = [...html.matchAll(PIECE)].flatMap(({ groups = {} }) => {
    if (groups.text !== undefined) return [{ kind: "text" as const, text: decodeEntities(groups.text) }];
    const tag = KEPT[(groups.tag ?? "").toLowerCase()];
    if (tag === undefined) return [];
    return groups.end ? closedUpTo(tag, open) : [opened(tag, groups.attributes ?? "", open)];
  });
  return [...pieces, ...open.reverse().map((tag) => ({ kind: "close" as const, tag }))];
}

function opened(tag: string, attributes: string, open: string[]): Piece {
  if (!VOID.has(tag)) open.push(tag);
  const href = tag === "a" ? ADDRESS.exec(attributes)?.groups?.address : undefined;
  return { kind: "open", tag, href: href && decodeEntities(href) };
}

/** An end without its beginning is left out; one that skips others ends those too. */
function closedUpTo(tag: string, open: string[]): Piece[] {
  const from = open.lastIndexOf(tag);
  if (from < 0) return [];
  return open
    .splice(from)
    .reverse()
    .map((one) => ({ kind: "close", tag: one }));
}

const NEW_BLOCK = new Set(["p", "h2", "h3", "blockquote", "ul", "ol", "hr"]);

/** Blocks with an empty line between them; a link's address follows its words. */
export function richTextToPlain(html: string): string {
  let text = "";
  const links: { href: string | undefined; from: number }[] = [];
  for (const piece of toPieces(html)) {
    if (piece.kind === "text") text += piece.text.replace(/\s+/g, " ");
    else if (piece.tag !== "a") text += breakAt(piece);
    else if (piece.kind === "open") links.push({ href: piece.href, from: text.length });
    else text += addressBehind(text, links.pop());
  }
  return (
    text
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/(^|\n)- \n+/g, "$1- ")
      // First: a lookahead behind a run of line ends would start again at each of them (quadratic time).
      .replace(/\n{3,}/g, "\n\n")
      .replace(/\n\n(?=- )/g, "\n")
      .trim()
  );
}

function breakAt({ kind, tag }: Exclude<Piece, { kind: "text" }>): string {
  if (NEW_BLOCK.has(tag)) return "\n\n";
  if (kind === "close") return "";
  if (tag === "br") return "\n";
  return tag === "li" ? "\n- " : "";
}

function addressBehind(text: string, link: { href: string | undefined; from: number } | undefined): string {
  if (!link?.href) return "";
  const address = link.href.replace(/^(?:mailto|tel):/, "");
  return text.slice(link.from).trim() === address ? "" : ` (${address})`;
}
