// Decodes an uploaded picture to plain pixels by its content: upright, in sRGB, within the size limits. Hidden data
// of the file (place, camera, another format) are dropped.
import { LARGEST_PICTURE } from "@bentrong/contract/picture-address";
import { fileTypeFromFile } from "file-type";
import type { Sharp, SharpOptions } from "sharp";
import { unusableFile } from "../unusable-file.ts";
import { loadSharp } from "./load-sharp.ts";

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** 4 where one can see through. */
  channels: 3 | 4;
}

const TYPES = new Set([
  ...["image/jpeg", "image/png", "image/apng", "image/webp", "image/avif", "image/gif"],
]);
/** A file of some kilobytes may claim any size; this many pixels cost 200 MB for the length of one upload. */
const MOST_PIXELS = 50_000_000;
const SMALLEST_SIDE = 16;
/** Formats for the web end at 16,383 pixels, and covers are no ribbons. */
const LONGEST_RATIO = 5;
const MOST_SECONDS = 30;

/** Throws Problem("unusable_file"). */
export async function readPicture(file: string): Promise<Pixels> {
  const sharp = await loadSharp();
  if (!TYPES.has((await fileTypeFromFile(file))?.mime ?? "")) throw wrongType();
  // Of several pictures in one file the first is taken; a damaged file is refused rather than mended.
  const options: SharpOptions = {
    ...{ limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: "warning" },
    pages: 1,
  };
  // The dimensions of the header are checked before memory is allocated.
  await requireSize(sharp(file, { ...options, limitInputPixels: false }));
  const upright = sharp(file, options)
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize({ width: LARGEST_PICTURE, height: LARGEST_PICTURE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const { data, info } = await upright
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  if (info.channels !== 3 && info.channels !== 4) throw damaged();
  const pixels = { data, width: info.width, height: info.height, channels: info.channels };
  return pixels.channels === 4 && (await isOpaque(pixels)) ? withoutAlpha(pixels) : pixels;
}

async function requireSize(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata().catch(damaged);
  if (width * height > MOST_PIXELS) {
    throw unusableFile("Ảnh này quá lớn (trên 50 triệu điểm ảnh). Bạn thu nhỏ ảnh rồi tải lên lại nhé.");
  }
  if (Math.min(width, height) < SMALLEST_SIDE) {
    throw unusableFile("Ảnh này quá nhỏ để làm ảnh bìa. Bạn chọn ảnh khác nhé.");
  }
  if (Math.max(width, height) > LONGEST_RATIO * Math.min(width, height)) {
    throw unusableFile("Ảnh này quá dài và hẹp. Bạn cắt bớt rồi tải lên lại nhé.");
  }
}

const toRaw = ({ width, height, channels }: Pixels) => ({ raw: { width, height, channels } });

async function isOpaque(pixels: Pixels): Promise<boolean> {
  const sharp = await loadSharp();
  return (await sharp(pixels.data, toRaw(pixels)).stats()).isOpaque;
}

async function withoutAlpha(pixels: Pixels): Promise<Pixels> {
  const sharp = await loadSharp();
  const data = await sharp(pixels.data, toRaw(pixels)).removeAlpha().raw().toBuffer();
  return { ...pixels, data, channels: 3 };
}

const wrongType = () =>
  unusableFile("Tệp này không phải ảnh mà trang dùng được. Bạn chọn ảnh JPEG, PNG, WebP, AVIF hoặc GIF nhé.");

function damaged(): never {
  throw unusableFile(
    "Ảnh này bị hỏng hoặc thiếu mất một phần. Bạn kiểm tra lại tệp gốc rồi tải lên lại nhé.",
  );
}
