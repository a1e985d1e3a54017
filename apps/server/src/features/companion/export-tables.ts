import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "public.session": {
    position: 4,
    title: "Những cuộc trò chuyện",
    about: "Tên, tóm tắt và ghi chú của từng cuộc.",
  },
  "public.message": { position: 5, title: "Tin nhắn trong các cuộc trò chuyện", about: "Từ cũ tới mới." },
  "ops.companion_turn": {
    position: 6,
    title: "Các lượt trò chuyện",
    about: "Chỉ có thời điểm. Lời trong mỗi lượt nằm ở phần tin nhắn.",
  },
  "ops.removed_conversation": {
    position: 7,
    title: "Những cuộc trò chuyện bạn đã xóa",
    about: "Chỉ còn thời điểm bắt đầu, để tính số cuộc trong tháng.",
  },
  "public.companionNote": { position: 8, title: "Điều Companion ghi nhớ" },
};
