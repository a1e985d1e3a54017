// Headers that narrow what a page may do. Inline scripts are allowed by the hash of their exact text, and only those that
// the renderer wrote itself: it marks them with a word that is new for each rendering, so that a script which got into the
// text of a page is not among them. The word does not leave the server: kept pages stay the same bytes.
import { createHash, randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

const ALWAYS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()",
};

/** A year, as browsers' own lists ask for. Subdomains are the operator's to decide. */
const ONLY_TLS = "max-age=31536000";

/** `isTls`: people reach the site by https alone, and browsers may remember that. */
export const securityHeaders = (isTls: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) c.res.headers.set(name, value);
    if (isTls) c.res.headers.set("Strict-Transport-Security", ONLY_TLS);
  });

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/** Given to the renderer, which writes it as the nonce of its scripts. */
export const newScriptMark = (): string => randomBytes(18).toString("base64url");

const markIn = (mark: string): string => ` nonce="${mark}"`;

/** A rendered page without its mark, and the hashes of the inline scripts that carried it. */
export function takeMarkedScripts(html: string, mark: string): { html: string; scriptHashes: string[] } {
  const marked = markIn(mark);
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    if (!groups?.attributes?.includes(marked)) continue;
    hashes.add(
      `'sha256-${createHash("sha256")
        .update(groups.text ?? "")
        .digest("base64")}'`,
    );
  }
  return { html: html.replaceAll(marked, ""), scriptHashes: [...hashes] };
}

export interface PolicyRules {
  scriptHashes: readonly string[];
  /** Of a page whose scripts add styles of their own. */
  styleNonce?: string | undefined;
  /** Origins besides our own that the page may call. */
  connectTo?: readonly string[];
  /** Origins besides our own whose pictures the page may show. */
  imagesFrom?: readonly string[];
}

/** The policy for one rendered page. */
export function contentSecurityPolicy(rules: PolicyRules): string {
  const { scriptHashes, styleNonce, connectTo = [], imagesFrom = [] } = rules;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    styleNonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${styleNonce}'`,
    // A picture from anywhere would tell its host who reads what.
    ["img-src 'self' data: blob:", ...imagesFrom].join(" "),
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
