import Workspace from "@mui/icons-material/WorkspacePremiumOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const plans: ResourceConfig = {
  name: "plan",
  label: "Gói hội viên",
  labelLowercase: "gói hội viên",
  group: "Tiền",
  icon: Workspace,
  roles: ADMINISTRATORS,
  fields: {
    name: "Tên",
    type: "Loại",
    price: "Giá (đồng)",
    duration: "Số ngày",
    updatedAt: "Sửa lần cuối",
  },
  screens: {
    list: lazy(() => import("./list.tsx").then(({ PlanList }) => ({ default: PlanList }))),
    edit: lazy(() => import("./form.tsx").then(({ PlanEdit }) => ({ default: PlanEdit }))),
    create: lazy(() => import("./form.tsx").then(({ PlanCreate }) => ({ default: PlanCreate }))),
    recordRepresentation: "name",
  },
};
