import { type RefObject, useEffect } from "react";

const isSave = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "s";

const isInDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Ctrl+S, or Cmd+S, presses the button that saves the form; the browser's own saving of the page never helps here. */
export function useSaveShortcut(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!isSave(event)) return;
      event.preventDefault();
      if (isInDialog(event) || event.repeat) return;
      toolbar.current?.querySelector<HTMLButtonElement>("button[type=submit]:enabled")?.click();
    };
    window.addEventListener("keydown", save);
    return () => window.removeEventListener("keydown", save);
  }, [toolbar]);
}
