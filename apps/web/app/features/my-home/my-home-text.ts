import { defineText } from "../../lib/i18n/text.ts";

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
    doorsTitle: "Bạn muốn ghé đâu?",
    doors: {
      podcasts: { name: "Pausefulness", line: "Nghe một tập, nhắm mắt lại cũng được." },
      blogs: { name: "Inner Whispers", line: "Đọc vài trang viết chậm." },
      essentials: { name: "Inner Essentials", line: "Thở, gọi tên, đặt chân xuống đất." },
      profile: { name: "Tài khoản", line: "Tên, ảnh, thư từ và dữ liệu của bạn." },
    },
    articles: "Bài mới viết",
    allArticles: "Xem tất cả bài viết",
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
    doorsTitle: "Where would you like to go?",
    doors: {
      podcasts: { name: "Pausefulness", line: "Listen to an episode, with your eyes closed if you like." },
      blogs: { name: "Inner Whispers", line: "Read a few slow pages." },
      essentials: { name: "Inner Essentials", line: "Breathe, name it, feel the ground." },
      profile: { name: "Account", line: "Your name, picture, emails and data." },
    },
    articles: "New articles",
    allArticles: "See all articles",
    noArticles: "No article could be loaded. Please come back in a moment.",
    loading: "Loading...",
  },
});
