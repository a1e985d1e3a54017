import type { ExportTables } from "../../platform/feature.ts";

/** Presentation of this feature's tables in the data export. */
export const exportTables: ExportTables = {
  "public.follow": { position: 20, title: "Podcast đang theo dõi" },
  "public.listeningPosition": { position: 21, title: "Chỗ đang nghe dở" },
  "public.listeningHistory": {
    position: 22,
    title: "Những lần nghe",
    labels: { seconds: "Đã nghe (giờ:phút:giây)", listen: "Mã của lần nghe" },
  },
  "public.listeningOptOut": {
    position: 23,
    title: "Không lưu lịch sử nghe",
    about: "Có dòng này là bạn đang tắt.",
  },
  "public.listeningNote": {
    position: 48,
    title: "Ghi chú khi nghe",
    labels: { seconds: "Ở (giờ:phút:giây)" },
  },
  "public.savedItem": { position: 49, title: "Để dành" },
  "public.highlight": {
    position: 50,
    title: "Đoạn đã tô",
    labels: {
      quote: "Đoạn",
      prefix: "Ngay trước đó",
      suffix: "Ngay sau đó",
      start: "Vị trí trong bài",
      note: "Ghi chú của bạn",
    },
  },
  "public.mediaFile": { position: 25, title: "Tệp bạn đã tải lên cho trang" },
  "ops.upload": { position: 26, title: "Tệp bạn đang tải lên" },
  "public.workingCopy": {
    position: 29,
    title: "Nội dung đang soạn dở",
    about: "Điều bạn viết trong ban biên tập và chưa lưu.",
  },
};
