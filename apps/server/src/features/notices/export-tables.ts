import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "public.noticePreference": {
    position: 52,
    title: "Báo khi có điều mới",
    labels: {
      email: "Qua email",
      episodes: "Tập mới",
      articles: "Bài viết mới",
      quietFrom: "Giờ yên từ",
      quietUntil: "Giờ yên tới",
      emailSince: "Bật email lúc",
      episodesSince: "Bật tập mới lúc",
      articlesSince: "Bật bài viết mới lúc",
      emailedOn: "Ngày gửi email gần nhất",
      pushedOn: "Ngày báo trên máy gần nhất",
    },
  },
  "public.pushSubscription": {
    position: 53,
    title: "Máy nhận thông báo",
    about: "Khóa riêng của máy là bí mật nên không nằm ở đây.",
    labels: { endpoint: "Địa chỉ nhận", p256dh: "Khóa công khai của máy" },
  },
  "ops.notice": {
    position: 54,
    title: "Điều mới đã báo cho bạn",
    about: "Mỗi tập hay bài một dòng, giữ trong 30 ngày.",
    labels: { item_id: "Số của tập hay bài", delivery_id: "Mã lần báo" },
  },
  "ops.push_message": {
    position: 55,
    title: "Thông báo đang chờ gửi tới máy",
    labels: { delivery_id: "Mã lần báo", tries: "Số lần thử", next_try_at: "Thử lại lúc" },
  },
};
