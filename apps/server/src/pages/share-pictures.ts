// /share/{kind}/{id}.jpg: the picture of an article, podcast or course for links that are shared, as a raster of
// 1200×630; with -square as podcast directories want it. Made once for each source and kept in the media store.
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { ANONYMOUS, type Database } from "../database/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { keyOfAddress, type MediaStore, type StoredObject } from "../media/media-store.ts";
import { mediaTypeOf } from "../media/media-types.ts";
import { type ShareSize, toSharePicture } from "../media/pictures/share-picture.ts";

export interface SharePictureDeps {
  database: Database;
  media: MediaStore;
}

const WIDE: ShareSize = { width: 1_200, height: 630 };
/** The least and most that podcast directories take are 1400 and 3000. */
const SQUARE: ShareSize = { width: 3_000, height: 3_000 };
/** Part of every key: another way of drawing makes other files. */
const VERSION = "1";
const CACHE = "public, max-age=86400";
const FALLBACK = "/share.png";

export function createSharePictures({ database, media }: SharePictureDeps): Hono<AppEnv> {
  // One drawing at a time in this process: each takes a processor for up to a second.
  let drawing: Promise<unknown> = Promise.resolve();
  const drawOnce = (
    key: string,
    source: StoredObject,
    size: ShareSize,
  ): Promise<StoredObject | undefined> => {
    const work = drawing.then(async () => {
      const made = await media.find(key);
      if (made) return made;
      await media.write(key, await toSharePicture(await bytesOf(source), size));
      return media.find(key);
    });
    drawing = work.catch(() => undefined);
    return work;
  };
  const app = new Hono<AppEnv>();
  app.get("/share/:kind{blog|podcast|course}/:file{[0-9]{1,9}(-square)?\\.jpg}", async (c) => {
    const { kind, file } = c.req.param();
    const { rows } = await database.asCaller(ANONYMOUS, {
      text: "select app.share_picture($1, $2) as address",
      values: [kind, Number.parseInt(file, 10)],
    });
    const source = keyOfAddress(String(rows[0]?.address ?? "").split("?")[0] ?? "");
    if (source === undefined || !mediaTypeOf(source)?.startsWith("image/")) return c.redirect(FALLBACK, 302);
    const isSquare = file.includes("-square");
    const key = `share/${createHash("sha256").update(`${VERSION} ${isSquare} ${source}`).digest("hex").slice(0, 32)}.jpg`;
    const object = (await media.find(key)) ?? (await draw());
    if (!object) return c.redirect(FALLBACK, 302);
    return c.body(await object.read(0, object.size - 1), 200, {
      ...{ "Content-Type": "image/jpeg", "Content-Length": String(object.size), "Cache-Control": CACHE },
      ...{ ETag: `"${object.version}"`, "Cross-Origin-Resource-Policy": "cross-origin" },
    });

    async function draw(): Promise<StoredObject | undefined> {
      try {
        const found = await media.find(source ?? "");
        return found && (await drawOnce(key, found, isSquare ? SQUARE : WIDE));
      } catch (error) {
        c.var.log?.warn({ err: error, source }, "a picture for sharing could not be made");
        return undefined;
      }
    }
  });
  return app;
}

async function bytesOf(object: StoredObject): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await object.read(0, object.size - 1)).arrayBuffer());
}
