import { defineText } from "../../lib/i18n/text.ts";

export const errorText = defineText({
  vi: {
    missing: "Không tìm thấy trang này",
    missingHelp: "Có thể đường dẫn đã đổi, hoặc nội dung đã được gỡ xuống. Những trang khác vẫn ở đây.",
    broken: "Trang vừa gặp trục trặc",
    brokenHelp:
      "Lỗi này là của chúng mình, không phải của bạn. Bạn thử tải lại trang, hoặc về trang chủ nhé.",
    home: "Về trang chủ",
    again: "Tải lại trang",
  },
  en: {
    missing: "This page could not be found",
    missingHelp:
      "The address may have changed, or the content was taken down. The other pages are still here.",
    broken: "Something went wrong",
    brokenHelp: "The fault is ours, not yours. Please reload the page or go back home.",
    home: "Back home",
    again: "Reload",
  },
});
