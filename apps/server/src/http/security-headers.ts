// Headers that narrow what a page may do. Inline scripts are allowed by the hash of their exact text only.
import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

const ALWAYS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()",
};

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(ALWAYS)) c.res.headers.set(name, value);
});

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
/** Data blocks are not run, so they need no permission. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

export interface PolicyRules {
  /** Of a page whose scripts add styles of their own. */
  styleNonce?: string | undefined;
  /** Origins besides our own that the page may call. */
  connectTo?: readonly string[];
}

/** The policy for one rendered page. */
export function contentSecurityPolicy(
  html: string,
  { styleNonce, connectTo = [] }: PolicyRules = {},
): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(groups?.attributes ?? "")) continue;
    hashes.add(
      `'sha256-${createHash("sha256")
        .update(groups?.text ?? "")
        .digest("base64")}'`,
    );
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`.trim(),
    styleNonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
