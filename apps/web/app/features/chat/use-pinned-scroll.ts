import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance from the end, in pixels, within which the reader counts as reading the end. */
const NEAR = 80;

/**
 * Keeps the end of a growing text in sight while the reader is there; a reader who scrolled back is not moved.
 * `moment`: when it changes, the end is shown in any case.
 */
export function usePinnedScroll(moment: unknown): {
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd(): void;
} {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const pinned = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    pinned.current = true;
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, []);

  useEffect(() => {
    const box = frame.current;
    if (!box || !content.current) return;
    let top = box.scrollTop;
    const look = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      // Only scrolling back unpins the end: text that arrives faster than it is scrolled to does not.
      if (isNear) pinned.current = true;
      else if (box.scrollTop < top) pinned.current = false;
      top = box.scrollTop;
      setAtEnd(isNear || pinned.current);
    };
    // The words grow, the keyboard opens, the card appears: the end stays where it is.
    const grown = new ResizeObserver(() => (pinned.current ? toEnd() : look()));
    grown.observe(content.current);
    grown.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      grown.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, [toEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what it runs for
  useLayoutEffect(toEnd, [moment]);

  return { frame, content, isAtEnd, toEnd };
}
