import { type RefObject, useEffect, useState } from "react";

/** True once what is known is below the window: only there may the room change its height. */
export function useSettled(place: RefObject<HTMLElement | null>, isKnown: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const room = place.current?.parentElement;
    if (!isKnown || !room) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
      observer.disconnect();
      setSettled(true);
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [place, isKnown]);
  return isSettled;
}
