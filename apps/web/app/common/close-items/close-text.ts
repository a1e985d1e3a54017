import { defineText } from "../../lib/i18n/text.ts";

export const closeText = defineText({
  vi: {
    title: "Cùng một mạch",
    kinds: { blog: "Bài viết", podcast: "Podcast", episode: "Tập podcast", course: "Khóa học" },
    locked: "Dành cho Premium",
  },
  en: {
    title: "In the same vein",
    kinds: { blog: "Article", podcast: "Podcast", episode: "Episode", course: "Course" },
    locked: "For Premium",
  },
});
