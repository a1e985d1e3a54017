import { defineText } from "../../lib/i18n/text.ts";

export const toolPageText = defineText({
  vi: { close: "Đóng" },
  en: { close: "Close" },
});
