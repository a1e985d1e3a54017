import DeleteSweep from "@mui/icons-material/DeleteSweepOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const trash: ResourceConfig = {
  name: "contentTrash",
  label: "Thùng rác",
  labelLowercase: "mục đã xóa",
  group: "Nội dung",
  icon: DeleteSweep,
  roles: STAFF,
  fields: {
    title: "Tiêu đề",
    kind: "Loại",
    deletedAt: "Xóa lúc",
    deletedBy: "Người xóa",
    goneAt: "Giữ tới",
  },
  screens: {
    list: lazy(() => import("./list.tsx").then(({ TrashList }) => ({ default: TrashList }))),
    recordRepresentation: "title",
  },
};
