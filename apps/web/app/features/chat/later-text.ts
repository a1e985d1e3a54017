import { defineText } from "../../lib/i18n/text.ts";

/** What is said when a conversation is over, or no further one may begin. */
export const laterText = defineText({
  vi: {
    over: "Phiên trò chuyện đã kết thúc",
    summary: "Điều bạn đã ghi lại",
    startNew: "Bắt đầu cuộc mới",
    allowanceTitle: "Bạn đã dùng hết lượt trò chuyện tháng này",
    allowanceHint: "Những cuộc đã có vẫn ở đây để bạn đọc lại. Không có gì phải vội.",
    seePlans: "Xem các gói",
    close: "Đóng",
    noteOffer: "Giữ điều này làm ghi chú cho những lần sau?",
    keepNote: "Giữ lại",
    noteKept: "Đã giữ lại. Bạn xem và xóa được trong “Điều Companion ghi nhớ”.",
    noteFailed: "Chưa giữ lại được. Bạn thử lại sau nhé.",
  },
  en: {
    over: "The conversation has ended",
    summary: "What you noted down",
    startNew: "Begin a new one",
    allowanceTitle: "You've used all of this month's conversations",
    allowanceHint: "The ones you had are still here to read again. There is no hurry.",
    seePlans: "See the plans",
    close: "Close",
    noteOffer: "Keep this as a note for later conversations?",
    keepNote: "Keep it",
    noteKept: "Kept. You can see and delete it in “What the Companion remembers”.",
    noteFailed: "It could not be kept. Please try again later.",
  },
});
