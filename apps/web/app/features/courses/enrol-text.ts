import { defineText } from "../../lib/i18n/text.ts";

export const enrolText = defineText({
  vi: { title: "Ghi danh khóa học", line: "Đang ghi danh cho bạn..." },
  en: { title: "Enrolling", line: "Enrolling you..." },
});
