// A picture as other sites and podcast apps want it: JPEG in a fixed size, drawn covers included.
import { loadSharp } from "./load-sharp.ts";

export interface ShareSize {
  width: number;
  height: number;
}

const PAPER = "#e4ded6";
/** Larger files are none of ours: a cover is at most a few megabytes. */
const MOST_PIXELS = 40_000_000;

/** Cut to the middle. Rejects what is no picture. */
export async function toSharePicture(body: Uint8Array, { width, height }: ShareSize): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(body, { limitInputPixels: MOST_PIXELS, density: 96 })
    .resize({ width, height, fit: "cover" })
    .flatten({ background: PAPER })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
