import { fold } from "./fold.ts";

/** "Lòng biết ơn mỗi ngày" → "long-biet-on-moi-ngay". Different titles may share one: see the caller. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
