import { defineText } from "../../../lib/i18n/text.ts";

export const gratitudeText = defineText({
  vi: {
    title: "Một dòng biết ơn",
    description: "Mỗi ngày một dòng, nhỏ thôi, giữ trên chính máy của bạn và không gửi đi đâu.",
    ask: "Hôm nay, điều gì nhỏ thôi mà bạn thấy biết ơn?",
    hint: "Một dòng là đủ. Hôm nào không nghĩ ra thì để trống cũng được nhé.",
    keep: "Giữ dòng này",
    keepAgain: "Sửa dòng hôm nay",
    kept: "Đã giữ trên máy này.",
    failed: "Trình duyệt này không cho lưu, nên dòng này chưa được giữ.",
    past: "Những dòng đã giữ",
    where:
      "Các dòng này chỉ nằm trong trình duyệt trên máy này, không gửi đi đâu. Xóa dữ liệu trình duyệt là mất.",
    whereMember:
      "Các dòng này chỉ nằm trong trình duyệt trên máy này, không ở trong tài khoản. Khi bạn đăng xuất, chúng bị xóa; muốn giữ thì tải về trước nhé.",
    day: (day: number, month: number, year: number) => `${day}/${month}/${year}`,
    remove: "Xóa",
    removeNamed: (day: string) => `Xóa dòng ngày ${day}`,
    removed: "Đã xóa dòng ấy.",
    save: "Tải về thành tệp chữ",
    removeAll: "Xóa hết",
    removeAllSure: "Xóa hết thật",
    cancel: "Thôi, giữ lại",
    removedAll: "Đã xóa hết khỏi máy này.",
    file: "biet-on.txt",
  },
  en: {
    title: "A line of gratitude",
    description: "One small line a day, kept on your own device and sent nowhere.",
    ask: "What small thing are you grateful for today?",
    hint: "One line is enough. On days when nothing comes, leave it blank.",
    keep: "Keep this line",
    keepAgain: "Change today's line",
    kept: "Kept on this device.",
    failed: "This browser allows no storage, so the line was not kept.",
    past: "Lines you kept",
    where:
      "These lines are only in this browser on this device and are sent nowhere. Clearing its data deletes them.",
    whereMember:
      "These lines are only in this browser on this device, not in your account. Signing out deletes them; download them first if you want to keep them.",
    day: (day: number, month: number, year: number) => `${day}/${month}/${year}`,
    remove: "Delete",
    removeNamed: (day: string) => `Delete the line of ${day}`,
    removed: "That line is deleted.",
    save: "Download as a text file",
    removeAll: "Delete all",
    removeAllSure: "Really delete all",
    cancel: "Keep them",
    removedAll: "All lines are deleted from this device.",
    file: "gratitude.txt",
  },
});
