// Word writes a list as paragraphs that carry their bullet or number as text, and their level in a style.
import { getPastedStyle } from "./parse-clipboard.ts";

interface ListParagraph {
  element: Element;
  level: number;
  /** The number it begins with; none for a bullet. */
  number: number | undefined;
}

const LEVEL = /level(\d)/;
const ORDERED = /^\(?(?:(\d+)|[a-z]|[ivxlc]+)[.)]/i;
const MARKER_IN_TEXT = /^\s*(?:[·•§▪–o-]|\(?(?:\d+|[a-z]|[ivxlc]+)[.)])\s+/i;

/** Takes the bullet or the number out of a paragraph, and answers it. */
function takeMarker(paragraph: Element): string {
  const ignored = [...paragraph.querySelectorAll("*")].find(
    (element) => getPastedStyle(element, "mso-list") === "ignore",
  );
  if (ignored) {
    ignored.remove();
    return ignored.textContent?.trim() ?? "";
  }
  const marker = MARKER_IN_TEXT.exec(paragraph.textContent ?? "")?.[0] ?? "";
  removeStart(paragraph, marker.length);
  return marker.trim();
}

function removeStart(element: Element, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
}

function readListParagraph(element: Element): ListParagraph | undefined {
  if (element.localName !== "p") return undefined;
  const list = getPastedStyle(element, "mso-list");
  const isNamedSo = element.classList.value.startsWith("MsoListParagraph");
  const hasMarker = MARKER_IN_TEXT.test(element.textContent ?? "");
  const isInList = list === undefined ? isNamedSo && hasMarker : LEVEL.test(list);
  if (!isInList) return undefined;
  const ordered = ORDERED.exec(takeMarker(element));
  return {
    element,
    level: Number(LEVEL.exec(list ?? "")?.[1] ?? 1),
    number: ordered ? Number(ordered[1] ?? 1) : undefined,
  };
}

interface OpenList {
  level: number;
  list: Element;
}

function startList({ element, number }: ListParagraph): Element {
  const list = element.ownerDocument.createElement(number === undefined ? "ul" : "ol");
  // A list that a paragraph interrupted goes on counting after it.
  if (number !== undefined && number > 1) list.setAttribute("start", String(number));
  return list;
}

function addItem(list: Element, { element }: ListParagraph): void {
  const item = element.ownerDocument.createElement("li");
  list.append(item);
  item.append(element);
}

/** The lists of paragraphs that stood one after the other; they take the place of the first. */
function buildLists(paragraphs: readonly ListParagraph[]): void {
  const open: OpenList[] = [];
  for (const paragraph of paragraphs) {
    const { level, element } = paragraph;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const kind = paragraph.number === undefined ? "ul" : "ol";
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();
    const around = open.at(-1);
    if (around?.level === level) {
      addItem(around.list, paragraph);
      continue;
    }
    const list = startList(paragraph);
    if (around) around.list.lastElementChild?.append(list);
    else element.before(list);
    addItem(list, paragraph);
    open.push({ level, list });
  }
}

export function buildWordLists(body: HTMLElement): void {
  let run: ListParagraph[] = [];
  const flush = () => {
    buildLists(run);
    run = [];
  };
  for (const element of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, table, div")]) {
    const before = run.at(-1)?.element;
    const paragraph = readListParagraph(element);
    if (!paragraph || (before && before.nextElementSibling !== element)) flush();
    if (paragraph) run.push(paragraph);
  }
  flush();
}
