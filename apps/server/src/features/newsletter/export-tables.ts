import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "public.newSubscription": { position: 27, title: "Bản tin" },
  "ops.newsletter_delivery": {
    position: 28,
    title: "Bản tin đã gửi cho bạn",
    about: "Mỗi lá một dòng, không có nội dung.",
  },
};
