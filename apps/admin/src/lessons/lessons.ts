import MenuBook from "@mui/icons-material/MenuBookOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const lessons: Subject = {
  name: "lesson",
  label: "Bài học",
  inSentence: "bài học",
  group: "Nội dung",
  icon: MenuBook,
  for: STAFF,
  fields: {
    title: "Tiêu đề",
    slug: "Đường dẫn",
    courseId: "Khóa học",
    kind: "Loại bài",
    content: "Nội dung",
    mediaUrl: "Tệp nghe hoặc xem",
    minutes: "Số phút",
    position: "Thứ tự",
    publication: "Trạng thái",
    publishAt: "Đăng lúc",
    createdAt: "Ngày đăng",
    updatedAt: "Sửa lần cuối",
  },
  screens: {
    list: lazy(() => import("./lesson-list.tsx").then(({ LessonList }) => ({ default: LessonList }))),
    edit: lazy(() => import("./lesson-form.tsx").then(({ LessonEdit }) => ({ default: LessonEdit }))),
    create: lazy(() => import("./lesson-form.tsx").then(({ LessonCreate }) => ({ default: LessonCreate }))),
    recordRepresentation: "title",
  },
};
