import Podcasts from "@mui/icons-material/PodcastsOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const podcasts: Subject = {
  name: "podcast",
  label: "Podcast",
  inSentence: "podcast",
  group: "Nội dung",
  icon: Podcasts,
  for: STAFF,
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
    list: lazy(() => import("./podcast-list.tsx").then(({ PodcastList }) => ({ default: PodcastList }))),
    edit: lazy(() => import("./podcast-form.tsx").then(({ PodcastEdit }) => ({ default: PodcastEdit }))),
    create: lazy(() =>
      import("./podcast-form.tsx").then(({ PodcastCreate }) => ({ default: PodcastCreate })),
    ),
    recordRepresentation: "title",
  },
};
