import type { ReactNode } from "react";
import type { Rendered } from "./page-data.ts";

interface Props {
  renderedFor: Rendered["renderedFor"];
  /**
   * True if a signed-in person may read it before their own view is loaded: a lock or a 404 may be for visitors alone.
   */
  isForAll: boolean;
  className?: string;
  children: ReactNode;
}

/** A public page. Parts that depend on the reader carry the class `personal`; see app.css. */
export const RenderedView = ({ renderedFor, isForAll, className = "", children }: Props) => (
  <div
    data-rendered-for={renderedFor}
    className={renderedFor === "visitor" && !isForAll ? `${className} visitor-only` : className}
  >
    {children}
  </div>
);
