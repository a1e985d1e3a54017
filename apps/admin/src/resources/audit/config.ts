import History from "@mui/icons-material/HistoryOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const audit: ResourceConfig = {
  name: "audit",
  label: "Nhật ký",
  labelLowercase: "nhật ký",
  group: "Hệ thống",
  icon: History,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./audit-page.tsx").then(({ AuditPage }) => ({ default: AuditPage }))),
};
