import { LETTER_POLICY } from "@bentrong/contract/trusted-types";

interface HtmlPolicies {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): unknown };
}

// Not in every browser yet, and therefore not in TypeScript's own library.
const policies = (globalThis as { trustedTypes?: HtmlPolicies }).trustedTypes;
const policy = policies?.createPolicy(LETTER_POLICY, { createHTML: (html) => html });

/**
 * Shows an e-mail in a sandboxed frame. Not by React's attribute: it would stringify the trusted HTML of the policy.
 */
export function showLetter(frame: HTMLIFrameElement, html: string, styleNonce: string | undefined): void {
  const letter = framedLetter(html, styleNonce);
  frame.srcdoc = (policy?.createHTML(letter) ?? letter) as string;
}

/**
 * An e-mail for a frame of this page. Frames inherit the page's policy, which blocks inline styles but allows a sheet
 * with its nonce: so each style attribute becomes a rule of one sheet. Links open in a new page, as from a mailbox.
 * It is transformed as text, since a parser would already apply the styles; text of the e-mail never holds a bare
 * quotation mark.
 */
function framedLetter(html: string, styleNonce: string | undefined): string {
  const rules: string[] = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    rules.push(`[data-look="${rules.length}"]{${style}}`);
    return ` data-look="${rules.length - 1}"`;
  });
  const sheet = `<style>${rules.join("\n")}</style>`;
  return marked
    .replace("<head>", `<head><base target="_blank">${sheet}`)
    .replaceAll("<style>", styleNonce ? `<style nonce="${styleNonce}">` : "<style>");
}
