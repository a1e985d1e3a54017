import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { MediaFile } from "@bentrong/contract/media-file";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeDueObjects, removeOrphanedParts } from "../../apps/server/src/features/content/media-jobs.ts";
import { folderStore } from "../../apps/server/src/platform/storage/folder-store.ts";
import type { MediaStore } from "../../apps/server/src/platform/storage/media-store.ts";
import { eventually } from "../support/eventually.ts";
import { aPng } from "../support/picture-files.ts";
import { anMp3 } from "../support/sound-files.ts";
import { announce, begin, complete, patch, received, upload, uploaded } from "../support/tus.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let editor: SignedIn;
let folder: string;
let mp3: Uint8Array<ArrayBuffer>;
/** A store that can be unplugged. */
let isPlugged = true;
/** Called before a sound is copied into the store. */
let beforeCopy: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "upload-"));
  const files = folderStore(folder);
  const orUnplugged = <T>(work: () => Promise<T>): Promise<T> =>
    isPlugged ? work() : Promise.reject(new Error("the store is unplugged"));
  const media: MediaStore = {
    ...files,
    write: (key, body) => orUnplugged(() => files.write(key, body)),
    copyIn: async (key, file) => {
      await beforeCopy();
      return orUnplugged(() => files.copyIn(key, file));
    },
  };
  platform = await openPlatform({ media });
  editor = await aSignedInPerson(platform, { kind: "moderator" });
  mp3 = new Uint8Array(await anMp3());
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

let colours = 0;
/** Another picture each time. */
const aPicture = (width = 700, height = 400) => {
  colours += 1;
  return aPng(width, height, [colours, 90, 160]);
};
/** Another sound each time: its last silent bytes differ. */
let sounds = 0;
const aSound = (): Uint8Array<ArrayBuffer> => {
  sounds += 1;
  return new Uint8Array(Buffer.concat([mp3, Buffer.alloc(sounds)]));
};

const readBody = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });
const rows = async (text: string, values: unknown[] = []) =>
  (await platform.database.owner.query(text, values)).rows;
const get = (address: string, init?: RequestInit) => fetch(`${platform.url}${address}`, init);
const listed = async (query: string): Promise<(MediaFile & { usedIn: unknown })[]> =>
  (await editor.call(`/rest/v1/mediaFile?${query}`)).json();

describe("an editor", () => {
  it("sends a picture, is broken off, goes on where it stopped, and finds every version served", async () => {
    const picture = aPicture();
    const { call } = editor;
    const upload = await begin(call, { kind: "picture", filename: "Mưa ở Huế.png", length: picture.length });
    expect((await patch(call, upload, 0, picture.subarray(0, 1_000))).status).toBe(204);
    expect(await received(call, upload)).toBe(1_000);
    expect((await complete(call, upload)).status).toBe(409);
    const last = await patch(call, upload, 1_000, picture.subarray(1_000));
    expect(last.headers.get("upload-offset")).toBe(String(picture.length));

    const { status, data } = await readBody(await complete(call, upload));
    expect(status).toBe(200);
    expect(data).toMatchObject({ kind: "picture", width: 700, height: 400, originalName: "Mưa ở Huế.png" });
    expect(data.bytes).toBe(picture.length);
    for (const { address, contentType, bytes } of data.variants) {
      const answer = await get(address);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, contentType]);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
    }
    expect(data.variants.map((one: { address: string }) => one.address)).toContain(data.address);
    expect(await listed(`id=eq.${data.id}&select=originalName,usedIn`)).toEqual([
      { originalName: "Mưa ở Huế.png", usedIn: [] },
    ]);
    expect(await platform.parts.ids()).toEqual([]);
    expect(await rows("select key from ops.media_removal")).toEqual([]);
  });

  it("asks again for an answer that was lost, also while it is being made, and gets the same file", async () => {
    const picture = aPicture();
    const path = await begin(editor.call, { kind: "picture", filename: "a.png", length: picture.length });
    await patch(editor.call, path, 0, picture);
    const answers = await Promise.all([1, 2, 3].map(async () => readBody(await complete(editor.call, path))));
    answers.push(await readBody(await complete(editor.call, path)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await received(editor.call, path)).toBe(picture.length);
  });

  it("sends what was announced to a server that ended before it made the file for it", async () => {
    const picture = aPicture();
    const path = await begin(editor.call, { kind: "picture", filename: "a.png", length: picture.length });
    await platform.parts.remove(path.slice("/upload/".length));
    expect(await received(editor.call, path)).toBe(0);
    expect((await patch(editor.call, path, 0, picture)).status).toBe(204);
    expect((await complete(editor.call, path)).status).toBe(200);
    expect(await platform.parts.ids()).toEqual([]);
  });

  it("asks two processes at the same moment, and both answer with the one file", async () => {
    const other = await platform.another();
    const elsewhere: SignedIn["call"] = (path, init) => editor.call(`${other.url}/functions/v1${path}`, init);
    const sound = aSound();
    const path = await begin(editor.call, { kind: "sound", filename: "hai.mp3", length: sound.length });
    await patch(editor.call, path, 0, sound);
    // The first one stands still before it copies until the second one is done and has cleared up.
    const winnerIsDone = Promise.withResolvers<void>();
    const loserCopies = Promise.withResolvers<void>();
    beforeCopy = () => {
      beforeCopy = async () => undefined;
      loserCopies.resolve();
      return winnerIsDone.promise;
    };
    const loser = complete(elsewhere, path);
    await loserCopies.promise;
    const winner = await readBody(await complete(editor.call, path));
    winnerIsDone.resolve();
    expect(winner.status).toBe(200);
    expect(await readBody(await loser)).toEqual(winner);
    expect(await rows('select from "mediaFile" where id = $1', [winner.data.id])).toHaveLength(1);
    // What the slower one announced is cleared away later.
    await rows("delete from ops.media_removal");

    for (let round = 0; round < 8; round += 1) {
      const picture = aPicture(300, 200);
      const one = await begin(editor.call, { kind: "picture", filename: "a.png", length: picture.length });
      await patch(editor.call, one, 0, picture);
      const answers = await Promise.all(
        [editor.call, elsewhere, editor.call, elsewhere].map(async (call) =>
          readBody(await complete(call, one)),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    }
    await rows("delete from ops.media_removal");
    expect(await platform.parts.ids()).toEqual([]);
  });

  it("sends the same bytes again under another name and gets the file that is there", async () => {
    const picture = aPicture();
    const [first, second] = [
      await uploaded(editor.call, "picture", "một.png", picture),
      await uploaded(editor.call, "picture", "hai.png", picture),
    ];
    expect(second).toEqual(first);
  });

  it("searches files without marks", async () => {
    const file = await uploaded(editor.call, "picture", "Đêm trắng.png", aPicture());
    expect(await listed("searchText=ilike.*dem trang*&select=id")).toEqual([{ id: file.id }]);
  });

  it("sees what is under way, and takes it back", async () => {
    const path = await begin(editor.call, { kind: "sound", filename: "dở dang.mp3", length: 9_000 });
    await patch(editor.call, path, 0, mp3.subarray(0, 500));
    const { data } = await readBody(await editor.call("/upload"));
    expect(data).toMatchObject([{ kind: "sound", name: "dở dang.mp3", bytes: 9_000, received: 500 }]);
    const gone = await editor.call(path, { method: "DELETE", headers: { "Tus-Resumable": "1.0.0" } });
    expect(gone.status).toBe(204);
    await expect(received(editor.call, path)).rejects.toThrow("404");
    expect(await platform.parts.ids()).toEqual([]);
  });

  it("keeps what was sent when the store does not answer, and is done once it does", async () => {
    const picture = aPicture();
    const path = await begin(editor.call, { kind: "picture", filename: "a.png", length: picture.length });
    await patch(editor.call, path, 0, picture);
    isPlugged = false;
    const failed = await readBody(await complete(editor.call, path));
    isPlugged = true;
    expect(failed).toMatchObject({ status: 500, success: false });
    expect((await complete(editor.call, path)).status).toBe(200);
    // What the first try announced is cleared away later.
    expect(await rows("select from ops.media_removal where due_at > now()")).toHaveLength(1);
    await rows("delete from ops.media_removal");
  });
});

describe("refused in words", () => {
  const refused = async (answer: Response) => {
    const { status, code, error } = await readBody(answer);
    expect(error).toMatch(/[àáảãạăâđêôơư]/i);
    return [status, code];
  };

  it.each<[string, Parameters<typeof announce>[1], unknown[]]>([
    [
      "a picture beyond 20 MB",
      { kind: "picture", filename: "a.png", length: 20 * 1024 ** 2 + 1 },
      [413, "too_large"],
    ],
    [
      "a sound beyond 600 MB",
      { kind: "sound", filename: "a.mp3", length: 600 * 1024 ** 2 + 1 },
      [413, "too_large"],
    ],
    ["a file without content", { kind: "sound", filename: "a.mp3", length: 0 }, [422, "unusable_file"]],
    ["another ending", { kind: "picture", filename: "a.png.exe", length: 9 }, [422, "unusable_file"]],
    ["a drawing", { kind: "picture", filename: "a.svg", length: 9 }, [422, "unusable_file"]],
    ["a file without a name", { kind: "picture", filename: " \u0000 ", length: 9 }, [400, "invalid_input"]],
  ])("%s, before anything is sent", async (_, announcement, wanted) => {
    expect(await refused(await announce(editor.call, announcement))).toEqual(wanted);
  });

  it("metadata of another shape", async () => {
    for (const metadata of ["kind cGljdHVyZQ==", "kind !!", "kind eA==,filename YS5wbmc=", ""]) {
      const headers = { "Tus-Resumable": "1.0.0", "Upload-Length": "9", "Upload-Metadata": metadata };
      const answer = await editor.call("/upload", { method: "POST", headers });
      expect((await refused(answer))[0]).toBe(400);
    }
  });

  it("a file that is not what its name says, and nothing of it stays", async () => {
    for (const [kind, name] of [
      ["sound", "a.mp3"],
      ["picture", "a.png"],
    ] as const) {
      const path = await begin(editor.call, { kind, filename: name, length: 5_000 });
      await patch(editor.call, path, 0, new Uint8Array(5_000).fill(60));
      expect(await refused(await complete(editor.call, path))).toEqual([422, "unusable_file"]);
      await expect(received(editor.call, path)).rejects.toThrow("404");
    }
    expect(await refused(await upload(editor.call, "sound", "a.mp3", aPicture()))).toEqual([
      422,
      "unusable_file",
    ]);
    expect(await platform.parts.ids()).toEqual([]);
    expect(await rows("select key from ops.media_removal")).toEqual([]);
  });

  it("bytes at another place, and more than was announced", async () => {
    const path = await begin(editor.call, { kind: "sound", filename: "a.mp3", length: 1_000 });
    expect((await refused(await patch(editor.call, path, 10, mp3.subarray(0, 10))))[0]).toBe(409);
    expect((await refused(await patch(editor.call, path, 0, mp3.subarray(0, 1_001))))[0]).toBe(413);
    expect(await received(editor.call, path)).toBe(0);
    await editor.call(path, { method: "DELETE", headers: { "Tus-Resumable": "1.0.0" } });
  });

  it("an eleventh upload while ten are unfinished, also when all come at once", async () => {
    const busy = await aSignedInPerson(platform, { kind: "administrator" });
    const one = { kind: "sound", filename: "a.mp3", length: 10 } as const;
    const answers = await Promise.all(Array.from({ length: 14 }, () => announce(busy.call, one)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await refused(await announce(busy.call, one))).toEqual([409, "uploads_full"]);
    await rows("update ops.upload set expires_at = now() - interval '1 second' where user_id = $1", [
      busy.id,
    ]);
    expect((await announce(busy.call, one)).status).toBe(201);
  });
});

describe("who may upload", () => {
  it("a visitor and a member may not", async () => {
    const one = { kind: "picture", filename: "a.png", length: 10 } as const;
    const member = await aSignedInPerson(platform, { kind: "premium" });
    expect((await announce(member.call, one)).status).toBe(403);
    const visitor = (path: string, init: RequestInit = {}) =>
      get(`/functions/v1${path}`, {
        ...init,
        headers: { apikey: platform.tokens.publicKey, ...init.headers },
      });
    expect((await announce(visitor, one)).status).toBe(401);
    expect((await get("/functions/v1/upload")).status).toBe(401);
  });

  it("nobody sees, continues, completes or takes back another's upload", async () => {
    const other = await aSignedInPerson(platform, { kind: "administrator" });
    const path = await begin(editor.call, { kind: "sound", filename: "a.mp3", length: 1_000 });
    const tus = { "Tus-Resumable": "1.0.0" };
    expect((await other.call(path, { method: "HEAD", headers: tus })).status).toBe(404);
    expect((await patch(other.call, path, 0, mp3.subarray(0, 10))).status).toBe(404);
    expect((await complete(other.call, path)).status).toBe(404);
    expect((await other.call(path, { method: "DELETE", headers: tus })).status).toBe(404);
    expect(await received(editor.call, path)).toBe(0);
  });

  it("nobody reaches another's upload by naming it behind an own one", async () => {
    const other = await aSignedInPerson(platform, { kind: "administrator" });
    const path = await begin(editor.call, { kind: "sound", filename: "a.mp3", length: 1_000 });
    const own = await begin(other.call, { kind: "sound", filename: "b.mp3", length: 1_000 });
    const both = `${own}?see=/${path.split("/").at(-1)}`;
    const tus = { "Tus-Resumable": "1.0.0" };
    expect((await patch(other.call, both, 0, mp3.subarray(0, 10))).status).toBe(204);
    expect([await received(other.call, own), await received(editor.call, path)]).toEqual([10, 0]);
    expect((await other.call(both, { method: "HEAD", headers: tus })).headers.get("upload-offset")).toBe(
      "10",
    );
    expect((await other.call(both, { method: "DELETE", headers: tus })).status).toBe(204);
    expect(await received(editor.call, path)).toBe(0);
  });

  it("whoever is no editor any more cannot go on", async () => {
    const former = await aSignedInPerson(platform, { kind: "moderator" });
    const path = await begin(former.call, { kind: "sound", filename: "a.mp3", length: 1_000 });
    await rows("delete from auth.user_roles where user_id = $1 and role = 'ROLE_MODERATOR'", [former.id]);
    expect((await patch(former.call, path, 0, mp3.subarray(0, 10))).status).toBe(403);
  });
});

describe("bytes that are still arriving", () => {
  /** A slow line, which goes on until it is answered. */
  const drip = (call: SignedIn["call"], path: string) => {
    let timer: NodeJS.Timeout | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        timer = setInterval(() => controller.enqueue(mp3.subarray(0, 10)), 20);
      },
    });
    return patch(call, path, 0, body).finally(() => clearInterval(timer));
  };

  it.each<[string, string, number]>([
    ["lost the rights of an editor", "delete from auth.user_roles where user_id = $1", 403],
    ["was blocked", "update auth.users set banned_until = 'infinity' where id = $1", 401],
    ["was signed out", "update auth.sessions set ended_at = now() where user_id = $1", 401],
  ])("are not taken for five seconds of somebody who %s", async (_, change, status) => {
    const former = await aSignedInPerson(platform, { kind: "moderator" });
    const path = await begin(former.call, { kind: "sound", filename: "a.mp3", length: mp3.length });
    const answer = drip(former.call, path);
    await eventually(async () =>
      expect(await platform.parts.getSize(path.split("/").at(-1) ?? "")).toBeGreaterThan(0),
    );
    await rows(change, [former.id]);
    const since = performance.now();
    expect((await answer).status).toBe(status);
    expect(performance.now() - since).toBeLessThan(5_000);
  });
});

describe("the sound of an episode", () => {
  const episode = async (type: string, audio: string): Promise<{ id: number; audio: string }> => {
    const made = await editor.call("/rest/v1/episode", {
      method: "POST",
      body: JSON.stringify({ slug: `tap-${sounds}`, title: "Tập", episodeType: type, audio }),
      headers: { Prefer: "return=representation" },
    });
    const [row] = await made.json();
    return row;
  };
  const stored = async (id: number) =>
    (await rows("select audio from episode where id = $1", [id]))[0]?.audio;
  const change = (id: number, values: object) =>
    editor.call(`/rest/v1/episode?id=eq.${id}`, { method: "PATCH", body: JSON.stringify(values) });

  it("is open while the episode is published and PUBLIC, and closed to strangers from the moment it is not", async () => {
    const file = await uploaded(editor.call, "sound", "tập một.mp3", aSound());
    expect(file).toMatchObject({ kind: "sound", contentType: "audio/mpeg", seconds: 64 });
    const name = /[0-9a-f]{32}\.mp3/.exec(file.address)?.[0];
    expect((await get(`/media/sound/${name}`)).status).toBe(404);

    const { id } = await episode("PUBLIC", file.address);
    expect(await stored(id)).toBe(`/media/premium/${name}`);
    expect((await get(`/media/sound/${name}`)).status).toBe(404);
    await change(id, { publication: "PUBLISHED" });
    expect(await stored(id)).toBe(`/media/sound/${name}`);
    const part = await get(`/media/sound/${name}`, { headers: { range: "bytes=0-99" } });
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(mp3.slice(0, 100));

    await change(id, { episodeType: "PRIVATE" });
    expect(await stored(id)).toBe(`/media/premium/${name}`);
    expect((await get(`/media/sound/${name}`)).status).toBe(404);
    expect((await get(`/media/premium/${name}`)).status).toBe(403);
    const [shown] = await (await editor.call(`/rest/v1/episode?id=eq.${id}&select=audio`)).json();
    expect((await get(shown.audio)).status).toBe(200);

    await change(id, { episodeType: "PUBLIC" });
    expect((await get(`/media/sound/${name}`)).status).toBe(200);
  });

  it("that came with the product changes sides with its episode as well", async () => {
    await platform.media.write("audio/mua-tren-mai.mp3", mp3);
    const [row] = await rows(
      `insert into episode (slug, title, audio) values ('mua', 'Mưa', '/media/audio/mua-tren-mai.mp3') returning id`,
    );
    const id = Number(row?.id);
    const open = "/media/audio/mua-tren-mai.mp3";
    expect((await get(open)).status).toBe(200);
    for (const closing of [{ episodeType: "PRIVATE" }, { publication: "DRAFT" }]) {
      await change(id, closing);
      expect(await stored(id)).toBe("/media/premium/mua-tren-mai.mp3");
      expect((await get(open)).status).toBe(404);
      expect((await get("/media/premium/mua-tren-mai.mp3")).status).toBe(403);
      const [shown] = await (await editor.call(`/rest/v1/episode?id=eq.${id}&select=audio`)).json();
      expect((await get(shown.audio)).status).toBe(200);
      await change(id, { episodeType: "PUBLIC", publication: "PUBLISHED" });
      expect((await get(open)).status).toBe(200);
    }
  });

  it("is always closed in a lesson", async () => {
    const file = await uploaded(editor.call, "sound", "bài.mp3", aSound());
    await rows("insert into course (id, slug, title, price) values (77, 'khoa', 'Khóa', 0)");
    const open = file.address.replace("/premium/", "/sound/");
    await rows(
      `insert into lesson ("courseId", slug, position, title, "mediaUrl") values (77, 'bai', 1, 'Bài', $1)`,
      [open],
    );
    const [lesson] = await rows(`select "mediaUrl" from lesson where slug = 'bai'`);
    expect(lesson?.mediaUrl).toBe(file.address.split("?")[0]);
    expect((await get(open.split("?")[0] ?? "")).status).toBe(404);
  });
});

describe("removing a file", () => {
  const remove = (file: MediaFile, who = editor) =>
    who.call(`/rest/v1/mediaFile?id=eq.${file.id}`, { method: "DELETE" });

  it("is refused while something uses it, and says what", async () => {
    const file = await uploaded(editor.call, "picture", "bìa.png", aPicture());
    await rows(`insert into blog (id, slug, title, "coverImage") values (501, 'bai-a', 'Bài A', $1)`, [
      file.address,
    ]);
    await rows(`insert into blog (id, slug, title, content) values (502, 'bai-b', 'Bài B', $1)`, [
      `<p><img src="${file.variants[1]?.address}" alt=""></p>`,
    ]);
    const { status, message, details } = await readBody(await remove(file));
    expect([status, message]).toEqual([409, expect.stringContaining("đang được dùng")]);
    expect(JSON.parse(details)).toEqual([
      { kind: "blog", id: 501, title: "Bài A" },
      { kind: "blog", id: 502, title: "Bài B" },
    ]);
    expect((await get(file.address)).status).toBe(200);

    await rows("delete from blog where id in (501, 502)");
    expect((await listed(`id=eq.${file.id}&select=usedIn`))[0]?.usedIn).toEqual([
      { kind: "trash", id: 501, title: "Bài A" },
      { kind: "trash", id: 502, title: "Bài B" },
    ]);
    await rows("update ops.content_version set replaced_at = now() - interval '31 days'");
    const other = await aSignedInPerson(platform, { kind: "moderator" });
    await rows(`insert into "workingCopy" (kind, "rowId", "userId", content) values ('blog', 9, $1, $2)`, [
      other.id,
      JSON.stringify({ title: "Riêng", coverImage: file.address }),
    ]);
    expect((await listed(`id=eq.${file.id}&select=usedIn`))[0]?.usedIn).toEqual([
      { kind: "workingCopy", id: 9, title: null },
    ]);
    expect((await remove(file)).status).toBe(409);
    await rows(`delete from "workingCopy"`);
    expect((await remove(file)).status).toBe(204);
    await removeDueObjects(platform.database.owner, platform.media);
    for (const { address } of file.variants) expect((await get(address)).status).toBe(404);
    expect(await rows("select key from ops.media_removal")).toEqual([]);
    // The same picture can come back.
    expect((await uploaded(editor.call, "picture", "bìa.png", aPicture())).id).not.toBe(file.id);
  });

  it("is not for members", async () => {
    const file = await uploaded(editor.call, "picture", "bìa.png", aPicture());
    const member = await aSignedInPerson(platform, { kind: "premium" });
    expect(await (await member.call(`/rest/v1/mediaFile?id=eq.${file.id}`)).json()).toEqual([]);
    await remove(file, member);
    expect(await listed(`id=eq.${file.id}&select=id`)).toHaveLength(1);
  });
});

describe("what nobody came back for", () => {
  it("is removed a day later, and what is under way stays", async () => {
    const paths = [1, 2].map(() => begin(editor.call, { kind: "sound", filename: "a.mp3", length: 1_000 }));
    const [old = "", young = ""] = await Promise.all(paths);
    const readId = (one: string) => one.split("/").at(-1);
    await rows("update ops.upload set expires_at = now() where id = $1", [readId(old)]);
    expect((await patch(editor.call, old, 0, mp3.subarray(0, 10))).status).toBe(404);
    await removeOrphanedParts(platform.database.owner, platform.parts);
    const left = await platform.parts.ids();
    expect([left.includes(String(readId(old))), left.includes(String(readId(young)))]).toEqual([false, true]);
  });
});
