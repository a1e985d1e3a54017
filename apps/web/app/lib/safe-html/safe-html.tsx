import type { CleanHtml } from "./clean-html.ts";

/** The only place that puts HTML into a page; it takes nothing but what a cleaner made. */
export const SafeHtml = ({ html, className }: { html: CleanHtml; className?: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
