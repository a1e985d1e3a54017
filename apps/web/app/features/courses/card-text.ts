import { defineText } from "../../lib/i18n/text.ts";

/** Texts of a course that every place needs. */
export const cardText = defineText({
  vi: {
    free: "Miễn phí",
    coming: "Sắp ra mắt",
    enrolled: "Đã ghi danh",
    preordered: "Đã đặt trước",
    opened: "Nay đã mở",
    rating: "Đánh giá:",
    unrated: "chưa có đánh giá",
    ratings: (count: number) => `${count} đánh giá`,
    stars: (stars: number) => String(stars).replace(".", ","),
  },
  en: {
    free: "Free",
    coming: "Coming soon",
    enrolled: "Enrolled",
    preordered: "Pre-ordered",
    opened: "Open now",
    rating: "Rating:",
    unrated: "no ratings yet",
    ratings: (count: number) => (count === 1 ? "1 rating" : `${count} ratings`),
    stars: (stars: number) => String(stars),
  },
});
