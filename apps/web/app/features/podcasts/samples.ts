// Built-in content for a library that is empty or out of reach. It is not a podcast and does not pretend to be one:
// each is a small thing to do at once, without sound, and leads nowhere.
import { defineText } from "../../lib/i18n/text.ts";

export const sampleText = defineText({
  vi: {
    hearing: {
      title: "Một phút nghe quanh mình",
      body: "Nhắm mắt. Đếm năm tiếng, từ xa lại gần: xe ngoài ngõ, quạt trần, ai đó nói trong nhà. Không cần thích tiếng nào cả.",
    },
    breathing: {
      title: "Thở ra dài hơn một chút",
      body: "Hít vào đếm bốn, thở ra đếm sáu, mười lần. Thấy ngộp thì cứ thở như thường, không sao hết.",
    },
    naming: {
      title: "Gọi tên điều đang có",
      body: "Trong người đang là bực, tủi, lo, hay chỉ mệt? Thử từng chữ một. Chữ nào khớp, bạn sẽ biết.",
    },
  },
  en: {
    hearing: {
      title: "A minute of hearing what is around",
      body: "Close your eyes. Count five sounds, from far to near: a motorbike outside, the fan, someone in the next room. You need not like any of them.",
    },
    breathing: {
      title: "Breathe out a little longer",
      body: "Breathe in for four, out for six, ten times. If it feels tight, go back to breathing as usual; that is fine.",
    },
    naming: {
      title: "Name what is there",
      body: "Is it annoyance, hurt, worry, or plain tiredness? Try the words one by one. You will know which one fits.",
    },
  },
});

/** Samples, each with the built-in category that it replaces. */
export const SAMPLES = [
  { text: "hearing", category: "trending" },
  { text: "breathing", category: "relax" },
  { text: "naming", category: "education" },
] as const;
