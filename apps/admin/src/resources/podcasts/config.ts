import Podcasts from "@mui/icons-material/PodcastsOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const podcasts: ResourceConfig = {
  name: "podcast",
  label: "Podcast",
  labelLowercase: "podcast",
  group: "Nội dung",
  icon: Podcasts,
  roles: STAFF,
  fields: {
    title: "Tiêu đề",
    slug: "Đường dẫn",
    description: "Mô tả",
    authorName: "Tác giả",
    categoryId: "Chuyên mục",
    podcastType: "Ai nghe được",
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
    list: lazy(() => import("./list.tsx").then(({ PodcastList }) => ({ default: PodcastList }))),
    edit: lazy(() => import("./form.tsx").then(({ PodcastEdit }) => ({ default: PodcastEdit }))),
    create: lazy(() => import("./form.tsx").then(({ PodcastCreate }) => ({ default: PodcastCreate }))),
    recordRepresentation: "title",
  },
};
