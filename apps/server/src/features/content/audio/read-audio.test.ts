import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anM4a, anMp3, anOgg, aWav } from "../../../../../../tests/support/sound-files.ts";
import { Problem } from "../../../platform/problem.ts";
import { readAudio } from "./read-audio.ts";

let folder: string;
let mp3: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sounds-"));
  mp3 = await anMp3();
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function read(bytes: Uint8Array) {
  files += 1;
  const file = path.join(folder, String(files));
  await writeFile(file, bytes);
  return readAudio(file);
}
const refusal = { code: "unusable_file", message: expect.stringMatching(/nhé\.|giây\.$/) };
const zip = Buffer.from("PK\u0003\u0004 một tệp nén", "utf8");
const page = Buffer.from("<html><script>alert(1)</script>");

describe("a sound is known by its content", () => {
  it.each([
    ["MP3", async () => mp3, { extension: "mp3", contentType: "audio/mpeg", seconds: 64 }],
    ["M4A", async () => anM4a(12), { extension: "m4a", contentType: "audio/mp4", seconds: 12 }],
    ["Ogg", async () => anOgg(9), { extension: "ogg", contentType: "audio/ogg", seconds: 9 }],
    ["WAV", async () => aWav(7), { extension: "wav", contentType: "audio/wav", seconds: 7 }],
  ])("%s is told with its length in whole seconds", async (_, make, wanted) => {
    expect(await read(await make())).toMatchObject(wanted);
  });

  it("an MP3 may carry tags before and behind, and some empty room", async () => {
    const tag = Buffer.concat([Buffer.from("ID3\u0004\0\0\0\0\u0001\u0000", "latin1"), Buffer.alloc(128, 1)]);
    const old = Buffer.concat([Buffer.from("TAG"), Buffer.alloc(125, 65)]);
    const bytes = Buffer.concat([tag, Buffer.alloc(300), mp3, Buffer.alloc(50), old]);
    expect(await read(bytes)).toMatchObject({ extension: "mp3", seconds: 64 });
  });

  it("tells the bitrate", async () => {
    expect(Math.abs((await read(mp3)).bitrate - 64_000)).toBeLessThan(200);
  });
});

describe("refused in words", () => {
  it.each<[string, () => Uint8Array]>([
    ["nothing at all", () => Buffer.alloc(0)],
    ["a page", () => page],
    ["a page before a sound", () => Buffer.concat([page, mp3])],
    ["an archive behind an MP3", () => Buffer.concat([mp3, zip])],
    ["an archive in the middle of an MP3", () => Buffer.concat([mp3.subarray(0, 208_000), zip, mp3])],
    ["an MP3 without its last bytes", () => mp3.subarray(0, -50)],
    ["half an MP3, cut between two frames", () => mp3.subarray(0, 208 * 700 + 209)],
    [
      "a tag that claims 200 MB",
      () => Buffer.concat([Buffer.from("ID3\u0004\0\0\x60\0\0\0", "latin1"), mp3]),
    ],
    ["an archive behind an M4A", () => Buffer.concat([anM4a(3), zip])],
    ["an M4A without its end", () => anM4a(3).subarray(0, -10)],
    ["a film", () => anM4a(3, { codec: "avc1", handler: "vide" })],
    ["a codec that browsers do not play", () => anM4a(3, { codec: "alac" })],
    ["an archive behind an Ogg", () => Buffer.concat([anOgg(3), zip])],
    ["an Ogg that ends in a page", () => anOgg(3).subarray(0, -10)],
    ["an Ogg that ends between two pages", () => anOgg(9).subarray(0, -429)],
    ["another codec in an Ogg", () => anOgg(3, "Speex   ")],
    ["an archive behind a WAV", () => Buffer.concat([aWav(1), zip])],
    ["a WAV without its end", () => aWav(1).subarray(0, -10)],
    ["a WAV in a code that browsers do not play", () => Buffer.from(aWav(1)).fill(6, 20, 21)],
    ["a WAV of no length", () => aWav(0)],
  ])("%s", async (_, make) => {
    await expect(read(make())).rejects.toMatchObject(refusal);
  });

  it("whatever is changed or cut, a file is read or refused, never more", async () => {
    const whole = [aWav(1), anOgg(2), anM4a(2), mp3.subarray(0, 208 * 20)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 }),
        fc.option(fc.nat(1_000)),
        async (file, changes, cut) => {
          const bytes = Buffer.from(cut === null ? file : file.subarray(0, cut));
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          const outcome = await read(bytes).catch((error: unknown) => error);
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Problem);
        },
      ),
      { numRuns: 150 },
    );
  });
});
