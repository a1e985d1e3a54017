// Icons that only the player needs. They are decorative: the control that holds one carries the label.
import type { ReactNode } from "react";

const Drawing = ({ children, className = "size-5" }: { children: ReactNode; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
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

/** An arrow in a circle with the seconds inside, larger than the others so that these can be read. */
export const SkipIcon = ({ by }: { by: -10 | 10 }) => (
  <Drawing className="size-7">
    <path
      d={
        by < 0
          ? "M12 4.8a8.2 8.2 0 1 1-7.8 5.7M14.6 2.2 12 4.8l2.6 2.6"
          : "M12 4.8a8.2 8.2 0 1 0 7.8 5.7M9.4 2.2 12 4.8 9.4 7.4"
      }
      strokeWidth="1.4"
    />
    <text
      x="12"
      y="15.7"
      textAnchor="middle"
      fontSize="7.4"
      fontWeight="600"
      fill="currentColor"
      stroke="none"
    >
      {Math.abs(by)}
    </text>
  </Drawing>
);
