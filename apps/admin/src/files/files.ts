import Perm from "@mui/icons-material/PermMediaOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const files: Subject = {
  name: "mediaFile",
  label: "Ảnh và âm thanh",
  inSentence: "tệp",
  group: "Nội dung",
  icon: Perm,
  for: STAFF,
  fields: {
    originalName: "Tên tệp",
    kind: "Loại",
    bytes: "Kích thước",
    seconds: "Thời lượng",
    createdAt: "Tải lên lúc",
    usedIn: "Đang dùng ở",
  },
  screens: {
    list: lazy(() => import("./file-list.tsx").then(({ FileList }) => ({ default: FileList }))),
    create: lazy(() => import("./file-create.tsx").then(({ FileCreate }) => ({ default: FileCreate }))),
    show: lazy(() => import("./file-show.tsx").then(({ FileShow }) => ({ default: FileShow }))),
    recordRepresentation: "originalName",
  },
};
