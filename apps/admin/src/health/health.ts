import Favorite from "@mui/icons-material/MonitorHeartOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";

export const health: Subject = {
  name: "health",
  label: "Sức khỏe hệ thống",
  inSentence: "sức khỏe hệ thống",
  group: "Hệ thống",
  icon: Favorite,
  for: ADMINISTRATORS,
  page: lazy(() => import("./health-page.tsx").then(({ HealthPage }) => ({ default: HealthPage }))),
};
