// Tools with a page of their own, linked from several features.
import { defineText } from "../../lib/i18n/text.ts";

export const SMALL_TOOLS = [
  { id: "feelings", path: "/essentials/banh-xe-cam-xuc" },
  { id: "letGo", path: "/essentials/viet-roi-buong" },
  { id: "gratitude", path: "/essentials/biet-on" },
  { id: "bodyScan", path: "/essentials/quet-co-the" },
] as const;

export const smallToolsText = defineText({
  vi: {
    title: "Một thứ, một màn hình",
    tools: {
      feelings: { name: "Bánh xe cảm xúc", line: "Hai lần chạm để gọi tên điều đang có trong lòng." },
      letGo: { name: "Viết rồi buông", line: "Một trang không lưu lại gì. Viết ra, rồi để nó tan." },
      gratitude: { name: "Một dòng biết ơn", line: "Mỗi ngày một dòng, giữ trên máy của bạn." },
      bodyScan: { name: "Quét cơ thể", line: "Từ bàn chân lên tới trán, 3 tới 15 phút." },
    },
  },
  en: {
    title: "One thing, one screen",
    tools: {
      feelings: { name: "Wheel of feelings", line: "Two taps to a name for what is inside." },
      letGo: { name: "Write and let go", line: "A page that keeps nothing. Write, then watch it fade." },
      gratitude: { name: "A line of gratitude", line: "One line a day, kept on your own device." },
      bodyScan: { name: "Body scan", line: "From the feet to the forehead, 3 to 15 minutes." },
    },
  },
});
