import { z } from "zod";

/** Why staff decided something, in one line of 1 to 500 characters. */
export const reason = z
  .string()
  .max(500)
  .transform((text) =>
    text
      .normalize("NFC")
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
  )
  .refine((text) => text !== "", "Cần ghi rõ lý do, không quá 500 ký tự.");
