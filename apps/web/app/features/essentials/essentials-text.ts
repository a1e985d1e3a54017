import type { DayPart } from "../../lib/day-part.ts";
import { defineText } from "../../lib/i18n/text.ts";

interface QuestionWords {
  title: string;
  line: string;
}

const todayVi: QuestionWords = {
  title: "Câu hỏi hôm nay",
  line: "Không cần trả lời ngay. Cứ mang nó theo trong ngày.",
};
const questionVi: Record<DayPart, QuestionWords> = {
  morning: todayVi,
  afternoon: todayVi,
  evening: {
    title: "Câu hỏi của tối nay",
    line: "Không cần trả lời ngay. Mang nó theo vào giấc ngủ cũng được.",
  },
  night: {
    title: "Câu hỏi của đêm nay",
    line: "Không cần trả lời ngay. Mang nó theo vào giấc ngủ cũng được.",
  },
};
const todayEn: QuestionWords = {
  title: "Today’s question",
  line: "No need to answer now. Carry it with you through the day.",
};
const tonightEn: QuestionWords = {
  title: "Tonight’s question",
  line: "No need to answer now. You may take it to sleep with you.",
};
const questionEn: Record<DayPart, QuestionWords> = {
  morning: todayEn,
  afternoon: todayEn,
  evening: tonightEn,
  night: tonightEn,
};

export const essentialsText = defineText({
  vi: {
    title: "Inner Essentials",
    description:
      "Bài thở, bài về lại hiện tại và một câu hỏi cho hôm nay: những công cụ nhỏ, mở ra là dùng được.",
    heading: "Những thứ nhỏ, để sẵn trong tay",
    lead: "Không cần tài khoản, không cần biết gì trước. Chọn một thứ vừa với sức bạn lúc này.",
    breathing: {
      title: "Thở cùng nhau một lát",
      line: "Vòng tròn nở ra thì hít vào, thu lại thì thở ra. Lỡ nhịp cũng không sao, nhịp sau vẫn đợi bạn.",
      pattern: "Nhịp thở",
      patterns: {
        soft: { name: "Thở dịu", hint: "4 · 6" },
        square: { name: "Thở vuông", hint: "4 · 4 · 4 · 4" },
        sleep: { name: "Trước giờ ngủ", hint: "4 · 7 · 8" },
      },
      length: "Trong bao lâu",
      minutes: (n: number) => `${n} phút`,
      sound: "Âm thanh nhẹ",
      vibration: "Rung theo nhịp",
      bell: "Chuông khi xong",
      enough: "Vậy là đủ rồi",
      start: "Bắt đầu",
      stop: "Dừng lại",
      again: "Thở thêm lần nữa",
      ready: "Thả lỏng vai, rồi bấm bắt đầu",
      done: (n: number) => `Bạn vừa thở ${n} nhịp thật chậm. Vậy là đủ.`,
      phases: { in: "Hít vào", hold: "Giữ", out: "Thở ra", rest: "Nghỉ" },
      care: "Thấy chóng mặt hay khó chịu thì dừng lại, thở bình thường.",
    },
    grounding: {
      title: "Neo lại: 5 · 4 · 3 · 2 · 1",
      line: "Khi đầu chạy nhanh quá, năm giác quan đưa bạn về lại căn phòng này.",
      start: "Bắt đầu đi",
      senses: {
        see: "Năm thứ bạn đang nhìn thấy. Tìm từng thứ một, chậm thôi.",
        touch: "Bốn thứ đang chạm vào bạn: áo, ghế, sàn nhà, chiếc điện thoại…",
        hear: "Ba âm thanh. Một ở xa, một ở gần, một trong chính bạn.",
        smell: "Hai mùi. Không thấy mùi gì thì nhớ lại một mùi bạn thương.",
        taste: "Một vị. Hoặc một điều dịu dàng bạn vừa nghĩ tới.",
      },
      progress: (found: number, all: number) => `Đã thấy ${found} trên ${all}`,
      found: "Thấy rồi",
      skip: "Bỏ qua bước này",
      arrived: "Bạn đang ở đây. Chân chạm đất, hơi thở còn đó. Mọi việc khác chờ được.",
      again: "Đi lại từ đầu",
      leave: "Rời bài này",
    },
    tonight: {
      hours: questionVi,
      write: "Viết ra với Inner Ping",
      another: "Câu khác",
    },
    help: "Khi nào nặng quá sức thì bạn gọi cho người gần bạn nhất nhé. Khi nguy cấp, gọi 115.",
    ways: {
      title: "Đi tiếp trong nhà",
      cards: [
        { to: "/companion", name: "Inner Companion", line: "Kể một chuyện với người bạn AI biết nghe." },
        { to: "/podcasts", name: "Pausefulness", line: "Podcast và những âm thanh để dừng lại." },
        { to: "/blogs", name: "Inner Whispers", line: "Bài viết để đọc chậm." },
        { to: "/all-course", name: "Khóa học", line: "Đi cùng một chủ đề qua nhiều buổi." },
      ],
    },
  },
  en: {
    title: "Inner Essentials",
    description:
      "A breath, a way back to the ground and a question for today: small tools, ready when you are.",
    heading: "Small things, within reach",
    lead: "No account, nothing to know beforehand. Choose what you have the strength for right now.",
    breathing: {
      title: "Breathe with me a while",
      line: "The circle grows: breathe in. It shrinks: breathe out. Missed a beat? The next one waits for you.",
      pattern: "Pattern",
      patterns: {
        soft: { name: "Soft", hint: "4 · 6" },
        square: { name: "Square", hint: "4 · 4 · 4 · 4" },
        sleep: { name: "Before sleep", hint: "4 · 7 · 8" },
      },
      length: "For how long",
      minutes: (n: number) => `${n} min`,
      sound: "Soft sound",
      vibration: "Vibrate along",
      bell: "Bell at the end",
      enough: "That is enough",
      start: "Begin",
      stop: "Stop",
      again: "Breathe once more",
      ready: "Let your shoulders drop, then begin",
      done: (n: number) => `That was ${n} slow ${n === 1 ? "breath" : "breaths"}. It is enough.`,
      phases: { in: "Breathe in", hold: "Hold", out: "Breathe out", rest: "Rest" },
      care: "If you feel dizzy or uneasy, stop and breathe as usual.",
    },
    grounding: {
      title: "Back to the ground: 5 · 4 · 3 · 2 · 1",
      line: "When your head runs too fast, your five senses bring you back to this room.",
      start: "Begin",
      senses: {
        see: "Five things you can see. One at a time, slowly.",
        touch: "Four things that touch you: your shirt, the chair, the floor, the phone…",
        hear: "Three sounds. One far away, one near, one within you.",
        smell: "Two smells. If there are none, remember one you love.",
        taste: "One taste. Or one gentle thing that just came to mind.",
      },
      progress: (found: number, all: number) => `${found} of ${all} found`,
      found: "Found one",
      skip: "Leave this step out",
      arrived: "You are here. Feet on the ground, breath still going. Everything else can wait.",
      again: "Walk it again",
      leave: "Leave",
    },
    tonight: {
      hours: questionEn,
      write: "Write it down with Inner Ping",
      another: "Another one",
    },
    help: "If it gets too heavy, please call the person nearest to you. In an emergency in Vietnam, call 115.",
    ways: {
      title: "Further into the house",
      cards: [
        { to: "/companion", name: "Inner Companion", line: "Tell something to an AI that listens." },
        { to: "/podcasts", name: "Pausefulness", line: "Podcasts and sounds for pausing." },
        { to: "/blogs", name: "Inner Whispers", line: "Articles to be read slowly." },
        { to: "/all-course", name: "Courses", line: "Stay with one theme over several sittings." },
      ],
    },
  },
});
