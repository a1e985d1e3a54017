// /avatars/0.svg … 12.svg: the avatars to choose from; 0 is the default.
import { createHash } from "node:crypto";
import { avatarSvgs } from "@bentrong/covers";
import { Hono } from "hono";
import type { AppEnv } from "../platform/http/app-env.ts";

const HEADERS = {
  "Content-Type": "image/svg+xml",
  // A number keeps its drawing for good.
  "Cache-Control": "public, max-age=31536000, immutable",
  // An SVG opened on its own must not run anything.
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

interface Drawing {
  svg: string;
  etag: string;
}

export function createAvatars(): Hono<AppEnv> {
  // Drawn when first asked for: a start should not wait for it.
  let drawn: Drawing[] | undefined;
  return new Hono<AppEnv>().get("/avatars/:name{(?:[0-9]|1[0-2])\\.svg}", (c) => {
    drawn ??= avatarSvgs().map((svg) => ({ svg, etag: toEtag(svg) }));
    const drawing = drawn[Number.parseInt(c.req.param("name"), 10)];
    if (!drawing) return c.notFound();
    const headers = { ...HEADERS, ETag: drawing.etag };
    // Compressing the answer makes its validator a weak one.
    return c.req.header("if-none-match")?.replace(/^W\//, "") === drawing.etag
      ? c.body(null, 304, headers)
      : c.body(drawing.svg, 200, headers);
  });
}

const toEtag = (svg: string): string =>
  `"${createHash("sha256").update(svg).digest("base64url").slice(0, 16)}"`;
