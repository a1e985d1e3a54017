// Writes the objects of a file into the store. Each key is announced before it is written, so that it can be removed
// if the upload fails.
import { randomBytes } from "node:crypto";
import { pictureAddress } from "@bentrong/contract/picture-address";
import type { MediaStore } from "../../../platform/storage/media-store.ts";
import { readAudio } from "../audio/read-audio.ts";
import { createAddress, makeVersions } from "../pictures/make-versions.ts";
import { readPicture } from "../pictures/read-picture.ts";
import type { NewFile } from "./file-rows.ts";

type Written = Pick<
  NewFile,
  "address" | "contentType" | "width" | "height" | "seconds" | "bitrate" | "variants"
>;

export interface Target {
  store: MediaStore;
  /** Says that a key is about to be written. */
  announce(key: string): Promise<void>;
}

/** Random and never reused: an address identifies the same bytes for good. */
const newName = (): string => randomBytes(16).toString("hex");
const toKey = (address: string): string => address.slice("/media/".length);

/** `file` is a path on this machine. Throws Problem("unusable_file"). */
export async function writeSound(file: string, { store, announce }: Target): Promise<Written> {
  const { extension, contentType, seconds, bitrate } = await readAudio(file);
  const address = `/media/premium/${newName()}.${extension}`;
  await announce(toKey(address));
  await store.copyIn(toKey(address), file);
  return { address, contentType, width: null, height: null, seconds, bitrate, variants: [] };
}

/** As `writeSound`, for pictures. */
export async function writePicture(file: string, { store, announce }: Target): Promise<Written> {
  const pixels = await readPicture(file);
  const parts = await createAddress(newName(), pixels);
  const variants: Written["variants"] = [];
  let fallbackType = "";
  for await (const { address, contentType, width, body } of makeVersions(parts, pixels)) {
    await announce(toKey(address));
    await store.write(toKey(address), body);
    fallbackType ||= contentType;
    variants.push({ address, contentType, width, bytes: body.length });
  }
  return {
    address: pictureAddress(parts),
    contentType: fallbackType,
    width: pixels.width,
    height: pixels.height,
    seconds: null,
    bitrate: null,
    variants,
  };
}
