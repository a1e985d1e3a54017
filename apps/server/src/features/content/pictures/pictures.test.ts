import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pictureAddress, pictureWidths, readPictureAddress } from "@bentrong/contract/picture-address";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAddress, makeVersions, type Version } from "./make-versions.ts";
import { readPicture } from "./read-picture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function read(bytes: Uint8Array) {
  files += 1;
  const file = path.join(folder, String(files));
  await writeFile(file, bytes);
  return readPicture(file);
}
const plain = (width: number, height: number, background = "#c96f4a") =>
  sharp({ create: { width, height, channels: 3, background } });

async function listVersions(bytes: Uint8Array): Promise<{ address: string; versions: Version[] }> {
  const pixels = await read(bytes);
  const parts = await createAddress("0".repeat(32), pixels);
  const versions: Version[] = [];
  for await (const version of makeVersions(parts, pixels)) versions.push(version);
  return { address: pictureAddress(parts), versions };
}

describe("an uploaded picture", () => {
  it("comes in every width of the site as AVIF and WebP, and once for older programs", async () => {
    const { address, versions } = await listVersions(await plain(1_000, 500).jpeg().toBuffer());
    expect(versions.map(({ contentType, width }) => `${width} ${contentType}`)).toEqual([
      ...["1000 image/jpeg", "320 image/webp", "320 image/avif", "640 image/webp", "640 image/avif"],
      ...["960 image/webp", "960 image/avif", "1000 image/webp", "1000 image/avif"],
    ]);
    expect(versions[0]?.address).toBe(address);
    for (const { body, contentType, width } of versions) {
      const made = await sharp(body).metadata();
      expect([made.width, made.height]).toEqual([width, Math.round(width / 2)]);
      expect(contentType).toContain(made.format === "heif" ? "avif" : String(made.format));
    }
  });

  it("says its size and colours in its address", async () => {
    const left = await plain(60, 60, "#ff0000").png().toBuffer();
    const { address } = await listVersions(
      await plain(180, 60, "#0000ff")
        .composite([{ input: left, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    );
    const parts = readPictureAddress(address);
    expect(parts).toMatchObject({ width: 180, height: 60, extension: "jpg" });
    expect(parts?.colours).toMatch(/^[d-f]\w\w....0.[e-f]/);
  });

  it("is turned upright, and tells nobody where it was taken", async () => {
    const photo = await plain(400, 300)
      .withExif({ IFD0: { Copyright: "Lan" }, IFD3: { GPSLatitude: "21/1 1/1 1/1" } })
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { address, versions } = await listVersions(photo);
    expect(readPictureAddress(address)).toMatchObject({ width: 300, height: 400 });
    for (const { body } of versions) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(body).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({
        ...{ exif: undefined, icc: undefined, xmp: undefined, iptc: undefined, orientation: undefined },
      });
    }
  });

  it("keeps what one can see through, and only that, as PNG", async () => {
    const window_ = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    });
    const solid = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1 } },
    });
    expect((await listVersions(await window_.png().toBuffer())).versions[0]?.contentType).toBe("image/png");
    expect((await listVersions(await solid.png().toBuffer())).versions[0]?.contentType).toBe("image/jpeg");
  });

  it("is taken in grey, in CMYK, and as the first picture of a moving one", async () => {
    const frames = await Promise.all(
      ["#fff", "#000"].map((colour) => plain(50, 50, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    for (const file of [
      await plain(50, 50).greyscale().png().toBuffer(),
      await plain(50, 50).toColourspace("cmyk").jpeg().toBuffer(),
      await plain(50, 50).avif().toBuffer(),
      moving,
    ]) {
      expect(await read(file)).toMatchObject({ width: 50, height: 50, channels: 3 });
    }
    expect((await read(moving)).data[0]).toBe(255);
  });

  it("carries nothing else along that its file held", async () => {
    const both = Buffer.concat([
      await plain(50, 50).jpeg().toBuffer(),
      Buffer.from("PK\u0003\u0004 <script>"),
    ]);
    for (const { body } of (await listVersions(both)).versions) expect(body.includes("<script>")).toBe(false);
  });

  const refusal = { code: "unusable_file", message: expect.stringMatching(/nhé\.$/) };
  it.each<[string, () => Promise<Uint8Array>]>([
    ["nothing", async () => Buffer.alloc(0)],
    ["a page", async () => Buffer.from("<html><script>1</script></html>")],
    [
      "a drawing that could run scripts",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["a picture without its end", async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, -300)],
    ["a PNG without its end", async () => (await plain(600, 600).png().toBuffer()).subarray(0, -80)],
    ["a bomb", () => plain(12_000, 9_000).png().toBuffer()],
    ["a dot", () => plain(8, 8).png().toBuffer()],
    ["a ribbon", () => plain(2_000, 100).png().toBuffer()],
    ["a TIFF", () => plain(50, 50).tiff().toBuffer()],
  ])("is refused in words: %s", async (_, make) => {
    await expect(read(await make())).rejects.toMatchObject(refusal);
  });
});

describe("the address of a picture", () => {
  const hex = (length: number) =>
    fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: length, maxLength: length });
  it("says what was written into it", () => {
    const parts = fc.record({
      id: hex(32),
      width: fc.integer({ min: 1, max: 9_999 }),
      height: fc.integer({ min: 1, max: 9_999 }),
      colours: hex(18),
      extension: fc.constantFrom("jpg", "png"),
    });
    fc.assert(
      fc.property(parts, (given) => {
        expect(readPictureAddress(pictureAddress(given))).toEqual(given);
      }),
    );
  });

  it("is not seen in any other", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPictureAddress(text)).toBeUndefined();
      }),
    );
    expect(readPictureAddress("/media/covers/blog-mua.svg")).toBeUndefined();
  });

  it("has widths that grow up to its own", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_600 }), (width) => {
        const widths = pictureWidths(width);
        expect(widths.at(-1)).toBe(width);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      }),
    );
  });
});
