import { defineText } from "../../../lib/i18n/text.ts";

export const letGoText = defineText({
  vi: {
    title: "Viết rồi buông",
    description:
      "Một trang không lưu lại gì: chữ chỉ nằm trên màn hình này, rồi tan từng dòng khi bạn buông.",
    label: "Điều bạn đang mang",
    placeholder: "Viết gì cũng được, viết sao cũng được…",
    honest:
      "Trang này không lưu và không gửi đi đâu cả: không ai đọc, chúng mình cũng không. Đóng trang hay tải lại là chữ mất ngay.",
    letGo: "Buông",
    going: "Đang tan đi, từng dòng một…",
    skip: "Tan luôn",
    gone: "Vậy là buông rồi.",
    goneLine: "Không còn bản nào ở đâu cả. Bạn có thể ngồi yên thêm một lát.",
    again: "Viết thêm",
    help: "Nếu điều bạn viết nặng quá sức, hay bạn đang không an toàn: có người nghe bạn ngay lúc này. Khi nguy cấp, gọi 115.",
    helpLink: "Xem các số gọi được ngay",
  },
  en: {
    title: "Write and let go",
    description:
      "A page that keeps nothing: the words are on this screen only, and dissolve line by line when you let go.",
    label: "What you are carrying",
    placeholder: "Anything, in any way…",
    honest:
      "This page stores nothing and sends nothing anywhere: nobody reads it, and neither do we. Close or reload the page and the words are gone.",
    letGo: "Let go",
    going: "Dissolving, line by line…",
    skip: "Let it all go now",
    gone: "It is let go.",
    goneLine: "No copy is left anywhere. You may sit here quietly a while longer.",
    again: "Write some more",
    help: "If what you write is too heavy, or you are not safe: someone can listen to you right now. In an emergency in Vietnam, call 115.",
    helpLink: "See the numbers you can call now",
  },
});
