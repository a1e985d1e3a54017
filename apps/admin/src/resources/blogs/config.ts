import Article from "@mui/icons-material/ArticleOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const blogs: ResourceConfig = {
  name: "blog",
  label: "Bài viết",
  labelLowercase: "bài viết",
  group: "Nội dung",
  icon: Article,
  roles: STAFF,
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
    list: lazy(() => import("./list.tsx").then(({ BlogList }) => ({ default: BlogList }))),
    edit: lazy(() => import("./form.tsx").then(({ BlogEdit }) => ({ default: BlogEdit }))),
    create: lazy(() => import("./form.tsx").then(({ BlogCreate }) => ({ default: BlogCreate }))),
    recordRepresentation: "title",
  },
};
