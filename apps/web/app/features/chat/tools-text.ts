import { defineText } from "../../lib/i18n/text.ts";

/** The tools in a few words. */
export const toolsText = defineText({
  vi: {
    modes: {
      map: { role: "Khám phá bản đồ nội tâm" },
      portal: { role: "Hỏi thăm mình mỗi ngày" },
      scenes: { role: "Những hình ảnh biểu tượng" },
    },
    soon: "Sắp ra mắt",
    begin: "Bắt đầu một cuộc trò chuyện",
    sessions: (count: number) => `${count} phiên`,
  },
  en: {
    modes: {
      map: { role: "Exploring your inner map" },
      portal: { role: "A daily check-in" },
      scenes: { role: "Symbolic images" },
    },
    soon: "Coming soon",
    begin: "Begin a conversation",
    sessions: (count: number) => (count === 1 ? "1 session" : `${count} sessions`),
  },
});
