// /media: sounds and pictures with ranges, validators and long caching; premium sound only by an address that is signed
// for somebody who may hear it now.

import { byteRange } from "@bentrong/format/byte-range";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../../platform/http/app-env.ts";
import type { MediaStore, StoredObject } from "../../platform/storage/media-store.ts";
import { getMediaType } from "../../platform/storage/media-types.ts";
import type { MediaSigner } from "../../platform/storage/signed-address.ts";
import type { GetAudioVisibility, MayListen } from "./audio-access.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Cache lifetimes of the files in a folder. */
const KEPT: Readonly<Record<string, string>> = {
  // The browser of one person, no longer than its address lives.
  premium: `private, max-age=${HOUR}`,
  // An episode may be closed; then it should not be played for days from caches on the way.
  sound: `public, max-age=${HOUR}`,
  audio: `public, max-age=${HOUR}`,
  // Every upload has a name of its own that is never used again.
  picture: `public, max-age=${365 * DAY}, immutable`,
};
const USUALLY_KEPT = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
const NOT_KEPT = { "Cache-Control": "no-store" };

export interface MediaDeps {
  store: MediaStore;
  signer: Pick<MediaSigner, "verify">;
  mayListen: MayListen;
  getAudioVisibility: GetAudioVisibility;
}

export function createMedia({ store, signer, mayListen, getAudioVisibility }: MediaDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    c.var.log?.error({ err: error }, "the object store did not answer");
    return c.text("The file cannot be read right now.", 503, { ...NOT_KEPT, "Retry-After": "5" });
  });
  return app.on(["GET", "HEAD"], "/:folder/:name", async (c) => {
    const { folder, name } = c.req.param();
    const address = `${folder}/${name}`;
    if (folder === "premium") {
      const { expires, reader, signature } = c.req.query();
      const heardBy = signer.verify(address, { expires, reader, signature });
      if (!heardBy) return c.text("This address has expired.", 403, NOT_KEPT);
      if (!(await mayListen(heardBy, `/media/${address}`))) {
        return c.text("This sound is closed to the account that the address was made for.", 403, NOT_KEPT);
      }
    }
    const type = getMediaType(name);
    const object = type && (await findFirst(store, await listKeys(getAudioVisibility, folder, name)));
    if (!object || !type) return c.text("Not found", 404, NOT_KEPT);
    return answer(c, object, {
      "Content-Type": type,
      "Cache-Control": KEPT[folder] ?? USUALLY_KEPT,
      "X-Content-Type-Options": "nosniff",
      // An SVG opened on its own must not run anything.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
}

/**
 * Where the object may lie, once a signature was asked for where one is needed. A sound stays in the folder that it came
 * into when its episode is closed or opened: only what an episode opens, or a signature, reaches across.
 */
async function listKeys(
  getAudioVisibility: GetAudioVisibility,
  folder: string,
  name: string,
): Promise<string[]> {
  if (folder === "premium") return [`premium/${name}`, `audio/${name}`];
  if (folder !== "sound" && folder !== "audio") return [`${folder}/${name}`];
  const hearing = await getAudioVisibility(`/media/${folder}/${name}`);
  if (folder === "sound") return hearing === "open" ? [`premium/${name}`] : [];
  if (hearing === "closed") return [];
  return hearing === "open" ? [`audio/${name}`, `premium/${name}`] : [`audio/${name}`];
}

async function findFirst(store: MediaStore, keys: readonly string[]): Promise<StoredObject | undefined> {
  for (const key of keys) {
    const object = await store.find(key);
    if (object) return object;
  }
  return undefined;
}

async function answer(
  c: Context<AppEnv>,
  object: StoredObject,
  shared: Record<string, string>,
): Promise<Response> {
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
  const body = c.req.method === "HEAD" || object.size === 0 ? null : await object.read(start, end);
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
