import { Button } from "@bentrong/ui/button";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  label: string;
  /** `close` folds it again and gives the focus back to the button. */
  children(close: () => void): ReactNode;
}

/** A form that is there when it is asked for. */
export function Disclosure({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) wrapper.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
    else if (wasOpen.current) wrapper.current?.querySelector("button")?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div ref={wrapper}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <Button tone="quiet" aria-expanded={false} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
