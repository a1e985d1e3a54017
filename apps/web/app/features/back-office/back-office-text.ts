import { defineText } from "../../lib/i18n/text.ts";

export const backOfficeText = defineText({
  vi: {
    opening: "Đang mở cửa...",
    failed: "Chưa mở được phần quản trị. Bạn kiểm tra kết nối rồi thử lại nhé.",
  },
  en: {
    opening: "Opening the door...",
    failed: "The back office could not be opened. Please check your connection and try again.",
  },
});
