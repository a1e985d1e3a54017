import Headphones from "@mui/icons-material/HeadphonesOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const episodes: ResourceConfig = {
  name: "episode",
  label: "Tập podcast",
  labelLowercase: "tập",
  group: "Nội dung",
  icon: Headphones,
  roles: STAFF,
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
    list: lazy(() => import("./list.tsx").then(({ EpisodeList }) => ({ default: EpisodeList }))),
    edit: lazy(() => import("./form.tsx").then(({ EpisodeEdit }) => ({ default: EpisodeEdit }))),
    create: lazy(() => import("./form.tsx").then(({ EpisodeCreate }) => ({ default: EpisodeCreate }))),
    recordRepresentation: "title",
  },
};
