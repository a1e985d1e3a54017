import { nfc } from "@bentrong/format/nfc";
import { z } from "zod";

/** Words of 1 to `most` characters in one line. */
export const oneLine = (most: number, refusal: string) =>
  z
    .string()
    .max(most)
    .transform((text) =>
      nfc(text)
        .replace(/\p{Cc}+/gu, " ")
        .trim(),
    )
    .refine((text) => text !== "", refusal);

/** Why staff decided something. */
export const reason = oneLine(500, "Cần ghi rõ lý do, không quá 500 ký tự.");
