import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "public.membership": { position: 14, title: "Gói hội viên" },
  "money.one_on_one_request": {
    position: 15,
    title: "Yêu cầu buổi 1-1",
    labels: {
      order_id: "Đơn hàng",
      contact: "Liên hệ",
      wishes: "Những lúc rảnh",
      reply: "Câu trả lời",
      answered_at: "Trả lời lúc",
    },
  },
  "public.order": { position: 16, title: "Đơn hàng" },
  "money.refund": {
    position: 17,
    title: "Những lần hoàn tiền",
    labels: { order_id: "Đơn hàng", amount: "Số tiền (đồng)" },
  },
  "money.order_reminder": {
    position: 18,
    title: "Lần nhắc chuyển phần tiền còn thiếu",
    labels: { order_id: "Đơn hàng" },
  },
  "money.reminder": { position: 19, title: "Lần nhắc gói sắp hết hạn" },
};
