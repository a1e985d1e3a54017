// The versions of a picture that the site serves, one after the other: only one is in memory besides the pixels.
import {
  type PictureAddress,
  pictureAddress,
  pictureVariant,
  pictureWidths,
} from "@bentrong/contract/picture-address";
import type { Sharp } from "sharp";
import { loadSharp } from "./load-sharp.ts";
import type { Pixels } from "./read-picture.ts";

export interface Version {
  /** Beginning with /media/. */
  address: string;
  contentType: string;
  width: number;
  body: Buffer;
}

/** For programs that know neither AVIF nor WebP, such as previews of shared links. */
const FALLBACK_WIDTH = 1_280;
const AVIF = { quality: 52, effort: 3 };
const WEBP = { quality: 78, effort: 4 };
const JPEG = { quality: 80, mozjpeg: true };
const PNG = { compressionLevel: 9, palette: true };

/** The address that content stores for these pixels. */
export async function createAddress(id: string, pixels: Pixels): Promise<PictureAddress> {
  const { width, height, channels } = pixels;
  return {
    ...{ id, width, height },
    colours: await getColours(pixels),
    extension: channels === 4 ? "png" : "jpg",
  };
}

/** Largest last. The one under the address itself comes first. */
export async function* makeVersions(address: PictureAddress, pixels: Pixels): AsyncGenerator<Version> {
  const { id, extension } = address;
  const open = await opener(pixels);
  const fallbackWidth = Math.min(pixels.width, FALLBACK_WIDTH);
  const fallback = open(fallbackWidth);
  yield {
    address: pictureAddress(address),
    contentType: extension === "png" ? "image/png" : "image/jpeg",
    width: fallbackWidth,
    body: await (extension === "png" ? fallback.png(PNG) : fallback.jpeg(JPEG)).toBuffer(),
  };
  for (const width of pictureWidths(pixels.width)) {
    for (const format of ["webp", "avif"] as const) {
      const picture = format === "avif" ? open(width).avif(AVIF) : open(width).webp(WEBP);
      yield {
        address: pictureVariant(id, width, format),
        contentType: `image/${format}`,
        width,
        body: await picture.toBuffer(),
      };
    }
  }
}

async function opener({ data, width, height, channels }: Pixels): Promise<(width: number) => Sharp> {
  const sharp = await loadSharp();
  return (wanted) => sharp(data, { raw: { width, height, channels } }).resize({ width: wanted });
}

/** Placeholder of the picture: three columns in two rows, sixteen steps a channel. */
async function getColours({ data, width, height, channels }: Pixels): Promise<string> {
  const sharp = await loadSharp();
  const small = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: "#e4ded6" })
    .resize(3, 2, { fit: "fill" })
    .raw()
    .toBuffer();
  return Array.from(small, (value) => Math.round(value / 17).toString(16)).join("");
}
