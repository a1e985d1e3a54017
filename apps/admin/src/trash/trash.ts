import DeleteSweep from "@mui/icons-material/DeleteSweepOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const trash: Subject = {
  name: "contentTrash",
  label: "Thùng rác",
  inSentence: "mục đã xóa",
  group: "Nội dung",
  icon: DeleteSweep,
  for: STAFF,
  fields: {
    title: "Tiêu đề",
    kind: "Loại",
    deletedAt: "Xóa lúc",
    deletedBy: "Người xóa",
    goneAt: "Giữ tới",
  },
  screens: {
    list: lazy(() => import("./trash-list.tsx").then(({ TrashList }) => ({ default: TrashList }))),
    recordRepresentation: "title",
  },
};
