import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  /** Accessible name: an icon alone has none. */
  label: string;
  icon: ReactNode;
};

export const IconButton = ({ label, icon, className, type = "button", ...rest }: Props) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={classNames(
      "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-150 hover:bg-stone/60 disabled:opacity-50",
      className,
    )}
    {...rest}
  >
    {icon}
  </button>
);
