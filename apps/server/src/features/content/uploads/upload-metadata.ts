// The metadata that a client announces of a file: the tus header Upload-Metadata, with `kind`, `filename` and `modified`.

import { UploadKind } from "@bentrong/contract/media-file";
import { z } from "zod";
import { Problem } from "../../../platform/problem.ts";
import { errors } from "../errors.ts";
import type { UploadMetadata } from "./uploads.ts";

/** The last part of what may be a whole path, as people type names: NFC, without what cannot be seen, trimmed. */
const Filename = z
  .string()
  .max(1_000)
  .transform((text) =>
    (text.split(/[/\\]/).at(-1) ?? "")
      .normalize("NFC")
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
      .trim(),
  )
  .refine((name) => name !== "" && !name.startsWith("."))
  .transform(shortened);

const Modified = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const Metadata = z.object({
  kind: UploadKind,
  filename: Filename,
  modified: Modified.nullable().default(null),
});
const Bytes = z.number().int().min(1);

const LONGEST = 200;

/** The extension is kept: it is checked. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
  return name.slice(0, LONGEST - ending.length).trimEnd() + ending;
}

/** Throws Problem("invalid_input"), and Problem("unusable_file") for a file without content. */
export function parseUploadMetadata(metadata: unknown, size: number | undefined): UploadMetadata {
  const parsed = Metadata.safeParse(metadata);
  const bytes = Bytes.safeParse(size);
  if (!parsed.success)
    throw new Problem("invalid_input", "Thiếu tên tệp hoặc loại tệp. Bạn chọn lại tệp nhé.");
  if (!bytes.success)
    throw new Problem(errors.unusable_file, "Tệp này trống, không có nội dung. Bạn chọn tệp khác nhé.");
  const { kind, filename: name, modified } = parsed.data;
  return { kind, name, bytes: bytes.data, modified };
}
