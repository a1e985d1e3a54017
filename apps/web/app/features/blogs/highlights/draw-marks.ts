// Marks in the text of an article, which React hands over as HTML and does not look into again. A mark wraps text nodes alone; a
// button without text of its own behind the last one is what keys and screen readers reach.
import { readArticle, toPieces } from "./article-text.ts";
import { findPassage, type PassageSelector } from "./find-passage.ts";

export interface Markable extends PassageSelector {
  id: string;
}

export const MARK = "passage";
export const HANDLE = "passage-handle";
export const getAnchorId = (id: string): string => `doan-${id}`;

function drawMark(root: HTMLElement, row: Markable, label: string): boolean {
  const article = readArticle(root);
  const passage = findPassage(article.text, row);
  const pieces = passage ? toPieces(article, passage) : [];
  let last: Element | undefined;
  for (const { node, from, to } of pieces) {
    const middle = node.splitText(from);
    middle.splitText(to - from);
    const mark = document.createElement("mark");
    mark.className = MARK;
    mark.dataset.highlight = row.id;
    middle.replaceWith(mark);
    mark.append(middle);
    last = mark;
  }
  if (!last) return false;
  const handle = document.createElement("button");
  handle.type = "button";
  handle.id = getAnchorId(row.id);
  handle.className = HANDLE;
  handle.dataset.highlight = row.id;
  handle.setAttribute("aria-label", label);
  last.after(handle);
  return true;
}

/** Redraws all marks; returns the highlights whose passage is not in the article any more. */
export function drawMarks<T extends Markable>(
  root: HTMLElement,
  rows: readonly T[],
  formatLabel: (row: T) => string,
): T[] {
  const focused = root.contains(document.activeElement) ? document.activeElement?.id : undefined;
  clearMarks(root);
  const lost = rows.filter((row) => !drawMark(root, row, formatLabel(row)));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  return lost;
}

function clearMarks(root: HTMLElement): void {
  for (const handle of root.querySelectorAll(`.${HANDLE}`)) handle.remove();
  for (const mark of root.querySelectorAll(`mark.${MARK}`)) mark.replaceWith(...mark.childNodes);
  root.normalize();
}
