import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import type { ReactNode } from "react";

interface Props {
  removeLabel: string;
  children: ReactNode;
  onRemove(): void;
}

/** A stored item with the button that removes it. */
export const KeptRow = ({ removeLabel, children, onRemove }: Props) => (
  <li className="flex items-center gap-2 border-t border-line py-2">
    <div className="min-w-0 flex-1">{children}</div>
    <IconButton
      label={removeLabel}
      icon={<CloseIcon className="size-5 text-ink-soft" />}
      onClick={onRemove}
    />
  </li>
);
