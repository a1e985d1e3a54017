import Settings from "@mui/icons-material/SettingsOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const settings: ResourceConfig = {
  name: "settings",
  label: "Cài đặt",
  labelLowercase: "cài đặt",
  group: "Hệ thống",
  icon: Settings,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./settings-page.tsx").then(({ SettingsPage }) => ({ default: SettingsPage }))),
};
