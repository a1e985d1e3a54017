import School from "@mui/icons-material/SchoolOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const courses: Subject = {
  name: "course",
  label: "Khóa học",
  inSentence: "khóa học",
  group: "Nội dung",
  icon: School,
  for: STAFF,
  fields: {
    title: "Tiêu đề",
    slug: "Đường dẫn",
    description: "Mô tả",
    coverImage: "Ảnh bìa",
    seoTitle: "Tiêu đề khi chia sẻ",
    seoDescription: "Mô tả khi chia sẻ",
    shareImage: "Ảnh khi chia sẻ",
    price: "Giá (đồng)",
    status: "Ghi danh",
    top: "Thứ hạng nổi bật",
    rating: "Đánh giá",
    publication: "Trạng thái",
    publishAt: "Đăng lúc",
    createdAt: "Ngày đăng",
    updatedAt: "Sửa lần cuối",
  },
  screens: {
    list: lazy(() => import("./course-list.tsx").then(({ CourseList }) => ({ default: CourseList }))),
    edit: lazy(() => import("./course-form.tsx").then(({ CourseEdit }) => ({ default: CourseEdit }))),
    create: lazy(() => import("./course-form.tsx").then(({ CourseCreate }) => ({ default: CourseCreate }))),
    recordRepresentation: "title",
  },
};
