import { type ReactNode, useLayoutEffect, useRef } from "react";

interface Props {
  label: string;
  /** Escape, the gesture and the button of the device. */
  onLeave(): void;
  children: ReactNode;
  /** Within reach of a thumb. */
  foot: ReactNode;
}

/** All of the screen for one exercise: what it is in the middle, what one may press at the thumb, and nothing else. */
export function ExerciseScreen({ label, onLeave, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      element.close();
      document.documentElement.classList.remove("overflow-hidden");
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        // The address closes it; the element alone would leave the two out of step.
        event.preventDefault();
        onLeave();
      }}
      className="h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-linear-to-b from-(--sky-high) via-(--sky-low) via-60% to-paper px-6 text-ink open:flex"
    >
      <div className="flex flex-1 flex-col items-center justify-center gap-8 py-8">{children}</div>
      <div className="mx-auto flex w-full max-w-sm flex-col gap-2 pb-[calc(1.5rem+env(safe-area-inset-bottom,0px))]">
        {foot}
      </div>
    </dialog>
  );
}
