import { defineText } from "../../lib/i18n/text.ts";

export const offlineText = defineText({
  vi: {
    title: "Khi không có mạng",
    description:
      "Bài tập, số gọi khi nguy cấp, những bài đã đọc và những tập đã tải về: mở được cả khi mất mạng.",
    lead: "Mấy thứ dưới đây nằm sẵn trên máy này, mất mạng bạn vẫn mở được.",
    leadOffline: "Bạn đang ngoại tuyến. Mấy thứ dưới đây nằm sẵn trên máy này, bạn cứ dùng nhé.",
    back: "Trang bạn định mở chưa có trên máy này. Khi có mạng trở lại, bạn thử lại nhé.",
    backOnline: "Mạng đã trở lại rồi.",
    retry: "Mở lại trang ấy",
    toNumbers: "Số gọi khi nguy cấp",
    exercises: "Một bài tập nhỏ",
    breathing: "Thở chậm vài phút",
    grounding: "Quay về với năm giác quan",
    articles: "Bài bạn đã mở",
    noArticles: "Bài nào bạn mở đọc, chúng mình giữ lại ở đây, tối đa 30 bài gần nhất.",
    remove: (title: string) => `Xóa “${title}” khỏi máy này`,
    removed: "Đã xóa khỏi máy này.",
  },
  en: {
    title: "Without a network",
    description:
      "Exercises, numbers to call, articles you have read and episodes you have downloaded: they open without a network too.",
    lead: "What is below lies on this device and opens without a network too.",
    leadOffline: "You are offline. What is below lies on this device: it is all yours.",
    back: "The page you wanted is not on this device. Once you are connected again, please try again.",
    backOnline: "You are connected again.",
    retry: "Open that page again",
    toNumbers: "Numbers to call in danger",
    exercises: "A small exercise",
    breathing: "Breathe slowly for a few minutes",
    grounding: "Come back to your five senses",
    articles: "Articles you have opened",
    noArticles: "Articles that you open are kept here, the last 30 of them.",
    remove: (title: string) => `Remove “${title}” from this device`,
    removed: "Removed from this device.",
  },
});
