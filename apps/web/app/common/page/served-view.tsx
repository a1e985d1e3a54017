import type { ReactNode } from "react";
import type { Served } from "./page-data.ts";

interface Props {
  servedTo: Served["servedTo"];
  /**
   * True if a signed-in person may read it before their own view is loaded: a lock or a 404 may be for visitors alone.
   */
  isForAll: boolean;
  className?: string;
  children: ReactNode;
}

/** A public page. Parts that depend on the reader carry the class `personal`; see app.css. */
export const ServedView = ({ servedTo, isForAll, className = "", children }: Props) => (
  <div
    data-served-to={servedTo}
    className={servedTo === "visitor" && !isForAll ? `${className} visitor-only` : className}
  >
    {children}
  </div>
);
