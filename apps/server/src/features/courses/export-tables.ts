import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "public.lessonNote": { position: 9, title: "Ghi chú bài học" },
  "public.courseEnroll": { position: 10, title: "Khóa học đã ghi danh" },
  "public.lessonProgress": { position: 11, title: "Bài đã học" },
  "public.certificate": {
    position: 12,
    title: "Giấy hoàn thành khóa học",
    labels: { completedAt: "Học xong lúc", name: "Tên trên giấy" },
  },
  "public.coursePreorder": { position: 13, title: "Khóa học đang chờ mở" },
};
