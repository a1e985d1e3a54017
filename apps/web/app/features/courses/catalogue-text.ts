import { defineText } from "../../lib/i18n/text.ts";

export const catalogueText = defineText({
  vi: {
    title: "Tất cả khóa học",
    line: "Những quãng đường nhỏ để đi vào bên trong, theo nhịp của riêng bạn.",
    description:
      "Khóa học của Bên Trong: viết, thở, ngủ, yêu thương và bắt đầu lại. Có khóa miễn phí, bạn vào học được ngay.",
    search: "Tìm khóa học",
    searchHint: "Bạn muốn học gì?",
    submit: "Tìm",
    sort: "Sắp xếp",
    sorts: {
      newest: "Mới nhất",
      oldest: "Cũ nhất",
      rating: "Đánh giá cao",
      title: "Tên A-Z",
    },
    loading: "Đang tải khóa học...",
    found: (search: string) => `Kết quả cho “${search}”: `,
    range: (first: number, last: number, total: number) => `${first}–${last} trong ${total} khóa học`,
    pastTheEnd: "Trang ấy chưa có khóa học, nên đây là trang đầu.",
    nothing: "Chưa có khóa học nào!",
    nothingFound: (search: string) => `Không có khóa học nào khớp với “${search}”`,
    nothingHelp: "Bạn thử ít chữ hơn, hoặc một từ gần nghĩa. Có dấu hay không dấu đều được.",
    showAll: "Xem tất cả khóa học",
    pages: {
      label: "Trang",
      previous: "Trang trước",
      next: "Trang sau",
      page: (n: number) => `Trang ${n}`,
    },
  },
  en: {
    title: "All courses",
    line: "Short roads inward, at a pace of your own.",
    description:
      "The courses of Bên Trong: writing, breathing, sleep, love and beginning again. Some are free and open at once.",
    search: "Search courses",
    searchHint: "Learn about…",
    submit: "Search",
    sort: "Sort by",
    sorts: {
      newest: "Newest",
      oldest: "Oldest",
      rating: "Rating",
      title: "Title A-Z",
    },
    loading: "Loading courses...",
    found: (search: string) => `Results for “${search}”: `,
    range: (first: number, last: number, total: number) =>
      total === 1 ? "1 of 1 course" : `${first}–${last} of ${total} courses`,
    pastTheEnd: "There are no courses on that page yet, so this is the first one.",
    nothing: "No courses yet!",
    nothingFound: (search: string) => `No course matches “${search}”`,
    nothingHelp: "Try fewer words, or one with a similar meaning. Accents do not matter.",
    showAll: "Show all courses",
    pages: {
      label: "Pages",
      previous: "Previous page",
      next: "Next page",
      page: (n: number) => `Page ${n}`,
    },
  },
});
