import Settings from "@mui/icons-material/SettingsOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";

export const settings: Subject = {
  name: "settings",
  label: "Cài đặt",
  inSentence: "cài đặt",
  group: "Hệ thống",
  icon: Settings,
  for: ADMINISTRATORS,
  page: lazy(() => import("./settings-page.tsx").then(({ SettingsPage }) => ({ default: SettingsPage }))),
};
