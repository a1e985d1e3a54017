import School from "@mui/icons-material/SchoolOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const courses: ResourceConfig = {
  name: "course",
  label: "Khóa học",
  labelLowercase: "khóa học",
  group: "Nội dung",
  icon: School,
  roles: STAFF,
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
    list: lazy(() => import("./list.tsx").then(({ CourseList }) => ({ default: CourseList }))),
    edit: lazy(() => import("./form.tsx").then(({ CourseEdit }) => ({ default: CourseEdit }))),
    create: lazy(() => import("./form.tsx").then(({ CourseCreate }) => ({ default: CourseCreate }))),
    recordRepresentation: "title",
  },
};
