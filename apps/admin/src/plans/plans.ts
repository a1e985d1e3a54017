import Workspace from "@mui/icons-material/WorkspacePremiumOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";

export const plans: Subject = {
  name: "plan",
  label: "Gói hội viên",
  inSentence: "gói hội viên",
  group: "Tiền",
  icon: Workspace,
  for: ADMINISTRATORS,
  fields: {
    name: "Tên",
    type: "Loại",
    price: "Giá (đồng)",
    duration: "Số ngày",
    updatedAt: "Sửa lần cuối",
  },
  screens: {
    list: lazy(() => import("./plan-list.tsx").then(({ PlanList }) => ({ default: PlanList }))),
    edit: lazy(() => import("./plan-form.tsx").then(({ PlanEdit }) => ({ default: PlanEdit }))),
    create: lazy(() => import("./plan-form.tsx").then(({ PlanCreate }) => ({ default: PlanCreate }))),
    recordRepresentation: "name",
  },
};
