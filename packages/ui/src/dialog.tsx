import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

interface Props {
  open: boolean;
  onClose(): void;
  label: string;
  children: ReactNode;
  /** `sheet` comes from the right and fills the height; `center` is a small window. */
  shape?: "center" | "sheet";
  className?: string;
}

/**
 * The element keeps the focus inside and gives it back, also when it is taken away while it is open: a layout effect
 * ends before that. The page behind is held still as long as any window is open.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      element.close();
      if (!document.querySelector("dialog[open]"))
        document.documentElement.classList.remove("overflow-hidden");
    };
  }, [dialog, open]);
}

const SHAPES = {
  center: "max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-l",
  sheet: "mr-0 h-dvh max-h-none w-[calc(100%-3rem)] max-w-sm rounded-l rounded-r-none",
};

export function Dialog({ open, onClose, label, children, shape = "center", className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        // The owner closes by changing `open`; the element alone would leave the two out of step.
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
      className={classNames(
        "overflow-auto border border-line bg-paper p-0 text-ink shadow-lift backdrop:bg-[rgb(20_14_12/0.5)]",
        SHAPES[shape],
        className,
      )}
    >
      <div className="p-6">{children}</div>
    </dialog>
  );
}
