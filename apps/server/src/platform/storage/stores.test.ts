// The contract of both stores.
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ObjectServer, startObjectServer } from "../../../../../tests/support/object-server.ts";
import { createMedia } from "../../features/content/media.ts";
import { folderStore, removeAbandonedParts } from "./folder-store.ts";
import type { MediaStore } from "./media-store.ts";
import { openStore } from "./open-store.ts";
import { s3Store } from "./s3-store.ts";
import { createSigner } from "./signed-address.ts";

const SOUND = Uint8Array.from({ length: 5_000 }, (_, n) => n % 251);
let folder: string;
let objects: ObjectServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stores-"));
  objects = await startObjectServer();
});
afterAll(async () => {
  await objects.close();
  await rm(folder, { recursive: true });
});

const readBytes = async (store: MediaStore, key: string, start: number, end: number) => {
  const found = await store.find(key);
  return found && new Uint8Array(await new Response(await found.read(start, end)).arrayBuffer());
};

describe.each([
  ["a folder", () => folderStore(path.join(folder, "media"))],
  ["an S3 store", () => s3Store(objects.settings)],
])("%s", (_, open) => {
  it("gives back what was written, whole and in parts", async () => {
    const store = open();
    await store.write("audio/mua.mp3", SOUND);
    const found = await store.find("audio/mua.mp3");
    expect(found?.size).toBe(5_000);
    expect(Math.abs(Date.now() - Number(found?.changedAt))).toBeLessThan(60_000);
    expect(await readBytes(store, "audio/mua.mp3", 0, 4_999)).toEqual(SOUND);
    expect(await readBytes(store, "audio/mua.mp3", 1_000, 1_009)).toEqual(SOUND.slice(1_000, 1_010));
  });

  it("names another version once the bytes are others", async () => {
    const store = open();
    await store.write("covers/a.svg", "<svg/>");
    const before = await store.find("covers/a.svg");
    expect((await store.find("covers/a.svg"))?.version).toBe(before?.version);
    await store.write("covers/a.svg", "<svg width='1'/>");
    expect((await store.find("covers/a.svg"))?.version).not.toBe(before?.version);
    expect(before?.version).toMatch(/^[\w-]+$/);
  });

  it("takes over a large file", async () => {
    const file = path.join(folder, "large");
    const piece = Buffer.alloc(1024 ** 2, "bình yên ");
    await writeFile(file, Buffer.concat(Array.from({ length: 20 }, () => piece)));
    const store = open();
    await store.copyIn("premium/dai.mp3", file);
    const found = await store.find("premium/dai.mp3");
    expect(found?.size).toBe(20 * piece.length);
    const hash = createHash("sha256");
    for await (const chunk of (await found?.read(0, 20 * piece.length - 1)) ?? []) hash.update(chunk);
    const wanted = createHash("sha256");
    for (let n = 0; n < 20; n += 1) wanted.update(piece);
    expect(hash.digest("hex")).toBe(wanted.digest("hex"));
  });

  it("leaves nothing when a file cannot be taken over", async () => {
    const store = open();
    await expect(store.copyIn("premium/khong.mp3", path.join(folder, "absent"))).rejects.toThrow();
    expect(await store.find("premium/khong.mp3")).toBeUndefined();
  });

  it("forgets what was removed, and does not mind removing it twice", async () => {
    const store = open();
    await store.write("picture/a.jpg", SOUND);
    await store.remove("picture/a.jpg");
    await store.remove("picture/a.jpg");
    expect(await store.find("picture/a.jpg")).toBeUndefined();
  });

  it.each([
    "../keys/tokens.json",
    "audio/../../a",
    "/etc/passwd",
    "audio/.hidden",
    "Audio/a",
    "audio",
    "a//b",
  ])("has nothing at %s and takes nothing there", async (key) => {
    const store = open();
    expect(await store.find(key)).toBeUndefined();
    await expect(store.write(key, "x")).rejects.toThrow("cannot be a media key");
    await expect((async () => store.remove(key))()).rejects.toThrow("cannot be a media key");
  });

  it("is what listeners are served from", async () => {
    const store = open();
    await store.write("audio/mua.mp3", SOUND);
    const media = createMedia({
      store,
      signer: createSigner("s"),
      mayListen: async () => false,
      getAudioVisibility: async () => "unnamed",
    });
    const whole = await media.request("/audio/mua.mp3");
    const part = await media.request("/audio/mua.mp3", { headers: { range: "bytes=4990-" } });
    expect([whole.status, part.status]).toEqual([200, 206]);
    expect(part.headers.get("content-range")).toBe("bytes 4990-4999/5000");
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(SOUND.slice(4_990));
    const etag = String(whole.headers.get("etag"));
    expect((await media.request("/audio/mua.mp3", { headers: { "if-none-match": etag } })).status).toBe(304);
    await whole.body?.cancel();
  });
});

describe("the state of a store", () => {
  it("knows a folder that can be written from one that cannot be there", async () => {
    const state = { place: "folder", answerMs: null };
    expect(await folderStore(folder).state()).toEqual({
      ...{ ...state, isWritable: true, freeBytes: expect.any(Number) },
    });
    expect(await folderStore("/dev/null/x").state()).toEqual({
      ...{ ...state, isWritable: false, freeBytes: null },
    });
  });

  it("is found out by using the bucket, once for many who ask, and leaves nothing there", async () => {
    let requests = 0;
    const counting = createServer((_, answer) => {
      requests += 1;
      answer.writeHead(403).end();
    });
    await new Promise<void>((resolve) => counting.listen(0, "127.0.0.1", resolve));
    const endpoint = `http://127.0.0.1:${(counting.address() as AddressInfo).port}`;
    const refused = s3Store({ ...objects.settings, endpoint });
    const state = { place: "objects", freeBytes: null };
    const asked = await Promise.all([refused.state(), refused.state()]);
    expect([...asked, await refused.state()]).toEqual(
      Array.from({ length: 3 }, () => ({ ...state, isWritable: false, answerMs: null })),
    );
    expect(requests).toBe(1);
    await new Promise((resolve) => counting.close(resolve));

    const bucket = await startObjectServer();
    const works = await s3Store(bucket.settings).state();
    expect(works).toEqual({ ...state, isWritable: true, answerMs: expect.any(Number) });
    expect(works.answerMs).toBeGreaterThan(0);
    expect(await bucket.keys()).toEqual([]);
    await bucket.close();
  });
});

describe("the store that is set", () => {
  it("opens a bucket and leaves nothing of trying it out", async () => {
    const store = await openStore({ dataDir: folder, s3: objects.settings });
    await store.write("covers/b.svg", "<svg/>");
    expect((await store.find("covers/b.svg"))?.size).toBe(6);
  });

  it.each([
    ["a bucket that is not there", { bucket: "nowhere" }, /the bucket "nowhere" does not exist at http/],
    ["keys that nobody knows", { accessKeyId: "someone" }, /refuses these keys for the bucket "media"/],
    ["a port where nobody listens", { endpoint: "http://127.0.0.1:9" }, /cannot be used \(ECONNREFUSED/],
  ])("says before the start that it cannot use %s", async (_, other, message) => {
    const opening = openStore({ dataDir: folder, s3: { ...objects.settings, ...other } });
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toMatchObject({ name: "SettingError" });
  });

  it("clears a folder of parts that nobody writes any more, and of nothing else", async () => {
    const media = path.join(folder, "parts");
    const store = folderStore(media);
    await store.write("audio/a.mp3", SOUND);
    for (const name of ["b.mp3.12.part", "c.mp3.13.part"])
      await writeFile(path.join(media, "audio", name), "");
    await truncate(path.join(media, "audio/b.mp3.12.part"), 100);
    await utimes(path.join(media, "audio/b.mp3.12.part"), 1, 1);
    await removeAbandonedParts(media);
    expect((await readdir(path.join(media, "audio"))).sort()).toEqual(["a.mp3", "c.mp3.13.part"]);
  });
});
