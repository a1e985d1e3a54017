import MenuBook from "@mui/icons-material/MenuBookOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const lessons: ResourceConfig = {
  name: "lesson",
  label: "Bài học",
  labelLowercase: "bài học",
  group: "Nội dung",
  icon: MenuBook,
  roles: STAFF,
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
    list: lazy(() => import("./list.tsx").then(({ LessonList }) => ({ default: LessonList }))),
    edit: lazy(() => import("./form.tsx").then(({ LessonEdit }) => ({ default: LessonEdit }))),
    create: lazy(() => import("./form.tsx").then(({ LessonCreate }) => ({ default: LessonCreate }))),
    recordRepresentation: "title",
  },
};
