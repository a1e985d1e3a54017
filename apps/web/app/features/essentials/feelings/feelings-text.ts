import { defineText } from "../../../lib/i18n/text.ts";

export const feelingsText = defineText({
  vi: {
    title: "Bánh xe cảm xúc",
    description:
      "Tám hướng, bốn mươi tám từ cho điều đang có trong lòng. Hai lần chạm là tới một từ; không có gì được lưu lại.",
    ask: "Trong lòng đang có gì?",
    lead: "Chọn một hướng gần nhất, rồi một từ. Chưa đúng hẳn cũng không sao.",
    wheel: "Các hướng của cảm xúc",
    near: (base: string) => `Những từ gần “${base}”`,
    toCompanion: "Mang sang trò chuyện",
    toLetGo: "Viết rồi buông",
    another: "Chọn từ khác",
    note: "Không có gì được lưu lại, trừ khi bạn mang nó sang trò chuyện.",
    opening: (word: string) => `Hôm nay mình thấy ${word.toLocaleLowerCase("vi")}.`,
  },
  en: {
    title: "Wheel of feelings",
    description:
      "Eight directions and forty-eight words for what is inside. Two taps to a word; nothing is kept.",
    ask: "What is there inside?",
    lead: "Choose the nearest direction, then a word. It need not fit exactly.",
    wheel: "Directions of feeling",
    near: (base: string) => `Words near “${base}”`,
    toCompanion: "Take it to a conversation",
    toLetGo: "Write and let go",
    another: "Choose another word",
    note: "Nothing is kept, unless you take it to a conversation.",
    opening: (word: string) => `Today I feel: ${word.toLocaleLowerCase("en")}.`,
  },
});
