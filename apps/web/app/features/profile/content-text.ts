import { defineText } from "../../lib/i18n/text.ts";

export const contentText = defineText({
  vi: {
    "user-content": { title: "Góc của bạn" },
    "mod-content": { title: "Góc biên tập" },
    "admin-content": { title: "Góc quản trị" },
    loading: "Đang tải...",
    failed: "Chưa tải được nội dung. Bạn kiểm tra kết nối rồi thử lại nhé.",
    home: "Về trang chủ",
  },
  en: {
    "user-content": { title: "Your corner" },
    "mod-content": { title: "The editors' corner" },
    "admin-content": { title: "The administrators' corner" },
    loading: "Loading...",
    failed: "This could not be loaded. Please check your connection and try again.",
    home: "Back home",
  },
});
