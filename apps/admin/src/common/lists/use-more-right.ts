import { type RefObject, useEffect, useState } from "react";

/** Fractions of pixels are not worth a hint. */
const LEAST = 8;

/** True if content is hidden beyond the right edge of an element that scrolls sideways. */
export function useMoreRight(scrolling: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = scrolling.current;
    if (!element) return;
    const measure = () => setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > LEAST);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scrolling]);
  return hasMore;
}
