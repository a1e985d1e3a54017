import { defineText } from "../../lib/i18n/text.ts";

export const aboutText = defineText({
  vi: {
    title: "Câu chuyện",
    description: (brand: string) =>
      `Vì sao có ${brand}: một căn phòng còn để đèn cho người về muộn với chính mình.`,
    heading: "Một căn phòng còn để đèn",
    opening: [
      "Mười một giờ bốn mươi. Nhà đã ngủ. Tủ lạnh rù rì trong bếp, ngoài đường thỉnh thoảng một chiếc xe máy chạy qua rồi thôi. Bạn đã trả lời hết tin nhắn trong ngày.",
      "Còn lại một câu chưa ai hỏi, mà bạn cũng chưa dám hỏi: hôm nay, thật ra, mình thế nào?",
    ],
    learned: [
      "Chúng ta được dạy rất nhiều để sống với người khác: chào hỏi, nhường nhịn, giữ lời, đừng làm phiền. Ít ai chỉ cho ta cách ngồi xuống với chính mình. Nên khi trong lòng có chuyện, ta làm điều quen tay nhất: mở điện thoại lên, và lướt cho qua.",
      "Lướt được một tối. Lướt được cả năm. Chuyện trong lòng thì vẫn ngồi đó, như một người khách ngồi ở hiên, không gõ cửa, cũng không về.",
    ],
    belief: "Điều chúng mình tin",
    believed: [
      "Phần lớn những gì một người cần nghe, người ấy đã biết rồi. Nó nằm đâu đó bên dưới, chưa thành lời. Nó không cần thêm một lời khuyên. Nó cần một khoảng lặng đủ dài, một câu hỏi vừa đủ, và một ai đó không vội.",
      "Nên nơi này không dạy bạn sống. Nơi này chỉ làm ba việc nhỏ: giữ cho yên, hỏi cho khẽ, và chờ.",
    ],
    room: "Trong căn phòng này",
    inside: [
      "Có những tập podcast để nghe khi mắt đã mỏi. Có những bài viết của người cũng từng thức. Có vài bài thở ngắn cho lúc tim đập nhanh hơn mình muốn.",
      "Và có một người bạn trò chuyện. Người bạn ấy là AI, và luôn nói rõ mình là AI. Nó chỉ biết nghe, nhắc lại điều bạn vừa nói bằng chính chữ của bạn, rồi hỏi thêm một câu.",
      "Những gì bạn viết ở đây là của bạn: được mã hóa khi cất giữ, không ai trong chúng mình đọc, không đem bán, không dùng để huấn luyện AI. Bạn tải về hay xóa đi lúc nào cũng được.",
    ],
    limits: "Điều nơi này không phải",
    limited: [
      "Đây không phải phòng khám. Chúng mình không chẩn đoán, không điều trị, và không thay được một nhà chuyên môn, một người thân, một cái ôm.",
      "Có những đêm, điều đúng nhất không phải là mở trang này, mà là gọi cho một người. Nếu đêm nay của bạn là đêm như thế, bạn gọi cho người gần bạn nhất nhé. Khi nguy cấp, gọi 115.",
    ],
    closing:
      "Còn nếu bạn chỉ muốn ngồi lại một lát thì mời bạn. Ghế đây. Đèn vẫn sáng. Không ai hỏi sao hôm nay bạn đến muộn.",
    talk: "Ngồi xuống, kể một chút",
  },
  en: {
    title: "Our story",
    description: (brand: string) =>
      `Why ${brand} exists: a room with the light left on for those who come home late to themselves.`,
    heading: "A room with the light left on",
    opening: [
      "Eleven forty. The house is asleep. The fridge hums in the kitchen; now and then a motorbike goes by outside, and then nothing. You have answered every message of the day.",
      "One question is left that nobody asked, and that you have not dared to ask either: how am I today, really?",
    ],
    learned: [
      "We are taught a great deal about living with others: to greet, to give way, to keep our word, not to be a bother. Hardly anyone shows us how to sit down with ourselves. So when something weighs on us we do what our hands know best: pick up the phone and scroll until it passes.",
      "You can scroll through an evening. You can scroll through a year. What weighs on you stays where it was, like a guest on the porch who does not knock and does not leave.",
    ],
    belief: "What we believe",
    believed: [
      "Most of what a person needs to hear, that person already knows. It lies somewhere underneath, not yet in words. It does not need more advice. It needs a silence that is long enough, a question that is just enough, and somebody who is in no hurry.",
      "So this place does not teach you how to live. It does three small things: it keeps quiet, it asks softly, and it waits.",
    ],
    room: "In this room",
    inside: [
      "There are podcast episodes for when your eyes are tired. There are articles by people who have lain awake too. There are a few short breaths for when your heart beats faster than you would like.",
      "And there is a companion to talk to. It is an AI, and always says so. All it does is listen, give back what you said in your own words, and ask one more question.",
      "What you write here is yours: encrypted where it is kept, read by none of us, never sold, never used to train AI. You can download or delete it at any time.",
    ],
    limits: "What this place is not",
    limited: [
      "This is not a clinic. We do not diagnose, we do not treat, and we cannot stand in for a professional, for someone close to you, for an embrace.",
      "There are nights when the right thing is not to open this page but to call someone. If tonight is such a night, please call the person nearest to you. In an emergency in Vietnam, call 115.",
    ],
    closing:
      "And if all you want is to sit for a while, come in. Here is a chair. The light is on. Nobody will ask why you are late today.",
    talk: "Sit down and talk a little",
  },
});
