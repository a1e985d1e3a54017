import { defineText } from "../../lib/i18n/text.ts";

export const toolsText = defineText({
  vi: {
    look: "Cỡ chữ và kiểu chữ",
    sample: "Trời còn mưa, và bạn cứ đọc chậm thôi.",
    parts: { size: "Cỡ chữ", face: "Kiểu chữ", spacing: "Giãn dòng" },
    choices: {
      s1: "Nhỏ",
      s2: "Vừa",
      s3: "Lớn",
      s4: "Rất lớn",
      sans: "Không chân",
      serif: "Có chân",
      tight: "Khít",
      usual: "Vừa",
      loose: "Thoáng",
    },
    reset: "Trở về như ban đầu",
    lookKept: "Được nhớ trên thiết bị này, riêng cho bạn.",
    done: "Xong",
  },
  en: {
    look: "Text size and face",
    sample: "It is still raining, and you may read as slowly as you like.",
    parts: { size: "Size", face: "Face", spacing: "Line spacing" },
    choices: {
      s1: "Small",
      s2: "Medium",
      s3: "Large",
      s4: "Largest",
      sans: "Sans serif",
      serif: "Serif",
      tight: "Tight",
      usual: "Medium",
      loose: "Loose",
    },
    reset: "Back to how it was",
    lookKept: "Kept on this device, for you alone.",
    done: "Done",
  },
});
