import { defineText } from "../../lib/i18n/text.ts";

export const downloadsText = defineText({
  vi: {
    download: (title: string) => `Tải “${title}” về máy`,
    running: (title: string, percent: number) => `Đang tải “${title}”: ${percent}%. Bấm để dừng`,
    kept: (title: string) => `“${title}” đã có trên máy. Xem các tập đã tải`,
    done: (title: string) => `Đã tải “${title}” về máy.`,
    noRoom: "Máy bạn gần hết chỗ, nên chưa tải được tập này. Bạn xóa bớt vài thứ rồi thử lại nhé.",
    failed: "Chưa tải được tập này. Bạn kiểm tra mạng rồi thử lại nhé.",
    close: "Đóng",
    title: "Tập đã tải về",
    none: "Chưa có tập nào. Ở trang podcast, bấm dấu mũi tên cạnh một tập để tải về.",
    total: (count: number, size: string) => `${count} tập, ${size} trên máy này.`,
    premiumNote: "Tập Premium giữ được 30 ngày; muốn nghe tiếp, bạn tải lại nhé.",
    signOutNote: "Tập bạn tải lúc đăng nhập sẽ được xóa khỏi máy khi bạn đăng xuất.",
    listen: "Nghe",
    remove: (title: string) => `Xóa tập “${title}” khỏi máy này`,
    removed: "Đã xóa khỏi máy này.",
    link: "Tập đã tải về",
  },
  en: {
    download: (title: string) => `Download “${title}”`,
    running: (title: string, percent: number) => `Downloading “${title}”: ${percent}%. Press to stop`,
    kept: (title: string) => `“${title}” is on this device. See what is downloaded`,
    done: (title: string) => `“${title}” is on this device now.`,
    noRoom:
      "Your device is almost full, so this episode could not be downloaded. Make some room and try again.",
    failed: "This episode could not be downloaded. Check your connection and try again.",
    close: "Close",
    title: "Downloaded episodes",
    none: "None yet. On a podcast's page, press the arrow beside an episode to download it.",
    total: (count: number, size: string) =>
      `${count} ${count === 1 ? "episode" : "episodes"}, ${size} on this device.`,
    premiumNote: "Premium episodes stay for 30 days; to go on listening, download them again.",
    signOutNote: "What you download while signed in is removed from this device when you sign out.",
    listen: "Listen to",
    remove: (title: string) => `Remove the episode “${title}” from this device`,
    removed: "Removed from this device.",
    link: "Downloaded episodes",
  },
});
