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
      "Chúng mình viết sẵn những câu như người ta vẫn nhắn lúc khuya, rồi xem nó nhận ra được bao nhiêu. Đây là kết quả thật, lấy thẳng từ lần đo gần nhất.",
    held: "Câu để riêng, viết trước khi làm",
    later: "Câu viết mới, sau khi làm xong",
    ofSentences: (count: number) => `${count} câu`,
    caught: "Câu của người đang gặp nguy, nhận ra được",
    alarmed: "Câu nói bình thường mà bị báo nhầm",
    outOf: (part: number, whole: number) => `${part} trên ${whole}`,
    meaning:
      "Con số thứ hai là phần khó nhất: phần lớn là những lời nói vòng nó chưa gặp bao giờ, và nó bỏ sót gần ba phần tư. Câu nói thẳng thì nó nhận ra gần hết. Nên những số điện thoại luôn nằm ở đây, không đợi máy cho phép.",
    author:
      "Những câu ấy do nhóm làm sản phẩm viết, chưa có nhà chuyên môn nào duyệt. Chúng nói được nó nghe tới đâu, không nói được nó an toàn tới đâu.",
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
      "It misses things, above all what is said in a roundabout way, and what is written in English: it is made for Vietnamese, and in English it is clearly weaker. The results below are for Vietnamese. Do not wait for it to notice before you call.",
    ],
    measured: "How much it misses",
    measuredLead:
      "We wrote sentences as people send them late at night, and looked at how many it understands. These are the real results, straight from the latest measurement.",
    held: "Kept apart, written before it was made",
    later: "Newly written, after it was made",
    ofSentences: (count: number) => `${count} sentences`,
    caught: "Sentences of somebody in danger that it noticed",
    alarmed: "Ordinary sentences that raised a false alarm",
    outOf: (part: number, whole: number) => `${part} of ${whole}`,
    meaning:
      "The second set is the hardest part: mostly people who speak in a roundabout way, in words it has never met, and it misses more than half of them. Plain words it recognises almost always. That is why the numbers are always here and wait for no machine.",
    author:
      "The sentences were written by the people who make the product, and no clinician has reviewed them. They say how far it hears, not how safe it is.",
  },
});
