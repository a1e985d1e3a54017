import { defineText } from "../../lib/i18n/text.ts";

export const tickerText = defineText({
  vi: {
    label: "Điều cần biết trước khi dùng",
    pause: "Dừng dòng chữ chạy",
    play: "Cho dòng chữ chạy tiếp",
    statements: (brand: string) =>
      [
        `${brand} KHÔNG phải là dịch vụ tư vấn hay điều trị tâm lý chuyên nghiệp.`,
        "Nếu bạn đang khủng hoảng hoặc rất khổ sở, hãy tìm đến người có chuyên môn được đào tạo; khi khẩn cấp, gọi 115.",
        "Khi sử dụng dịch vụ, bạn đồng ý rằng đây là một công cụ để tự khám phá bản thân.",
      ].join("\n"),
  },
  en: {
    label: "Good to know before you begin",
    pause: "Pause the moving text",
    play: "Let the text move on",
    statements: (brand: string) =>
      [
        `${brand} is NOT professional psychological counselling or treatment.`,
        "If you are in serious distress, please seek help from trained professionals; in an emergency in Vietnam, call 115.",
        "By using the service you agree that it is a tool for exploring yourself.",
      ].join("\n"),
  },
});
