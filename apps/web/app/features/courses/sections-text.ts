import { defineText } from "../../lib/i18n/text.ts";

export const sectionsText = defineText({
  vi: {
    title: "Khám phá khóa học",
    description: "Những khóa học bạn đang theo, và những khóa học đang chờ bạn.",
    line: "Mỗi khóa học là một quãng đường nhỏ. Bạn đi nhanh chậm thế nào cũng được.",
    all: "Tìm trong tất cả khóa học",
    loading: "Đang tải...",
    notLoaded: "Phần này chưa tải được. Bạn thử lại giúp nhé.",
    names: {
      mine: "Khóa học của bạn",
      featured: "Nổi bật",
      all: "Tất cả chương trình",
      coming: "Sắp ra mắt",
    },
    empty: {
      mine: "Chưa có khóa học nào!",
      featured: "Hiện chưa có khóa học nổi bật!",
      all: "Chưa có khóa học nào!",
      coming: "Chưa có khóa học sắp ra mắt!",
    },
    next: {
      mine: "Chọn khóa học đầu tiên",
      featured: "Xem tất cả khóa học",
      all: "Nghe một podcast trong lúc chờ",
      coming: "Xem những khóa học đang mở",
    },
    showAll: (count: number) => `Xem cả ${count} khóa học`,
    fold: "Thu gọn",
    showAllOf: (name: string) => `: ${name}`,
  },
  en: {
    title: "Explore courses",
    description: "The courses you follow, and those that wait for you.",
    line: "Each course is a short stretch of road. Walk it as slowly as you like.",
    all: "Search all courses",
    loading: "Loading...",
    notLoaded: "This part could not be loaded.",
    names: {
      mine: "My courses",
      featured: "Featured",
      all: "All programs",
      coming: "Coming soon",
    },
    empty: {
      mine: "No courses yet!",
      featured: "No featured courses at the moment!",
      all: "No courses yet!",
      coming: "No upcoming courses yet!",
    },
    next: {
      mine: "Choose your first course",
      featured: "See all courses",
      all: "Listen to a podcast meanwhile",
      coming: "See the courses that are open",
    },
    showAll: (count: number) => `Show all ${count}`,
    fold: "Show fewer",
    showAllOf: (name: string) => `: ${name}`,
  },
});
