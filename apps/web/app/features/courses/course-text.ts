import { defineText } from "../../lib/i18n/text.ts";

export const courseText = defineText({
  vi: {
    all: "Tất cả khóa học",
    loading: "Đang tải khóa học...",
    missing: "Không tìm thấy khóa học này",
    missingHelp: "Có thể khóa học đã được gỡ xuống, hoặc địa chỉ bị gõ nhầm. Những khóa học khác vẫn ở đây.",
    seeAll: "Xem tất cả khóa học",
    failed: "Chưa tải được khóa học",
    ownFailed: "Chúng mình chưa xem được bạn đã có khóa học này hay chưa.",
    failedHelp: "Mạng có thể đang yếu. Bạn đợi một chút rồi thử lại nhé.",
    about: "Về khóa học",
    noDescription: "Khóa học này chưa có lời giới thiệu.",
    outline: "Trong khóa học có",
    outlineSoFar: "Bài đã viết xong",
    inPreparation: "Khóa học đang được viết tiếp.",
    noLessons: "Các bài học đang được viết.",
    lessons: (count: number) => `${count} bài`,
    total: (hours: number, minutes: number) =>
      hours === 0
        ? `khoảng ${minutes} phút`
        : minutes === 0
          ? `khoảng ${hours} giờ`
          : `khoảng ${hours} giờ ${minutes} phút`,
    minutes: (count: number) => `${count} phút`,
    kinds: { text: "Bài đọc", audio: "Bài nghe", video: "Video", exercise: "Thực hành" },
    others: "Khóa học khác",
  },
  en: {
    all: "All courses",
    loading: "Loading the course...",
    missing: "This course was not found",
    missingHelp:
      "It may have been taken down, or the address has a typing mistake. The other courses are still here.",
    seeAll: "Show all courses",
    failed: "The course could not be loaded",
    ownFailed: "We could not see yet whether this course is yours.",
    failedHelp: "The connection may be weak. Wait a moment, then try again.",
    about: "About this course",
    noDescription: "This course has no introduction yet.",
    outline: "In this course",
    outlineSoFar: "Written so far",
    inPreparation: "More of this course is being written.",
    noLessons: "The lessons are being written.",
    lessons: (count: number) => (count === 1 ? "1 lesson" : `${count} lessons`),
    total: (hours: number, minutes: number) =>
      hours === 0
        ? `about ${minutes} min`
        : minutes === 0
          ? `about ${hours} h`
          : `about ${hours} h ${minutes} min`,
    minutes: (count: number) => `${count} min`,
    kinds: { text: "Reading", audio: "Listening", video: "Video", exercise: "Exercise" },
    others: "Other courses",
  },
});
