import History from "@mui/icons-material/HistoryOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";

export const audit: Subject = {
  name: "audit",
  label: "Nhật ký",
  inSentence: "nhật ký",
  group: "Hệ thống",
  icon: History,
  for: ADMINISTRATORS,
  page: lazy(() => import("./audit-page.tsx").then(({ AuditPage }) => ({ default: AuditPage }))),
};
