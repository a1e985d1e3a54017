import { defineText } from "../../lib/i18n/text.ts";

export const savedText = defineText({
  vi: {
    save: "Để dành",
    saved: "Đã để dành",
    saveTitle: (title: string) => `Để dành: ${title}`,
    added: "Đã để dành. Bạn mở lại trong mục Để dành ở trang của bạn.",
    removed: "Đã bỏ khỏi mục Để dành.",
    failed: "Chưa lưu được. Bạn kiểm tra mạng rồi thử lại nhé.",
  },
  en: {
    save: "Save for later",
    saved: "Saved",
    saveTitle: (title: string) => `Save for later: ${title}`,
    added: "Saved. You will find it under Saved on your own page.",
    removed: "Removed from what you saved.",
    failed: "Not saved yet. Please check your connection and try again.",
  },
});
