import { defineText } from "../../lib/i18n/text.ts";

export const timelineText = defineText({
  vi: {
    words: "Lời",
    chapters: "Chương",
    wordsOf: "Lời trong tập",
    chaptersOf: "Các chương",
    playFrom: (time: string) => `Nghe từ ${time}`,
    backToSound: "Về chỗ đang nghe",
    failed: "Chưa tải được chương và lời của tập này.",
    loading: "Đang tải…",
    retry: "Thử lại",
    open: "Lời và ghi chú",
    close: "Đóng",
  },
  en: {
    words: "Transcript",
    chapters: "Chapters",
    wordsOf: "Transcript of the episode",
    chaptersOf: "Chapters",
    playFrom: (time: string) => `Listen from ${time}`,
    backToSound: "Back to what is playing",
    failed: "The chapters and transcript could not be loaded.",
    loading: "Loading…",
    retry: "Try again",
    open: "Transcript and notes",
    close: "Close",
  },
});
