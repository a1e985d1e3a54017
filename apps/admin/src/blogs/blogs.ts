import Article from "@mui/icons-material/ArticleOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const blogs: Subject = {
  name: "blog",
  label: "Bài viết",
  inSentence: "bài viết",
  group: "Nội dung",
  icon: Article,
  for: STAFF,
  fields: {
    title: "Tiêu đề",
    slug: "Đường dẫn",
    authorName: "Tác giả",
    categoryId: "Chuyên mục",
    blogType: "Ai đọc được",
    content: "Nội dung",
    coverImage: "Ảnh bìa",
    seoTitle: "Tiêu đề khi chia sẻ",
    seoDescription: "Mô tả khi chia sẻ",
    shareImage: "Ảnh khi chia sẻ",
    publication: "Trạng thái",
    publishAt: "Đăng lúc",
    createdAt: "Ngày đăng",
    updatedAt: "Sửa lần cuối",
  },
  screens: {
    list: lazy(() => import("./blog-list.tsx").then(({ BlogList }) => ({ default: BlogList }))),
    edit: lazy(() => import("./blog-form.tsx").then(({ BlogEdit }) => ({ default: BlogEdit }))),
    create: lazy(() => import("./blog-form.tsx").then(({ BlogCreate }) => ({ default: BlogCreate }))),
    recordRepresentation: "title",
  },
};
