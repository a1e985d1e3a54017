import { defineText } from "../../lib/i18n/text.ts";

export const timelineText = defineText({
  vi: {
    words: "Lời",
    chapters: "Chương",
    transcriptLabel: "Lời trong tập",
    chaptersLabel: "Các chương",
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
    transcriptLabel: "Transcript of the episode",
    chaptersLabel: "Chapters",
    playFrom: (time: string) => `Listen from ${time}`,
    backToSound: "Back to what is playing",
    failed: "The chapters and transcript could not be loaded.",
    loading: "Loading…",
    retry: "Try again",
    open: "Transcript and notes",
    close: "Close",
  },
});
