import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "ops.data_subject_request": {
    position: 38,
    title: "Những lần bạn yêu cầu về dữ liệu của mình",
    about: "Tự làm trong trang Tài khoản, hoặc nhờ chúng mình làm giúp.",
  },
  "ops.person_action": {
    position: 39,
    title: "Điều đội ngũ đã làm với tài khoản của bạn",
    about: "Mỗi lần xem hay thay đổi, kèm lý do.",
  },
  "ops.api_key": {
    position: 51,
    title: "Khóa API bạn đã tạo",
    about: "Tên, quyền và lần dùng gần nhất; chính khóa thì chúng mình không giữ.",
  },
  "ops.webhook_delivery": {
    position: 40,
    title: "Tin báo gửi tới hệ thống khác",
    about: "Mã đơn hàng hay mã tài khoản, số tiền; không có lời bạn viết.",
  },
};
