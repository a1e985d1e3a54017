import type { ReactNode } from "react";

interface Props {
  title: ReactNode;
  children?: ReactNode;
  /** The next step: every empty list offers one. */
  action?: ReactNode;
  /** A disclosure under it all. */
  details?: ReactNode;
}

export const EmptyState = ({ title, children, action, details }: Props) => (
  <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-14 text-center">
    <svg
      viewBox="0 0 96 48"
      className="w-24 text-ink-soft/60"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="66" cy="14" r="7" strokeWidth="1.5" />
      <path
        d="M4 40c14-18 26-18 38-4 8-12 22-14 34 0 5 5 10 6 16 4"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
    <p className="font-serif text-xl">{title}</p>
    {children && <div className="text-sm text-ink-soft">{children}</div>}
    {action}
    {details}
  </div>
);
