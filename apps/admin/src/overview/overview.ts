import Insights from "@mui/icons-material/InsightsOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";

export const overview: Subject = {
  name: "overview",
  label: "Tổng quan",
  inSentence: "con số",
  group: "Tổng quan",
  icon: Insights,
  for: ADMINISTRATORS,
  page: lazy(() => import("./overview-page.tsx").then(({ OverviewPage }) => ({ default: OverviewPage }))),
};
