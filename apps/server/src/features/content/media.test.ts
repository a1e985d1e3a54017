import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { folderStore } from "../../platform/storage/folder-store.ts";
import type { MediaStore } from "../../platform/storage/media-store.ts";
import { createSigner, type Reader } from "../../platform/storage/signed-address.ts";
import type { AudioVisibility } from "./audio-access.ts";
import { createMedia } from "./media.ts";

const SOUND = Uint8Array.from({ length: 5000 }, (_, n) => n % 251);
const signer = createSigner("a secret of this test");
const OPEN = `${"a".repeat(32)}.mp3`;
const CLOSED = `${"b".repeat(32)}.mp3`;
const getAudioVisibility = async (address: string): Promise<AudioVisibility> => {
  if ([`/media/sound/${OPEN}`, "/media/audio/mo-ra.mp3"].includes(address)) return "open";
  return address === "/media/audio/khep-lai.mp3" ? "closed" : "unnamed";
};
const LAN: Reader = { id: randomUUID(), sessionId: randomUUID() };
const MINH: Reader = { id: randomUUID(), sessionId: undefined };
/** As a path below /media. */
const signFor = (reader: Reader, address: string, now?: number) => signer.sign(address, reader, now).slice(6);
const mayListen = vi.fn(async ({ id }: Reader, _address: string) => id === LAN.id);
let folder: string;
let store: MediaStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "media-"));
  store = folderStore(folder);
  await store.write("audio/mua.mp3", SOUND);
  await store.write("premium/sau.mp3", SOUND);
  await store.write("audio/khep-lai.mp3", SOUND);
  await store.write("premium/mo-ra.mp3", SOUND);
  for (const name of [OPEN, CLOSED]) await store.write(`premium/${name}`, SOUND);
  await store.write("picture/a-320.webp", SOUND);
  await store.write("covers/blog-a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
});
afterAll(() => rm(folder, { recursive: true }));

const get = (address: string, headers: Record<string, string> = {}) =>
  createMedia({ store, signer, mayListen, getAudioVisibility }).request(address, { headers });
const bytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("a visitor's player", () => {
  it("gets the whole sound with its type, length and a validator", async () => {
    const answer = await get("/audio/mua.mp3");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("audio/mpeg");
    expect(answer.headers.get("content-length")).toBe("5000");
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
    expect(answer.headers.get("etag")).toMatch(/^".+"$/);
    expect(await bytes(answer)).toEqual(SOUND);
  });

  it("gets the part it asks for", async () => {
    const answer = await get("/audio/mua.mp3", { range: "bytes=1000-1999" });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe("bytes 1000-1999/5000");
    expect(await bytes(answer)).toEqual(SOUND.slice(1000, 2000));
  });

  it("is told when it asks past the end", async () => {
    const answer = await get("/audio/mua.mp3", { range: "bytes=5000-" });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */5000");
  });

  it("loads nothing again that it has", async () => {
    const { headers } = await get("/audio/mua.mp3");
    expect((await get("/audio/mua.mp3", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
    expect(
      (await get("/audio/mua.mp3", { "if-modified-since": headers.get("last-modified") ?? "" })).status,
    ).toBe(304);
  });

  it("gets all of a sound that changed since its part", async () => {
    const answer = await get("/audio/mua.mp3", { range: "bytes=0-9", "if-range": '"older"' });
    expect(answer.status).toBe(200);
  });
});

describe("a sound whose episode changed sides", () => {
  it("is closed where it lies, and played by a signature", async () => {
    expect((await get("/audio/khep-lai.mp3")).status).toBe(404);
    expect((await get("/premium/khep-lai.mp3")).status).toBe(403);
    expect((await get(signFor(LAN, "/media/premium/khep-lai.mp3"))).status).toBe(200);
  });

  it("is open where it lies, and no other sound of that folder is", async () => {
    expect((await get("/audio/mo-ra.mp3")).status).toBe(200);
    expect((await get("/audio/sau.mp3")).status).toBe(404);
    expect((await get(`/audio/${OPEN}`)).status).toBe(404);
  });
});

describe("premium sound", () => {
  it("plays from a signed address", async () => {
    const address = signFor(LAN, "/media/premium/sau.mp3");
    expect((await get(address)).status).toBe(200);
    expect((await get(address, { range: "bytes=0-0" })).status).toBe(206);
  });

  it.each([
    ["no signature", "/premium/sau.mp3"],
    [
      "a made-up signature",
      `/premium/sau.mp3?expires=9999999999&signature=${"A".repeat(22)}&reader=${"A".repeat(22)}`,
    ],
    ["the signature of another sound", signFor(LAN, "/media/premium/khac.mp3").replace("khac", "sau")],
    ["an expiry moved on", signFor(LAN, "/media/premium/sau.mp3").replace(/expires=\d/, "expires=9")],
    ["an expired address", signFor(LAN, "/media/premium/sau.mp3", Date.now() - 2 * 3600_000)],
    ["an address of somebody who may not hear it", signFor(MINH, "/media/premium/sau.mp3")],
    [
      "another reader put in",
      signFor(MINH, "/media/premium/sau.mp3").replace(
        /reader=.*/,
        signFor(LAN, "/media/premium/sau.mp3").split("&")[2] ?? "",
      ),
    ],
  ])("stays closed for %s", async (_, address) => {
    expect((await get(address)).status).toBe(403);
  });

  it("asks at every range whether its reader may still hear it", async () => {
    const address = signFor(LAN, "/media/premium/sau.mp3");
    expect((await get(address, { range: "bytes=0-9" })).status).toBe(206);
    expect(mayListen).toHaveBeenLastCalledWith(LAN, "/media/premium/sau.mp3");
    mayListen.mockResolvedValueOnce(false);
    const refused = await get(address, { range: "bytes=10-19" });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  it("keeps its address for an hour, so that it can be cached, and ends it within two", async () => {
    const noon = Date.UTC(2026, 10, 21, 12, 0, 1);
    const address = signFor(LAN, "/media/premium/sau.mp3", noon);
    expect(signFor(LAN, "/media/premium/sau.mp3", noon + 3590_000)).toBe(address);
    const query = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
    const signature = { expires: query.expires, reader: query.reader, signature: query.signature };
    expect(signer.verify("premium/sau.mp3", signature, noon + 3600_000)).toEqual(LAN);
    expect(signer.verify("premium/sau.mp3", signature, noon + 2 * 3600_000)).toBeUndefined();
  });

  it("tells nobody for whom its address was made", () => {
    const hex = (text: string) => text.replaceAll("-", "");
    const ids = [LAN.id, LAN.sessionId ?? ""];
    const readers = ["sau", "khac"].map((name) => {
      const address = signFor(LAN, `/media/premium/${name}.mp3`);
      for (const id of ids) {
        expect(address).not.toContain(id);
        expect(address).not.toContain(Buffer.from(hex(id), "hex").toString("base64url").slice(0, 20));
      }
      return address.split("reader=")[1];
    });
    expect(readers[0]).not.toBe(readers[1]);
  });

  it("is the only sound that is signed", () => {
    expect(signer.sign("/media/audio/mua.mp3", LAN)).toBe("/media/audio/mua.mp3");
    expect(signer.sign("x /media/premium/sau.mp3", LAN)).toBe("x /media/premium/sau.mp3");
  });
});

describe("uploaded files", () => {
  it("a sound plays for everybody while an open episode plays it", async () => {
    const answer = await get(`/sound/${OPEN}`, { range: "bytes=0-9" });
    expect(answer.status).toBe(206);
    expect(await bytes(answer)).toEqual(SOUND.slice(0, 10));
  });

  it("a sound that no open episode plays is not there", async () => {
    expect((await get(`/sound/${CLOSED}`)).status).toBe(404);
    expect((await get(`/premium/${CLOSED}`)).status).toBe(403);
  });

  it("pictures are kept for good, and are never taken for anything else", async () => {
    const { headers } = await get("/picture/a-320.webp");
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("a store that does not answer is told as such, and not kept", async () => {
    const broken: MediaStore = { ...store, find: () => Promise.reject(new Error("down")) };
    const answer = await createMedia({ store: broken, signer, mayListen, getAudioVisibility }).request(
      "/audio/mua.mp3",
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("a stranger", () => {
  it.each([
    "/audio/..%2f..%2fkeys%2ftokens.json",
    "/audio/%2e%2e",
    "/audio/none.mp3",
    "/covers/blog-a.html",
    "/audio/.hidden.mp3",
  ])("finds nothing at %s", async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it("cannot make a drawing run scripts", async () => {
    const answer = await get("/covers/blog-a.svg");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
