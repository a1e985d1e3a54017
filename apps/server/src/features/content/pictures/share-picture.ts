// A picture as other sites and podcast apps want it: JPEG in a fixed size, drawn covers included.
import { loadSharp } from "./load-sharp.ts";

export type ShareShape = "wide" | "square";

const WIDE = { width: 1_200, height: 630 };
/** The least and most that podcast directories take. */
const SQUARE = { least: 1_400, most: 3_000 };

const PAPER = "#e4ded6";
/** Larger files are none of ours: a cover is at most a few megabytes. */
const MOST_PIXELS = 40_000_000;

/** Cut to the middle. Rejects what is no picture. */
export async function toSharePicture(body: Uint8Array, shape: ShareShape): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(body, { limitInputPixels: MOST_PIXELS, density: 96 });
  const { width, height } = shape === "wide" ? WIDE : squareFor(await picture.metadata());
  return picture
    .resize({ width, height, fit: "cover" })
    .flatten({ background: PAPER })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** No larger than the source, which has no more to show: the grain of a drawn cover costs three seconds at 3000 pixels. */
function squareFor({ width, height }: { width: number; height: number }) {
  const side = Math.min(Math.max(Math.min(width, height), SQUARE.least), SQUARE.most);
  return { width: side, height: side };
}
