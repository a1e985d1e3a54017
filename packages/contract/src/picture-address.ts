// Address of an uploaded picture with everything that a page needs to draw a placeholder: size, smaller versions, and
// six colours. Content stores the address alone, without a look-up.

export interface PictureAddress {
  /** 32 hexadecimal digits. */
  id: string;
  /** Pixels of the largest version. */
  width: number;
  height: number;
  /** Three columns in two rows, each `rgb` in one hexadecimal digit a channel: 18 digits. */
  colours: string;
  /** Of the version for programs that know neither AVIF nor WebP; PNG for pictures that one can see through. */
  extension: "jpg" | "png";
}

/** No version is larger than this in any direction. */
export const LARGEST_PICTURE = 1_600;
const LADDER = [320, 640, 960, 1_280];

/** The widths in which a picture of `width` pixels is kept, narrowest first. The last is its own. */
export const pictureWidths = (width: number): number[] => [...LADDER.filter((step) => step < width), width];

export const pictureAddress = ({ id, width, height, colours, extension }: PictureAddress): string =>
  `/media/picture/${id}-${width}x${height}-${colours}.${extension}`;

export const pictureVariant = (id: string, width: number, format: "avif" | "webp"): string =>
  `/media/picture/${id}-${width}.${format}`;

const ADDRESS =
  /^\/media\/picture\/(?<id>[0-9a-f]{32})-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})-(?<colours>[0-9a-f]{18})\.(?<extension>jpg|png)$/;

/** Undefined for every other address, such as that of a drawn cover. */
export function readPictureAddress(address: string): PictureAddress | undefined {
  const parts = ADDRESS.exec(address)?.groups;
  if (!parts?.id || !parts.colours) return undefined;
  return {
    id: parts.id,
    width: Number(parts.width),
    height: Number(parts.height),
    colours: parts.colours,
    extension: parts.extension === "png" ? "png" : "jpg",
  };
}
