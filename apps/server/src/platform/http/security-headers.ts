// Headers that narrow what a page may do. Inline scripts are allowed by the hash of their exact text, and only those that
// the renderer wrote itself: it marks them with a word that is new for each rendering, so that a script which got into the
// text of a page is not among them. The word does not leave the server: kept pages stay the same bytes.
import { createHash, randomBytes } from "node:crypto";
import { DEFAULT_POLICY, SAFE_HTML_POLICY } from "@bentrong/contract/trusted-types";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Browser features that no page uses. Screen wake lock, sharing and the clipboard stay allowed. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "encrypted-media", "geolocation"],
  ...["gyroscope", "hid", "idle-detection", "magnetometer", "microphone", "midi", "payment"],
  ...["publickey-credentials-get", "serial", "usb", "xr-spatial-tracking"],
];

const ALWAYS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
};

/** Pictures and sounds that other sites may show say so themselves. */
const EMBEDDED_BY = "Cross-Origin-Resource-Policy";

const POLICY = "Content-Security-Policy";

/** Of an answer that is no page: opened as a document or in a frame, it does nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** A year, as browsers' own lists ask for. */
const ONLY_TLS = "max-age=31536000";
const ONLY_TLS_BELOW = `${ONLY_TLS}; includeSubDomains`;

const isHtml = (headers: Headers): boolean => headers.get("Content-Type")?.startsWith("text/html") ?? false;

/** `isTls`: people reach the site by https alone, and browsers may remember that, for hosts below it too when asked. */
export const securityHeaders = ({ isTls, withSubdomains }: { isTls: boolean; withSubdomains: boolean }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) c.res.headers.set(name, value);
    const { headers } = c.res;
    if (!headers.has(EMBEDDED_BY)) headers.set(EMBEDDED_BY, "same-origin");
    if (!headers.has(POLICY) && !isHtml(headers)) headers.set(POLICY, NO_PAGE);
    if (isTls) headers.set("Strict-Transport-Security", withSubdomains ? ONLY_TLS_BELOW : ONLY_TLS);
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
  /** Names under which scripts of the page may vouch for HTML, besides the two of every page. */
  trustedTypes?: readonly string[];
  /** Origins besides our own that the page may call. */
  connectTo?: readonly string[];
  /** Origins besides our own whose pictures the page may show. */
  imagesFrom?: readonly string[];
}

/**
 * The policy for one rendered page. Strings that scripts turn into HTML, scripts or addresses of scripts pass one of the
 * named Trusted Types policies: docs/decisions/018.
 */
export function contentSecurityPolicy(rules: PolicyRules): string {
  const { scriptHashes, styleNonce, trustedTypes = [], connectTo = [], imagesFrom = [] } = rules;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    styleNonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${styleNonce}'`,
    // A picture from anywhere would tell its host who reads what.
    ["img-src 'self' data: blob:", ...imagesFrom].join(" "),
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ["trusted-types", DEFAULT_POLICY, SAFE_HTML_POLICY, ...trustedTypes].join(" "),
  ].join("; ");
}
