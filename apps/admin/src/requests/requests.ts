import Assignment from "@mui/icons-material/AssignmentIndOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";
import { UrgentBadge } from "./urgent-badge.tsx";

export const requests: Subject = {
  name: "request",
  label: "Yêu cầu dữ liệu",
  inSentence: "yêu cầu dữ liệu",
  group: "Cộng đồng",
  icon: Assignment,
  for: ADMINISTRATORS,
  badge: UrgentBadge,
  page: lazy(() => import("./requests-page.tsx").then(({ RequestsPage }) => ({ default: RequestsPage }))),
};
