import Insights from "@mui/icons-material/InsightsOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const overview: ResourceConfig = {
  name: "overview",
  label: "Tổng quan",
  labelLowercase: "con số",
  group: "Tổng quan",
  icon: Insights,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./overview-page.tsx").then(({ OverviewPage }) => ({ default: OverviewPage }))),
};
