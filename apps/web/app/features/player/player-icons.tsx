// Icons that only the player needs. They are decorative: the control that holds one carries the label.
import type { ReactNode } from "react";

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

export const StopIcon = () => (
  <Drawing>
    <rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor" stroke="none" />
  </Drawing>
);

export const QueueIcon = () => (
  <Drawing>
    <path d="M4 7h16M4 12h10M4 17h10" />
    <path d="m17.5 13.5 4 2.5-4 2.5z" fill="currentColor" stroke="none" />
  </Drawing>
);
