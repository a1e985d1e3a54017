import { defineText } from "../../lib/i18n/text.ts";

/** `words`: other words that people look for a tool with. */
export const toolResultsText = defineText({
  vi: {
    help: {
      name: "Có người nghe bạn ngay bây giờ",
      line: "Những số gọi được lúc này, và vài việc làm được trong mấy phút tới.",
    },
    tools: {
      breathing: {
        name: "Thở cùng nhau một lát",
        line: "Một vòng tròn nở ra rồi thu lại. Một phút cũng được.",
      },
      grounding: { name: "Neo lại: 5 · 4 · 3 · 2 · 1", line: "Năm giác quan đưa bạn về lại căn phòng này." },
      companion: { name: "Inner Companion", line: "Kể một chuyện với người bạn AI biết nghe." },
    },
    words: {
      breathing:
        "bài thở hít thở hơi thở nhịp thở thở sâu thở chậm căng thẳng lo lắng hồi hộp bình tĩnh thư giãn",
      grounding: "neo lại hoảng loạn hoảng sợ hoảng hốt năm giác quan hiện tại bình tĩnh lo âu 54321",
      companion: "trò chuyện nói chuyện tâm sự kể chuyện bạn ai map ping scenes",
      feelings: "bánh xe cảm xúc gọi tên cảm xúc tôi đang thấy gì",
      letGo: "viết ra rồi buông bỏ trút xả nhật ký không lưu",
      gratitude: "biết ơn lòng biết ơn cảm ơn nhật ký",
      bodyScan: "quét cơ thể thả lỏng thư giãn thiền ngủ",
    },
  },
  en: {
    help: {
      name: "Somebody can listen to you right now",
      line: "Numbers that answer at this hour, and a few things that can be done in the next minutes.",
    },
    tools: {
      breathing: {
        name: "Breathe with me a while",
        line: "A circle that grows and shrinks. One minute is enough.",
      },
      grounding: {
        name: "Back to the ground: 5 · 4 · 3 · 2 · 1",
        line: "Five senses bring you back into this room.",
      },
      companion: { name: "Inner Companion", line: "Tell something to an AI friend who listens." },
    },
    words: {
      breathing: "breath breathing exercise slow calm anxious anxiety stress relax",
      grounding: "ground panic attack five senses present calm anxiety 54321",
      companion: "talk chat conversation friend ai map ping scenes",
      feelings: "emotion emotions feeling name wheel",
      letGo: "write release vent journal",
      gratitude: "grateful thanks thankful journal",
      bodyScan: "scan relax meditation sleep muscles",
    },
  },
});
