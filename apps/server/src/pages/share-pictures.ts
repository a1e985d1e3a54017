// /share/{kind}/{id}.jpg: the picture of an article, podcast or course for links that are shared, as a raster of
// 1200×630; with -square as podcast directories want it. Made once for each source and kept in the media store.
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { toSharePicture } from "../features/content/pictures/share-picture.ts";
import { ANONYMOUS, type Database } from "../platform/database/database.ts";
import type { AppEnv } from "../platform/http/app-env.ts";
import { Problem } from "../platform/problem.ts";
import { keyOfAddress, type MediaStore, type StoredObject } from "../platform/storage/media-store.ts";
import { getMediaType } from "../platform/storage/media-types.ts";
import { createDrawingQueue } from "./drawing-queue.ts";

export interface SharePictureDeps {
  database: Database;
  media: MediaStore;
}

/** Part of every key: another way of drawing makes other files. */
const VERSION = "1";
const CACHE = "public, max-age=86400";
const FALLBACK = "/share.png";
const BUSY = { "Retry-After": "5", "Cache-Control": "no-store" };

export function createSharePictures({ database, media }: SharePictureDeps): Hono<AppEnv> {
  const queue = createDrawingQueue<StoredObject>();
  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error;
    return c.text("Too many pictures are being drawn.", error.status, BUSY);
  });
  app.get("/share/:kind{blog|podcast|course}/:file{[0-9]{1,9}(-square)?\\.jpg}", async (c) => {
    const { kind, file } = c.req.param();
    const isSquare = file.includes("-square");
    // The largest picture costs the most, and only directories of podcasts ask for it.
    if (isSquare && kind !== "podcast") return c.text("Not found.", 404);
    const { rows } = await database.asCaller(ANONYMOUS, {
      text: "select app.share_picture($1, $2) as address",
      values: [kind, Number.parseInt(file, 10)],
    });
    const source = keyOfAddress(String(rows[0]?.address ?? "").split("?")[0] ?? "");
    if (source === undefined || !getMediaType(source)?.startsWith("image/")) return c.redirect(FALLBACK, 302);
    const key = `share/${createHash("sha256").update(`${VERSION} ${isSquare} ${source}`).digest("hex").slice(0, 32)}.jpg`;
    const object = (await media.find(key)) ?? (await queue.draw(key, draw));
    if (!object) return c.redirect(FALLBACK, 302);
    return c.body(await object.read(0, object.size - 1), 200, {
      ...{ "Content-Type": "image/jpeg", "Content-Length": String(object.size), "Cache-Control": CACHE },
      ...{ ETag: `"${object.version}"`, "Cross-Origin-Resource-Policy": "cross-origin" },
    });

    async function draw(): Promise<StoredObject | undefined> {
      try {
        const made = await media.find(key);
        const original = made ? undefined : await media.find(source ?? "");
        if (!original) return made;
        await media.write(key, await toSharePicture(await readBytes(original), isSquare ? "square" : "wide"));
        return await media.find(key);
      } catch (error) {
        c.var.log?.warn({ err: error, source }, "a picture for sharing could not be made");
        return undefined;
      }
    }
  });
  return app;
}

async function readBytes(object: StoredObject): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await object.read(0, object.size - 1)).arrayBuffer());
}
