import { defineText } from "../../lib/i18n/text.ts";

export const shelfText = defineText({
  vi: {
    title: "Dành cho hội viên Premium",
    line: "Bạn xem trước được vài dòng; hội viên mở được cả bài.",
    about: "Premium mở thêm gì, giá bao nhiêu",
    mark: "Dành cho Premium",
    kinds: { blog: "Bài viết", podcast: "Podcast", episode: "Tập podcast" },
    more: (n: number) => `Xem thêm ${n} mục`,
  },
  en: {
    title: "For Premium members",
    line: "A few lines are here to look at; members open the whole of it.",
    about: "What Premium opens, and what it costs",
    mark: "For Premium",
    kinds: { blog: "Article", podcast: "Podcast", episode: "Episode" },
    more: (n: number) => `Show ${n} more`,
  },
});
