import type { ReactNode } from "react";
import type { Served } from "./page-data.ts";

interface Props {
  servedTo: Served["servedTo"];
  /** Whether a signed-in person may read it before their own view is there: a lock or a 404 may be a visitor's alone. */
  isForAll: boolean;
  className?: string;
  children: ReactNode;
}

/** A public page. What inside it depends on who looks carries the class `personal`; see app.css. */
export const ServedView = ({ servedTo, isForAll, className = "", children }: Props) => (
  <div
    data-served-to={servedTo}
    className={servedTo === "visitor" && !isForAll ? `${className} visitor-only` : className}
  >
    {children}
  </div>
);
