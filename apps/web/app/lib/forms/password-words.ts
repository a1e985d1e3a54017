import { defineText } from "../i18n/text.ts";

/** Texts of a password field. */
export const passwordWords = defineText({
  vi: { show: "Hiện mật khẩu", hide: "Ẩn mật khẩu", capsLock: "Phím Caps Lock đang bật." },
  en: { show: "Show password", hide: "Hide password", capsLock: "Caps Lock is on." },
});
