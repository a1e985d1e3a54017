import { SAFE_HTML_POLICY } from "@bentrong/contract/trusted-types";
import type { Ref } from "react";
import { useMemo } from "react";
import type { CleanHtml } from "./clean-html.ts";

interface HtmlPolicy {
  createHTML(html: string): TrustedHTML;
}

interface HtmlPolicies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

// Not in every browser yet, and therefore not in TypeScript's own library.
const policies = (globalThis as { trustedTypes?: HtmlPolicies }).trustedTypes;
const policy = policies?.createPolicy(SAFE_HTML_POLICY, { createHTML: (html) => html });

interface Props {
  html: CleanHtml;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The only place that puts HTML into a page; it takes nothing but what a cleaner made. Articles, courses and lessons are
 * written in Vietnamese, whatever language the page around them is read in.
 */
export function SafeHtml({ html, className, ref }: Props) {
  // React rewrites the HTML whenever this is another object.
  const trusted = useMemo(() => policy?.createHTML(html) ?? html, [html]);
  return <div ref={ref} lang="vi" className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
