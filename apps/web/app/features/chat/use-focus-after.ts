import { type RefObject, useEffect, useRef } from "react";

/**
 * The element that takes the focus when the form that stood in its place has closed. An effect and not a callback of the
 * next frame: after an awaited answer React may draw later than that, and the focus would be lost.
 */
export function useFocusAfter<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return element;
}
