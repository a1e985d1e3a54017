// The subjects about money: four pages over the functions of the server, for administrators alone.
import ReceiptLong from "@mui/icons-material/ReceiptLongOutlined";
import StackedBarChart from "@mui/icons-material/StackedBarChartOutlined";
import SwapHoriz from "@mui/icons-material/SwapHorizOutlined";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";
import { OrdersBadge, TransfersBadge } from "./waiting-badges.tsx";

export const money: readonly Subject[] = [
  {
    name: "order",
    label: "Đơn hàng",
    inSentence: "đơn hàng",
    group: "Tiền",
    icon: ReceiptLong,
    for: ADMINISTRATORS,
    badge: OrdersBadge,
    page: lazy(() => import("./orders/orders.tsx").then(({ Orders }) => ({ default: Orders }))),
  },
  {
    name: "transfer",
    label: "Giao dịch",
    inSentence: "giao dịch",
    group: "Tiền",
    icon: SwapHoriz,
    for: ADMINISTRATORS,
    badge: TransfersBadge,
    page: lazy(() => import("./transfers/transfers.tsx").then(({ Transfers }) => ({ default: Transfers }))),
  },
  {
    name: "statement",
    label: "Nhập sao kê",
    inSentence: "sao kê",
    group: "Tiền",
    icon: UploadFile,
    for: ADMINISTRATORS,
    page: lazy(() =>
      import("./statements/statements.tsx").then(({ Statements }) => ({ default: Statements })),
    ),
  },
  {
    name: "revenue",
    label: "Doanh thu",
    inSentence: "doanh thu",
    group: "Tiền",
    icon: StackedBarChart,
    for: ADMINISTRATORS,
    page: lazy(() => import("./revenue/revenue.tsx").then(({ Revenue }) => ({ default: Revenue }))),
  },
];
