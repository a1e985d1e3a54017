import { pictureVariant, pictureWidths, readPictureAddress } from "@bentrong/contract/picture-address";

/** The address of the version that is at least `width` pixels wide; of another site's picture its own. */
export function getSmallPicture(address: string, width: number): string {
  const picture = readPictureAddress(address);
  if (!picture) return address;
  const step = pictureWidths(picture.width).find((one) => one >= width) ?? picture.width;
  return pictureVariant(picture.id, step, "webp");
}
