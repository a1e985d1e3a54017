import type { Metric } from "@bentrong/contract/operations";
import { money } from "@bentrong/format/money";

export interface ChartConfig {
  title: string;
  /** On top of each other where several make up one number; beside each other otherwise. */
  isStacked?: boolean;
  figures: readonly (readonly [figure: Metric, label: string])[];
  shown: (value: number) => string;
  /** Above the axis. */
  unit: string;
}

export const CHART_HEIGHT = 240;
const count = (value: number): string => value.toLocaleString("vi-VN");

export const CHARTS: readonly ChartConfig[] = [
  {
    title: "Người",
    figures: [
      ["active_people", "Hoạt động"],
      ["new_people", "Mới vào"],
    ],
    shown: count,
    unit: "người",
  },
  { title: "Lượt nghe", figures: [["listens", "Lượt nghe"]], shown: count, unit: "lượt" },
  {
    title: "Cuộc trò chuyện với Companion",
    isStacked: true,
    figures: [
      ["conversations_map", "Inner Map"],
      ["conversations_portal", "Inner Ping"],
      ["conversations_imaginary", "Inner Scenes"],
    ],
    shown: count,
    unit: "cuộc",
  },
  { title: "Ghi danh khóa học", figures: [["enrolments", "Ghi danh"]], shown: count, unit: "lượt" },
  {
    title: "Tiền",
    figures: [
      ["income", "Đã thu từ đơn"],
      ["refunded", "Đã chuyển trả"],
    ],
    shown: money,
    unit: "đồng",
  },
];
