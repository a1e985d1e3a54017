// Uploaded files as the data API and the upload function answer them, and what may be sent.
import { z } from "zod/mini";

export const UploadKind = z.enum(["picture", "sound"]);
export type UploadKind = z.infer<typeof UploadKind>;

/** Limits of one upload: size in bytes and accepted extensions. The kind of a file is decided by its content. */
export const UPLOAD_LIMITS: Readonly<Record<UploadKind, { bytes: number; endings: readonly string[] }>> = {
  picture: { bytes: 20 * 1024 ** 2, endings: ["jpg", "jpeg", "png", "webp", "avif", "gif"] },
  sound: { bytes: 600 * 1024 ** 2, endings: ["mp3", "m4a", "mp4", "ogg", "oga", "opus", "wav"] },
};

export const MediaFile = z.object({
  id: z.string(),
  kind: UploadKind,
  /** Address that content stores. That of a sound comes signed, and the database strips the signature. */
  address: z.string(),
  contentType: z.string(),
  /** Of the file as it was sent. */
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  /** Bits a second. */
  bitrate: z.nullable(z.number()),
  variants: z.array(
    z.object({ address: z.string(), contentType: z.string(), width: z.number(), bytes: z.number() }),
  ),
  originalName: z.string(),
  createdAt: z.string(),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** An upload that was begun and not finished, as its function answers it. */
export const UnfinishedUpload = z.object({
  id: z.string(),
  kind: UploadKind,
  name: z.string(),
  bytes: z.number(),
  /** When the file was changed last on its device, in milliseconds. */
  modified: z.nullable(z.number()),
  /** Bytes that have arrived. */
  received: z.number(),
});
export type UnfinishedUpload = z.infer<typeof UnfinishedUpload>;
