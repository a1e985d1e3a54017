import Assignment from "@mui/icons-material/AssignmentIndOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";
import { UrgentBadge } from "./urgent-badge.tsx";

export const requests: ResourceConfig = {
  name: "data-requests",
  label: "Yêu cầu dữ liệu",
  labelLowercase: "yêu cầu dữ liệu",
  group: "Cộng đồng",
  icon: Assignment,
  roles: ADMINISTRATORS,
  badge: UrgentBadge,
  page: lazy(() => import("./requests-page.tsx").then(({ RequestsPage }) => ({ default: RequestsPage }))),
};
