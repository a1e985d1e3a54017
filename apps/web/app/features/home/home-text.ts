import { defineText } from "../../lib/i18n/text.ts";

export const homeText = defineText({
  vi: {
    description:
      "Podcast, bài viết và một người bạn trò chuyện bằng AI để bạn chậm lại, lắng nghe và hiểu mình hơn, mỗi ngày một chút.",
    hero: "Ngày dài rồi. Bạn không cần làm gì ở đây cả: ngồi xuống, thở, và nghe xem bên trong đang nói gì.",
    heroTalk: "Trò chuyện một chút",
    heroListen: "Nghe một chút",
    storyKicker: "Câu chuyện",
    story: "Có những ngày ta trả lời được hết mọi người, trừ một người hay hỏi khẽ nhất: chính mình.",
    storyMore: (brand: string) =>
      `${brand} bắt đầu từ một câu hỏi như thế, lúc gần nửa đêm, khi nhà đã ngủ cả. Chúng mình muốn làm một căn phòng đủ yên để nghe được nó.`,
    readMore: "Đọc tiếp",
    companionTitle: "Inner Companion",
    companionLine: "Một người bạn AI biết lắng nghe, hỏi vừa đủ, và để bạn tự tìm ra lời của mình.",
    essentialsTitle: "Inner Essentials",
    essentialsLine: "Bài thở, bài neo mình lại, một câu hỏi cho đêm nay. Mở ra là dùng được ngay.",
    open: "Vào xem",
    pausefulness: "Pausefulness",
    pausefulnessLine: "Podcast để dừng lại giữa hai nhịp.",
    whispers: "Inner Whispers",
    whispersLine: "Những bài viết nói nhỏ, để đọc chậm.",
    allPodcasts: "Xem tất cả podcast",
    allBlogs: "Xem tất cả bài viết",
    loadingPodcasts: "Đang tải podcast...",
    loadingBlogs: "Đang tải bài viết...",
    noPodcasts: "Chưa có podcast nào ở đây.",
    noBlogs: "Chưa có bài viết nào ở đây.",
  },
  en: {
    description:
      "Podcasts, articles and an AI companion to help you slow down, listen and understand yourself a little better every day.",
    hero: "It has been a long day. Nothing is asked of you here: sit down, breathe, and hear what is going on within.",
    heroTalk: "Talk for a while",
    heroListen: "Listen for a while",
    storyKicker: "Our story",
    story: "There are days when we answer everyone except the one who asks most softly: ourselves.",
    storyMore: (brand: string) =>
      `${brand} began with such a question, close to midnight, when the house was asleep. We wanted to build a room quiet enough to hear it.`,
    readMore: "Read on",
    companionTitle: "Inner Companion",
    companionLine: "An AI companion that listens, asks just enough, and lets you find your own words.",
    essentialsTitle: "Inner Essentials",
    essentialsLine:
      "A breath to follow, a way to come back to the ground, a question for tonight. Ready when you are.",
    open: "Have a look",
    pausefulness: "Pausefulness",
    pausefulnessLine: "Podcasts for the pause between two beats.",
    whispers: "Inner Whispers",
    whispersLine: "Articles that speak softly, to be read slowly.",
    allPodcasts: "View all podcasts",
    allBlogs: "View all articles",
    loadingPodcasts: "Loading podcasts...",
    loadingBlogs: "Loading blogs...",
    noPodcasts: "No podcasts here yet.",
    noBlogs: "No articles here yet.",
  },
});
