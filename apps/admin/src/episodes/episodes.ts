import Headphones from "@mui/icons-material/HeadphonesOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const episodes: Subject = {
  name: "episode",
  label: "Tập podcast",
  inSentence: "tập",
  group: "Nội dung",
  icon: Headphones,
  for: STAFF,
  fields: {
    title: "Tiêu đề",
    slug: "Đường dẫn",
    description: "Mô tả",
    audio: "Âm thanh",
    duration: "Thời lượng (giây)",
    categoryId: "Chuyên mục",
    podcastId: "Thuộc podcast",
    episodeType: "Ai nghe được",
    coverImage: "Ảnh bìa",
    position: "Thứ tự",
    publication: "Trạng thái",
    publishAt: "Đăng lúc",
    createdAt: "Ngày đăng",
    updatedAt: "Sửa lần cuối",
  },
  screens: {
    list: lazy(() => import("./episode-list.tsx").then(({ EpisodeList }) => ({ default: EpisodeList }))),
    edit: lazy(() => import("./episode-form.tsx").then(({ EpisodeEdit }) => ({ default: EpisodeEdit }))),
    create: lazy(() =>
      import("./episode-form.tsx").then(({ EpisodeCreate }) => ({ default: EpisodeCreate })),
    ),
    recordRepresentation: "title",
  },
};
