// Cleans HTML of Docs, Word, mail and other pages: structure stays, styling goes.
import { buildWordLists } from "./build-word-lists.ts";
import { flattenTables } from "./flatten-tables.ts";
import { markEmphasis } from "./mark-emphasis.ts";
import { getPastedStyle, parseClipboard } from "./parse-clipboard.ts";

export interface CleanedPaste {
  html: string;
  /** Pictures that cannot be loaded on the site, such as those in a local folder. */
  lostPictures: number;
  /** Pictures that are loaded from where they were copied. */
  borrowedPictures: number;
  /** Tables that became lines of text. */
  tables: number;
}

const NOISE =
  "meta, link, title, template, noscript, iframe, object, embed, svg, math, button, input, select, textarea, video, audio, o\\:p, v\\:shape";
const EMPTY_BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, li, blockquote";
/** The editor's own mark on what was copied in it: such HTML is whole already. */
const OWN = "data-pm-slice";

const isHidden = (element: Element): boolean =>
  getPastedStyle(element, "display") === "none" || getPastedStyle(element, "mso-hide") === "all";

function removeNoise(body: HTMLElement): void {
  for (const element of body.querySelectorAll("*")) {
    if (element.matches(NOISE) || isHidden(element)) element.remove();
  }
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Word's styles for a title and a quotation are paragraphs with a class. */
function readWordStyles(body: HTMLElement): void {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  for (const words of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) {
    const quote = body.ownerDocument.createElement("blockquote");
    words.replaceWith(quote);
    quote.append(words);
  }
}

const LARGEST = 2;
const SMALLEST = 4;

/** The title of a page is its only heading of the first level: pasted headings move below it, each by one. */
function lowerHeadings(body: HTMLElement): void {
  const shift = body.querySelector("h1") ? 1 : 0;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Number(heading.localName[1]) + shift;
    rename(heading, `h${Math.min(Math.max(level, LARGEST), SMALLEST)}`);
  }
}

const LINK = /^(https?:|mailto:|tel:)/i;

/** The target of a link; Google Docs sends readers of a published page through a redirect of its own. */
function getAddress(link: Element): string | undefined {
  const href = link.getAttribute("href")?.trim() ?? "";
  if (!LINK.test(href) || !URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  const isRedirect = /(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === "/url";
  const target = isRedirect ? (searchParams.get("q") ?? searchParams.get("url")) : undefined;
  return target && LINK.test(target) ? target : href;
}

function mendLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a")) {
    const address = getAddress(link);
    if (address) link.setAttribute("href", address);
    else link.replaceWith(...link.childNodes);
  }
}

/** Keeps pictures that the site may show, and counts the others. */
function sortPictures(body: HTMLElement, keepsPictures: boolean) {
  const counts = { lostPictures: 0, borrowedPictures: 0 };
  for (const picture of body.querySelectorAll("img")) {
    const address = picture.getAttribute("src") ?? "";
    const alt = picture.getAttribute("alt") ?? "";
    const isOwn = /^\/media\/(?!\/)/.test(address);
    if (/^\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt);
    else if (keepsPictures && (isOwn || /^https:\/\//i.test(address))) {
      counts.borrowedPictures += isOwn ? 0 : 1;
    } else {
      picture.remove();
      counts.lostPictures += 1;
    }
  }
  return counts;
}

const KEPT_ATTRIBUTES = new Set(["href", "src", "alt", "start"]);

function removeAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) {
      if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
}

/** Lines that are left empty to make room, and spaces that keep words together for no reason. */
function removeSpacing(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data.replaceAll("\u00a0", " ");
  }
  for (const block of body.querySelectorAll(EMPTY_BLOCKS)) {
    if (!block.textContent?.trim() && !block.querySelector("img, hr")) block.remove();
  }
  for (const child of [...body.children]) if (child.localName === "br") child.remove();
}

export function cleanPastedHtml(html: string, keepsPictures: boolean): CleanedPaste {
  const body = parseClipboard(html);
  if (body.querySelector(`[${OWN}]`)) {
    const counts = sortPictures(body, keepsPictures);
    return { html: body.innerHTML, tables: 0, ...counts, borrowedPictures: 0 };
  }
  removeNoise(body);
  buildWordLists(body);
  readWordStyles(body);
  mendLinks(body);
  markEmphasis(body);
  const tables = flattenTables(body);
  lowerHeadings(body);
  const pictures = sortPictures(body, keepsPictures);
  removeAttributes(body);
  removeSpacing(body);
  return { html: body.innerHTML, tables, ...pictures };
}
