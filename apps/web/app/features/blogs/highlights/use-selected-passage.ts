import { type RefObject, useEffect, useState } from "react";
import { readArticle, toPassage } from "./article-text.ts";
import { describePassage, type PassageSelector } from "./find-passage.ts";

export interface SelectedPassage extends PassageSelector {
  /** On the screen, when it was selected. */
  box: DOMRect;
}

/** Milliseconds without a movement of the selection. A press on the bar comes before the selection that it ends is gone. */
const RESTING = 250;

function readSelection(root: HTMLElement | null): SelectedPassage | undefined {
  const selection = document.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root) || !root.contains(selection.anchorNode)) return undefined;
  const article = readArticle(root);
  const passage = toPassage(article, range);
  return passage && { ...describePassage(article.text, passage), box: range.getBoundingClientRect() };
}

/** Selected text of the article, once the selection is stable. `isHeld`: an action on it is open. */
export function useSelectedPassage(body: RefObject<HTMLElement | null>, isHeld: () => boolean) {
  const [selected, setSelected] = useState<SelectedPassage>();
  useEffect(() => {
    let resting: number | undefined;
    const read = () => {
      if (!isHeld()) setSelected(readSelection(body.current));
    };
    const onChange = () => {
      window.clearTimeout(resting);
      resting = window.setTimeout(read, RESTING);
    };
    document.addEventListener("selectionchange", onChange);
    // A selection made before this script was loaded.
    onChange();
    return () => {
      window.clearTimeout(resting);
      document.removeEventListener("selectionchange", onChange);
    };
  }, [body, isHeld]);
  return { selected, drop: () => setSelected(undefined) };
}
