// The HTML of an e-mail. Mail programs know neither style sheets of their own nor variables: the light colours stand
// inline, the dark ones in one style block for the programs that ask the system. Nothing is loaded from anywhere, so
// opening an e-mail tells nobody.
import type { Brand } from "@bentrong/contract/brand";
import type { Article, EmailContent } from "./email-content.ts";
import { plainLine } from "./plain-line.ts";
import { type Piece, toPieces } from "./rich-text.ts";

/** The tokens of the site, in their light and dark values. */
const LIGHT = { paper: "#FBF8F3", ink: "#2A211C", soft: "#6A5D54", line: "#E7DED3", wine: "#7B1E2B" };
const DARK = {
  paper: "#1A1513",
  ink: "#F4ECE3",
  soft: "#BCADA2",
  line: "#3A302B",
  wine: "#A63446",
  link: "#D9707C",
};

const SANS = "'Be Vietnam Pro', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const SERIF = "Lora, Georgia, 'Times New Roman', serif";
const TEXT = `margin:0 0 18px;font-family:${SANS};font-size:17px;line-height:1.65;color:${LIGHT.ink}`;
const SMALL = `margin:0 0 12px;font-family:${SANS};font-size:14px;line-height:1.6;color:${LIGHT.soft}`;

const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${DARK.paper} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .line { border-color: ${DARK.line} !important; }
  .button { background: ${DARK.wine} !important; }
  .link { color: ${DARK.link} !important; }
}`;

export function renderHtml(hello: string, written: EmailContent, brand: Brand): string {
  const { subject, preheader, paragraphs, article, items = [], code, button, note, unsubscribe } = written;
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${FILL}</div>
<div class="paper" role="article" lang="vi" style="background:${LIGHT.paper};padding:32px 20px">
<!--[if mso]><table role="presentation" width="520" align="center"><tr><td><![endif]-->
<div style="max-width:520px;margin:0 auto">
<p class="soft" style="margin:0 0 28px;font-family:${SERIF};font-size:20px;line-height:1.4;color:${LIGHT.soft}">${escapeHtml(brand.name)}</p>
<h1 class="ink" style="margin:0 0 20px;font-family:${SERIF};font-size:25px;font-weight:500;line-height:1.4;text-wrap:balance;color:${LIGHT.ink}">${escapeHtml(subject)}</h1>
${article ? articleHtml(article) : [hello, ...paragraphs].map((text) => `<p class="ink" style="${TEXT}">${escapeHtml(text)}</p>`).join("\n")}
${items.map(itemHtml).join("\n")}
${code ? codeHtml(code) : ""}${button ? buttonHtml(button) : ""}<div class="line" style="margin-top:32px;padding-top:20px;border-top:1px solid ${LIGHT.line}">
<p class="soft" style="${SMALL}">${escapeHtml(note)}</p>
${unsubscribe ? `<p class="soft" style="${SMALL}">${linkHtml(unsubscribe.page, "Đổi ý, ngừng nhận thư")}</p>\n` : ""}<p class="soft" style="${SMALL}">${escapeHtml(brand.tagline)}<br>Cần giúp, bạn viết cho ${linkHtml(`mailto:${brand.supportEmail}`, brand.supportEmail)}</p>
</div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
}

/** Keeps a mailbox from filling the preview line with the e-mail's first words. */
const FILL = "&#847; ".repeat(60);

const codeHtml = (code: string): string =>
  `<p class="ink line" style="margin:0 0 22px;padding:16px 6px 16px 12px;border:1px solid ${LIGHT.line};border-radius:14px;text-align:center;font-family:ui-monospace,Consolas,Menlo,monospace;font-size:32px;line-height:1.4;letter-spacing:6px;color:${LIGHT.ink}">${escapeHtml(code)}</p>\n`;

/** Outlook ignores padding on links: the marks that only it sees widen the button instead. */
const buttonHtml = ({ label, href }: { label: string; href: string }): string =>
  `<p style="margin:6px 0 22px"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;border-radius:14px;background:${LIGHT.wine};color:#FFFFFF;font-family:${SANS};font-size:17px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none"><!--[if mso]><i style="mso-font-width:200%;mso-text-raise:22pt" hidden>&emsp;</i><span style="mso-text-raise:11pt"><![endif]-->${escapeHtml(label)}<!--[if mso]></span><i style="mso-font-width:200%" hidden>&emsp;&#8203;</i><![endif]--></a></p>\n`;

const articleHtml = ({ before, posts, after }: Article): string =>
  [richHtml(before), ...posts.map(postHtml), richHtml(after)].filter(Boolean).join("\n");

const postHtml = ({ title, byline, excerpt, href }: Article["posts"][number]): string =>
  `<div class="line" style="margin:0 0 18px;padding:16px 18px;border:1px solid ${LIGHT.line};border-radius:14px">
<h2 style="margin:0 0 6px;font-family:${SERIF};font-size:20px;font-weight:500;line-height:1.4"><a class="ink" href="${escapeHtml(href)}" style="color:${LIGHT.ink};text-decoration:none">${escapeHtml(title)}</a></h2>
${byline ? `<p class="soft" style="${SMALL}">${escapeHtml(byline)}</p>\n` : ""}${excerpt ? `<p class="ink" style="${TEXT};margin-bottom:12px">${escapeHtml(excerpt)}</p>\n` : ""}<p style="margin:0;font-family:${SANS};font-size:16px;line-height:1.6">${linkHtml(href, "Đọc tiếp")}</p>
</div>`;

const itemHtml = ({ title, byline, href }: NonNullable<EmailContent["items"]>[number]): string =>
  `<div class="line" style="margin:0 0 14px;padding:14px 18px;border:1px solid ${LIGHT.line};border-radius:14px">
<p style="margin:0 0 4px;font-family:${SERIF};font-size:19px;line-height:1.45">${linkHtml(href, title)}</p>
<p class="soft" style="${SMALL};margin-bottom:0">${escapeHtml(byline)}</p>
</div>`;

const HEADING = `margin:28px 0 12px;font-family:${SERIF};font-weight:500;line-height:1.4;color:${LIGHT.ink}`;
/** Inline styles of formatted text; other tags need none. */
const LOOKS: Readonly<Record<string, string>> = {
  p: `class="ink" style="${TEXT}"`,
  h2: `class="ink" style="${HEADING};font-size:22px"`,
  h3: `class="ink" style="${HEADING};font-size:19px"`,
  ul: `class="ink" style="${TEXT};padding-left:24px"`,
  ol: `class="ink" style="${TEXT};padding-left:24px"`,
  li: 'style="margin:0 0 6px"',
  blockquote: `class="line" style="margin:0 0 18px;padding:2px 0 2px 16px;border-left:3px solid ${LIGHT.line}"`,
  hr: `class="line" style="margin:28px 0;border:0;border-top:1px solid ${LIGHT.line}"`,
};

const richHtml = (html: string): string => toPieces(html).map(pieceHtml).join("").trim();

function pieceHtml(piece: Piece): string {
  if (piece.kind === "text") return escapeText(piece.text);
  if (piece.kind === "close") return `</${piece.tag}>`;
  const { tag, href } = piece;
  if (tag === "a")
    return href ? `<a class="link" href="${escapeHtml(href)}" style="color:${LIGHT.wine}">` : "<a>";
  return LOOKS[tag] ? `<${tag} ${LOOKS[tag]}>` : `<${tag}>`;
}

const linkHtml = (href: string, label: string): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${LIGHT.wine}">${escapeHtml(label)}</a>`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string => escapeSigns(plainLine(text));

/** Within a sentence, whose spaces at the edges belong to it. */
const escapeText = (text: string): string => {
  const [before = "", after = ""] = [/^\s/, /\s$/].map((edge) => (edge.test(text) ? " " : ""));
  const line = escapeHtml(text);
  return line === "" ? before : `${before}${line}${after}`;
};

const escapeSigns = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
