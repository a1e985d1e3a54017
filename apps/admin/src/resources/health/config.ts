import Favorite from "@mui/icons-material/MonitorHeartOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const health: ResourceConfig = {
  name: "health",
  label: "Sức khỏe hệ thống",
  labelLowercase: "sức khỏe hệ thống",
  group: "Hệ thống",
  icon: Favorite,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./health-page.tsx").then(({ HealthPage }) => ({ default: HealthPage }))),
};
