import Perm from "@mui/icons-material/PermMediaOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const files: ResourceConfig = {
  name: "mediaFile",
  label: "Ảnh và âm thanh",
  labelLowercase: "tệp",
  group: "Nội dung",
  icon: Perm,
  roles: STAFF,
  fields: {
    originalName: "Tên tệp",
    kind: "Loại",
    bytes: "Kích thước",
    seconds: "Thời lượng",
    createdAt: "Tải lên lúc",
    usedIn: "Đang dùng ở",
  },
  screens: {
    list: lazy(() => import("./list.tsx").then(({ FileList }) => ({ default: FileList }))),
    create: lazy(() => import("./file-create.tsx").then(({ FileCreate }) => ({ default: FileCreate }))),
    show: lazy(() => import("./file-show.tsx").then(({ FileShow }) => ({ default: FileShow }))),
    recordRepresentation: "originalName",
  },
};
