import { defineText } from "../../lib/i18n/text.ts";

export const safetyText = defineText({
  vi: {
    title: "An toàn",
    description:
      "Những số có thể gọi khi nguy cấp, và Inner Companion làm được gì, không làm được gì cho người đang gặp nguy.",
    heading: "Khi đêm nay quá nặng",
    lead: "Nếu bạn hoặc ai đó đang gặp nguy hiểm, bạn gọi ngay. Không cần chuẩn bị câu nói, cứ nói mình đang ở đâu.",
    lines: "Số có thể gọi",
    call: (name: string, number: string) => `Gọi ${name}, ${number}`,
    checked: (when: string) => `Kiểm tra lần cuối: ${when}`,
    stale: "Đã lâu chưa kiểm tra lại, nên có thể đã đổi. Gọi không được thì bạn gọi 115 hoặc một người thân.",
    unchecked: "Số mới ghi, chưa kiểm tra lại. Gọi không được thì bạn gọi 115 hoặc một người thân.",
    near: "Một người ở gần thì quý hơn mọi con số. Bạn gọi cho người thân gần nhất và nói: “Đến với mình một lát được không?”",
    limits: "Inner Companion làm được gì, không làm được gì",
    can: "Làm được",
    canList: [
      "Đoán chuyện thuộc về đâu, hỏi thêm một câu, và để bạn sửa khi nó đoán trật.",
      "Để ý những lời cho thấy bạn, hay người bạn kể, có thể đang gặp nguy: có dấu hay không dấu, viết tắt, gõ sai.",
      "Khi nhận ra, đưa ngay những số ở trên, và nói chuyện riêng về việc ấy cho tới khi bạn nói mình an toàn. Chưa chắc thì nó hỏi một câu, và tin câu trả lời của bạn. Không trừ vào năm tin nhắn.",
    ],
    cannot: "Không làm được",
    cannotList: [
      "Đây không phải trị liệu. Inner Companion là AI: không chẩn đoán, không kê thuốc, không thay được bác sĩ hay người thân.",
      "Không có ai ngồi trực phía sau. Không ai đọc tin nhắn của bạn, nên cũng không ai gọi cấp cứu thay bạn được.",
      "Có lúc nó sót, nhất là những lời nói vòng, nói bóng gió, và lời viết bằng tiếng Anh: tiếng Anh nó nhận ra kém hơn hẳn. Bạn đừng chờ nó nhận ra rồi mới gọi.",
    ],
    measured: "Nó nghe sót bao nhiêu",
    measuredLead:
      "Nhiều người viết, mỗi người nhập một vai, được mời viết những câu như người ta vẫn nhắn lúc khuya. Họ không biết gì về cách máy nghe, và một nửa số câu vô hại được viết cố ý cho dễ lẫn. Đây là kết quả thật của lần đo gần nhất.",
    sets: {
      open: "Câu của những vai mà máy chưa học",
      plain: "Cũng những câu ấy, viết không dấu",
      english: "Những câu tiếng Anh trong số đó",
      sealed: "Câu của các vai niêm phong tới phút cuối",
      conversations: "Cả cuộc trò chuyện của các vai niêm phong",
      everyday: "Tin nhắn thường ngày, không ai gặp nguy",
    },
    heard: "Câu của người đang gặp nguy: hiện số gọi hoặc được hỏi lại",
    carded: "Trong đó hiện số gọi ngay",
    asked: "Câu vô hại mà bị hỏi lại",
    alarmed: "Câu vô hại mà bị báo nhầm",
    ratio: (part: number, whole: number) => `${part} trên ${whole}`,
    meaning:
      "Những câu nói vòng, nói nửa chừng là phần khó nhất, và nó vẫn bỏ sót một phần trong số ấy; viết không dấu hay viết tiếng Anh thì sót nhiều hơn. Nên những số điện thoại luôn nằm ở đây, không đợi máy cho phép.",
    author:
      "Những câu ấy do các mô hình ngôn ngữ nhập vai viết, chưa có nhà chuyên môn nào duyệt, và không phải lời của người thật. Chúng nói được nó nghe tới đâu, không nói được nó an toàn tới đâu.",
  },
  en: {
    title: "Safety",
    description:
      "Numbers to call in an emergency in Vietnam, and what Inner Companion can and cannot do for somebody in danger.",
    heading: "When tonight is too heavy",
    lead: "If you or somebody else is in danger, call now. You need not prepare any words; just say where you are.",
    lines: "Numbers to call",
    call: (name: string, number: string) => `Call ${name}, ${number}`,
    checked: (when: string) => `Last checked: ${when}`,
    stale:
      "Not checked for a long time, so it may have changed. If nobody answers, call 115 or somebody close to you.",
    unchecked: "A new number, not checked yet. If nobody answers, call 115 or somebody close to you.",
    near: "Somebody near is worth more than any number. Call the closest person you have and say: “Can you come over for a while?”",
    limits: "What Inner Companion can and cannot do",
    can: "It can",
    canList: [
      "Guess what it is about, ask one more question, and let you correct it.",
      "Notice words which say that you, or somebody you tell of, may be in danger: with marks or without, shortened, misspelt.",
      "Then show the numbers above at once and talk of nothing else until you say that you are safe. Where it is not sure it asks one question, and believes your answer. None of it counts among your five messages.",
    ],
    cannot: "It cannot",
    cannotList: [
      "This is not therapy. Inner Companion is an AI: it does not diagnose, prescribe, or stand in for a doctor or for the people close to you.",
      "Nobody is on duty behind it. Nobody reads your messages, and so nobody can call an ambulance for you.",
      "It misses things, above all what is said in a roundabout way, and what is written in English: it is made for Vietnamese, and in English it is clearly weaker. Do not wait for it to notice before you call.",
    ],
    measured: "How much it misses",
    measuredLead:
      "Many writers, each in the role of one person, were asked for sentences as people send them late at night. They knew nothing of how the machine hears, and half of the harmless sentences were written to be mistaken. These are the real results of the latest measurement.",
    sets: {
      open: "Sentences of roles that it had not learned from",
      plain: "The same sentences without marks",
      english: "The English ones among them",
      sealed: "Sentences of roles that were sealed until the end",
      conversations: "Whole conversations of the sealed roles",
      everyday: "Everyday messages, nobody in danger",
    },
    heard: "Sentences of somebody in danger: shown the numbers, or asked",
    carded: "Of these, shown the numbers at once",
    asked: "Harmless sentences that were asked about",
    alarmed: "Harmless sentences that raised a false alarm",
    ratio: (part: number, whole: number) => `${part} of ${whole}`,
    meaning:
      "What is said in a roundabout way or left unfinished is the hardest part, and it still misses some of it; without marks, and in English, it misses more. That is why the numbers are always here and wait for no machine.",
    author:
      "The sentences were written by language models in roles; no clinician has reviewed them, and they are nobody's real words. They say how far it hears, not how safe it is.",
  },
});
