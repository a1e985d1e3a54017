import type { DayPart } from "../../lib/day-part.ts";
import { defineText } from "../../lib/i18n/text.ts";
import type { Suggestion, Why } from "./choose-suggestion.ts";

type Reasons = Record<Suggestion["kind"], Record<Why, string>>;

const lookVi: Record<DayPart, string> = {
  night: "Khuya nay, một thứ thôi",
  morning: "Sáng nay, một thứ thôi",
  afternoon: "Chiều nay, một thứ thôi",
  evening: "Tối nay, một thứ thôi",
};
const lookEn: Record<DayPart, string> = {
  night: "One thing for tonight",
  morning: "One thing for this morning",
  afternoon: "One thing for this afternoon",
  evening: "One thing for this evening",
};

const whyVi: Reasons = {
  sound: {
    hour: "Vặn nhỏ thôi, để đó rồi nhắm mắt.",
    afterListening: "Vặn nhỏ thôi, để đó rồi nhắm mắt.",
    afterReading: "Lần trước bạn đọc. Lần này nhắm mắt nghe nhé.",
  },
  article: {
    hour: "Vài trang viết chậm, đọc tới đâu cũng được.",
    afterListening: "Lần trước bạn nghe. Lần này đọc chậm một bài nhé.",
    afterReading: "Vài trang viết chậm, đọc tới đâu cũng được.",
  },
  breath: {
    hour: "Sáu nhịp thở dịu, chừng một phút.",
    afterListening: "Sáu nhịp thở dịu, chừng một phút.",
    afterReading: "Sáu nhịp thở dịu, chừng một phút.",
  },
};
const whyEn: Reasons = {
  sound: {
    hour: "Turn it low, and close your eyes.",
    afterListening: "Turn it low, and close your eyes.",
    afterReading: "Last time you read. This time, close your eyes and listen.",
  },
  article: {
    hour: "A few slow pages; stop wherever you like.",
    afterListening: "Last time you listened. This time, a slow read.",
    afterReading: "A few slow pages; stop wherever you like.",
  },
  breath: {
    hour: "Six soft breaths, about a minute.",
    afterListening: "Six soft breaths, about a minute.",
    afterReading: "Six soft breaths, about a minute.",
  },
};

export const myHomeText = defineText({
  vi: {
    title: "Trang của bạn",
    description: "Chỗ bắt đầu mỗi lần bạn trở lại.",
    lines: {
      night: "Chưa ngủ được thì bạn cứ ngồi đây một lát nhé. Không cần làm gì cả.",
      morning: "Trước khi ngày bận rộn kéo đến, bạn dành cho mình vài nhịp thở nhé.",
      afternoon: "Giữa chừng một ngày, dừng lại một chút cũng là đi tiếp.",
      evening: "Một ngày dài rồi. Bạn không cần làm gì nữa, ngồi đây một lát thôi.",
    },
    unconfirmed:
      "Email của bạn chưa được xác nhận. Khi tiện, bạn mở lá thư chúng mình đã gửi và bấm vào đường dẫn trong đó nhé.",
    unconfirmedLink: "Gửi lại thư",
    tonight: lookVi,
    why: whyVi,
    breath: "Thở một phút",
    listen: "Nghe",
    pause: "Dừng nghe",
    read: "Đọc",
    begin: "Thở cùng mình",
    goOn: "Tiếp tục chỗ dở",
    left: {
      sound: (time: string) => `Nghe tiếp · còn ${time}`,
      article: (percent: number) => `Đọc tiếp · đã đọc ${percent}%`,
      lesson: (complete: number, total: number) => `Học tiếp · ${complete} trên ${total} bài`,
    },
    tools: "Vài phút cho mình",
    toolNames: {
      breath: "Thở một phút",
      ground: "Neo lại 5-4-3-2-1",
      looked: "Điều bạn đã nhận ra",
      saved: "Để dành",
      marked: "Đoạn đã tô",
    },
    sounds: "Tập mới nhất",
    allSounds: "Xem tất cả",
    noSounds: "Chưa tải được tập nào. Bạn ghé lại sau một chút nhé.",
    articles: "Bài mới viết",
    allArticles: "Xem tất cả",
    noArticles: "Chưa tải được bài viết nào. Bạn ghé lại sau một chút nhé.",
    loading: "Đang tải...",
  },
  en: {
    title: "Your home",
    description: "Where you begin each time you come back.",
    lines: {
      night: "If sleep will not come yet, just sit here for a while. Nothing needs doing.",
      morning: "Before the busy day arrives, give yourself a few breaths.",
      afternoon: "Halfway through a day, pausing is a way of going on.",
      evening: "Today has been long. There is nothing more to do; just sit here for a while.",
    },
    unconfirmed:
      "Your email is not confirmed yet. When you have a moment, open our email and follow its link.",
    unconfirmedLink: "Send it again",
    tonight: lookEn,
    why: whyEn,
    breath: "A minute of breathing",
    listen: "Listen",
    pause: "Pause",
    read: "Read",
    begin: "Breathe",
    goOn: "Pick up where you left off",
    left: {
      sound: (time: string) => `Keep listening · ${time} left`,
      article: (percent: number) => `Keep reading · ${percent}% read`,
      lesson: (complete: number, total: number) => `Keep learning · ${complete} of ${total} lessons`,
    },
    tools: "A few minutes for yourself",
    toolNames: {
      breath: "Breathe for a minute",
      ground: "Ground yourself",
      looked: "What you noticed",
      saved: "Saved for later",
      marked: "Highlights",
    },
    sounds: "Newest episodes",
    allSounds: "See all",
    noSounds: "No episode could be loaded. Please come back in a moment.",
    articles: "New articles",
    allArticles: "See all",
    noArticles: "No article could be loaded. Please come back in a moment.",
    loading: "Loading...",
  },
});
