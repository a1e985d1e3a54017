// What a bank's app would read from the screen: the pixels as they are shown, theme and scaling included.
import type { Locator } from "@playwright/test";
import jsQR from "jsqr";

/** The text of the code in what `shown` looks like at this moment. */
export async function readQr(shown: Locator): Promise<string | undefined> {
  const png = [...(await shown.screenshot())];
  const picture = await shown.page().evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, height: bitmap.height, pixels: [...pixels] };
  }, png);
  return jsQR(Uint8ClampedArray.from(picture.pixels), picture.width, picture.height)?.data;
}

/** Fields of an EMVCo payload: two digits of name, two of length, the value. */
export function emvFields(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}
