import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

interface Disclosure {
  isOpen: boolean;
  toggle(): void;
  frame: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onKeyDown(event: KeyboardEvent): void;
}

/** A panel that opens under its button: a press elsewhere, Escape, the loss of focus or another page close it. */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpenOn(null);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setOpenOn(null);
      button.current?.focus();
    }
  };

  return { isOpen, toggle: () => setOpenOn(isOpen ? null : key), frame, button, onKeyDown };
}
