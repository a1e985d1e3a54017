import { useEffect } from "react";

/** Loss of height, in pixels, from which it is a keyboard and not a bar of the browser. */
const KEYBOARD = 120;

/** Tells the styles how much of the window can be seen: an open keyboard covers the rest on most phones. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const measure = () => {
      // Zoomed in by hand, the page stays as it is.
      if (viewport.scale > 1.01) return;
      root.style.setProperty("--visible-height", `${viewport.height}px`);
      root.style.setProperty("--visible-top", `${viewport.offsetTop}px`);
      root.classList.toggle("keyboard-open", window.innerHeight - viewport.height > KEYBOARD);
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      root.style.removeProperty("--visible-height");
      root.style.removeProperty("--visible-top");
      root.classList.remove("keyboard-open");
    };
  }, []);
}
