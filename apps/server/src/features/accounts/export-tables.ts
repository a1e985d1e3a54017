import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "auth.users": { position: 1, title: "Tài khoản", labels: { created_at: "Mở tài khoản lúc" } },
  "auth.security_events": {
    position: 2,
    title: "Hoạt động bảo mật",
    about: "Đăng nhập, những lần không thành và những thay đổi quan trọng, trong 90 ngày.",
    labels: { kind: "Việc", device: "Thiết bị", detail: "Chi tiết", times: "Số lần", last_at: "Lần cuối" },
  },
  "auth.user_roles": { position: 3, title: "Quyền của tài khoản" },
  "public.consent": {
    position: 24,
    title: "Những lần đồng ý và rút lại",
    about: "Đúng câu chữ bạn đã đọc vào lúc ấy.",
  },
  "auth.sessions": {
    position: 30,
    title: "Các lần đăng nhập",
    about: "Mỗi thiết bị một dòng, kể cả những lần đã đăng xuất.",
  },
  "auth.refresh_tokens": {
    position: 31,
    title: "Các lần gia hạn đăng nhập",
    about: "Chỉ có thời điểm. Mã đăng nhập là bí mật nên không nằm ở đây.",
  },
  "auth.one_time_tokens": {
    position: 32,
    title: "Mã và đường dẫn dùng một lần đã gửi cho bạn",
    about: "Để xác nhận email hoặc đặt lại mật khẩu.",
  },
  "auth.identities": {
    position: 33,
    title: "Đăng nhập qua nơi khác",
    about: "Google, Facebook hoặc Zalo mà bạn đã dùng để vào.",
  },
  "auth.oauth_flows": { position: 34, title: "Lần đăng nhập qua nơi khác đang dở" },
  "auth.factors": {
    position: 35,
    title: "Xác minh hai bước",
    about: "Khóa của ứng dụng xác thực là bí mật nên không nằm ở đây.",
  },
  "auth.factor_challenges": { position: 36, title: "Các lần hỏi mã xác minh" },
  "auth.recovery_codes": {
    position: 37,
    title: "Mã khôi phục",
    about: "Chỉ có thời điểm dùng, không có mã.",
  },
  "ops.mail": {
    position: 41,
    title: "Thư đã gửi hoặc đang chờ gửi",
    about: "Nội dung thư được xóa ngay khi gửi xong.",
  },
};
