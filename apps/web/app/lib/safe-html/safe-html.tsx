import type { CleanHtml } from "./clean-html.ts";

/**
 * The only place that puts HTML into a page; it takes nothing but what a cleaner made. Articles, courses and lessons are
 * written in Vietnamese, whatever language the page around them is read in.
 */
export const SafeHtml = ({ html, className }: { html: CleanHtml; className?: string }) => (
  <div lang="vi" className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
