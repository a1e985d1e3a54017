// The subjects about money: four pages over the functions of the server, for administrators alone.
import ReceiptLong from "@mui/icons-material/ReceiptLongOutlined";
import StackedBarChart from "@mui/icons-material/StackedBarChartOutlined";
import SwapHoriz from "@mui/icons-material/SwapHorizOutlined";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";
import { OrdersBadge, TransfersBadge } from "./waiting-badges.tsx";

export const money: readonly ResourceConfig[] = [
  {
    name: "order",
    label: "Đơn hàng",
    labelLowercase: "đơn hàng",
    group: "Tiền",
    icon: ReceiptLong,
    roles: ADMINISTRATORS,
    badge: OrdersBadge,
    page: lazy(() => import("./orders/orders.tsx").then(({ Orders }) => ({ default: Orders }))),
  },
  {
    name: "transfer",
    label: "Giao dịch",
    labelLowercase: "giao dịch",
    group: "Tiền",
    icon: SwapHoriz,
    roles: ADMINISTRATORS,
    badge: TransfersBadge,
    page: lazy(() => import("./transfers/transfers.tsx").then(({ Transfers }) => ({ default: Transfers }))),
  },
  {
    name: "statement",
    label: "Nhập sao kê",
    labelLowercase: "sao kê",
    group: "Tiền",
    icon: UploadFile,
    roles: ADMINISTRATORS,
    page: lazy(() =>
      import("./statements/statements.tsx").then(({ Statements }) => ({ default: Statements })),
    ),
  },
  {
    name: "revenue",
    label: "Doanh thu",
    labelLowercase: "doanh thu",
    group: "Tiền",
    icon: StackedBarChart,
    roles: ADMINISTRATORS,
    page: lazy(() => import("./revenue/revenue.tsx").then(({ Revenue }) => ({ default: Revenue }))),
  },
];
