import { defineText } from "../../lib/i18n/text.ts";

/** The list of conversations and the ways beside it. */
export const panelText = defineText({
  vi: {
    home: "Về trang của bạn",
    chatting: "Đang trò chuyện",
    finished: "Đã kết thúc",
    untitled: (n: number) => `Phiên ${n}: Cuộc trò chuyện chưa có tiêu đề`,
    otherTools: "Công cụ khác",
    upgrade: "Nâng cấp gói",
    remove: (name: string) => `Xóa cuộc trò chuyện: ${name}`,
    rename: (name: string) => `Đổi tên cuộc trò chuyện: ${name}`,
    nameLabel: "Tên cuộc trò chuyện",
    saveName: "Lưu tên",
    cancelName: "Thôi, không đổi",
    renamed: (name: string) => `Đã đổi tên thành “${name}”.`,
    renameFailed: "Chưa đổi được tên. Bạn thử lại nhé.",
    more: "Xem thêm cuộc trò chuyện cũ",
    left: (left: number, limit: number, tool: string) => `Tháng này còn ${left} trên ${limit} cuộc ${tool}`,
    memory: "Điều Companion ghi nhớ",
  },
  en: {
    home: "Back to your page",
    chatting: "Active",
    finished: "Finished",
    untitled: (n: number) => `Session ${n}: conversation without a title`,
    otherTools: "Other tools",
    upgrade: "Upgrade plan",
    remove: (name: string) => `Delete the conversation: ${name}`,
    rename: (name: string) => `Rename the conversation: ${name}`,
    nameLabel: "Name of the conversation",
    saveName: "Save the name",
    cancelName: "Keep the old name",
    renamed: (name: string) => `Renamed to “${name}”.`,
    renameFailed: "It could not be renamed. Please try again.",
    more: "Show older conversations",
    left: (left: number, limit: number, tool: string) =>
      `${left} of ${limit} ${tool} sessions left this month`,
    memory: "What the Companion remembers",
  },
});
