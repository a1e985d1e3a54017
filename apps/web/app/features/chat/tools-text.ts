import { defineText } from "../../lib/i18n/text.ts";

/** The tools in a few words. */
export const toolsText = defineText({
  vi: {
    modes: {
      map: { role: "Lần theo một chuyện trong lòng" },
      portal: { role: "Hỏi thăm mình mỗi ngày" },
      scenes: { role: "Nói bằng hình ảnh" },
    },
    soon: "Sắp ra mắt",
    begin: "Bắt đầu một cuộc trò chuyện",
    sessions: (count: number) => `${count} phiên`,
  },
  en: {
    modes: {
      map: { role: "Following one thing that weighs on you" },
      portal: { role: "A daily check-in" },
      scenes: { role: "Speaking in pictures" },
    },
    soon: "Coming soon",
    begin: "Begin a conversation",
    sessions: (count: number) => (count === 1 ? "1 session" : `${count} sessions`),
  },
});
