// /media: sounds and pictures with ranges, validators and long caching; premium sound only with a good signature.
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { byteRange } from "./byte-range.ts";
import type { MediaStore, StoredObject } from "./media-store.ts";
import type { MediaSigner } from "./signing.ts";

const TYPES: Record<string, string> = {
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};
const DAY = 86_400;

export function createMedia(store: MediaStore, signer: MediaSigner): Hono<AppEnv> {
  return new Hono<AppEnv>().on(["GET", "HEAD"], "/:folder/:name", async (c) => {
    const { folder, name } = c.req.param();
    const key = `${folder}/${name}`;
    const isPremium = folder === "premium";
    if (isPremium && !signer.verify(key, c.req.query("expires"), c.req.query("signature"))) {
      return c.text("This address has expired.", 403, { "Cache-Control": "no-store" });
    }
    const type = TYPES[name.split(".").at(-1) ?? ""];
    const object = type ? await store.find(key) : undefined;
    if (!object || !type) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    return answer(c, object, {
      "Content-Type": type,
      "Cache-Control": isPremium
        ? `private, max-age=${DAY / 4}`
        : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
      // An SVG opened on its own must not run anything.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
}

function answer(c: Context<AppEnv>, object: StoredObject, shared: Record<string, string>): Response {
  const etag = `"${object.version}"`;
  const headers = {
    ...shared,
    ETag: etag,
    "Last-Modified": object.changedAt.toUTCString(),
    "Accept-Ranges": "bytes",
  };
  if (isFresh(c, etag, object.changedAt)) return c.body(null, 304, headers);
  const ifRange = c.req.header("if-range");
  const unchanged = !ifRange || ifRange === etag || ifRange === headers["Last-Modified"];
  const range = unchanged ? byteRange(c.req.header("range"), object.size) : "whole";
  if (range === "unsatisfiable") {
    return c.body(null, 416, { ...headers, "Content-Range": `bytes */${object.size}` });
  }
  const { start, end } = range === "whole" ? { start: 0, end: object.size - 1 } : range;
  const length = { "Content-Length": String(end - start + 1) };
  const body = c.req.method === "HEAD" || object.size === 0 ? null : object.read(start, end);
  if (range === "whole") return new Response(body, { status: 200, headers: { ...headers, ...length } });
  const place = { "Content-Range": `bytes ${start}-${end}/${object.size}` };
  return new Response(body, { status: 206, headers: { ...headers, ...length, ...place } });
}

function isFresh(c: Context, etag: string, changedAt: Date): boolean {
  const known = c.req.header("if-none-match");
  if (known !== undefined) {
    return known.split(",").some((candidate) => ["*", etag].includes(candidate.trim().replace(/^W\//, "")));
  }
  const since = Date.parse(c.req.header("if-modified-since") ?? "");
  return since >= Math.floor(changedAt.getTime() / 1000) * 1000;
}
