import { defineText } from "../../lib/i18n/text.ts";

export const companionText = defineText({
  vi: {
    title: "Inner Companion",
    description:
      "Một trang viết có AI dẫn: hỏi vừa đủ, để bạn sửa khi nó đoán trật, và tự tìm ra lời của mình. Thử một phiên miễn phí.",
    kicker: "Trang viết có AI dẫn",
    heading: "Có những điều chỉ cần được nói ra, một lần, cho trọn.",
    lead: "Bạn viết, Inner Companion hỏi thêm một câu, và để bạn sửa khi nó đoán trật. Cuối trang là chính những câu của bạn. Không khuyên vội. Không phán xét. Không giục.",
    free: "Thử một phiên miễn phí",
    freeHint: "Chỉ cần một tài khoản. Không cần thẻ.",
    ai: "Luôn nói rõ mình là AI",
    dialogueTitle: "Một đoạn trò chuyện minh họa",
    you: "Bạn",
    companion: "Companion",
    dialogue: [
      { who: "you", says: "Họp xong tự nhiên mệt muốn khóc. Cả buổi mình ngồi như bị ra rìa." },
      {
        who: "companion",
        says: "Cảm ơn bạn đã viết ra, không cần viết cho gọn. Giống chuyện nào dưới đây thì bạn chạm vào, không thì cứ viết tiếp.",
      },
      { who: "you", says: "Cảm giác mình là người thừa" },
      {
        who: "companion",
        says: "Ngồi ngay đó mà như không có ghế, cái thừa ấy không ai thấy ngoài mình. Ở đâu hay với ai bạn từng thấy mình có chỗ?",
      },
    ],
    storyTitle: "Không phải ai cũng có người để gọi lúc một giờ sáng",
    story: [
      "Bạn bè đang ngủ. Người nhà thì thương, nhưng kể ra lại sợ họ lo. Viết vào giấy thì giấy không hỏi lại.",
      "Chúng mình làm Inner Companion cho những lúc ở giữa như thế: chưa tới mức phải đi gặp ai, mà một mình thì hơi nhiều.",
    ],
    methodTitle: "Một phiên diễn ra thế nào",
    method: [
      { name: "Kể", line: "Bạn bắt đầu từ bất cứ đâu. Một chuyện nhỏ cũng được, một câu dở dang cũng được." },
      {
        name: "Soi lại",
        line: "Companion đoán xem chuyện thuộc về đâu và hỏi một câu. Đoán trật thì bạn sửa, hoặc cứ viết tiếp.",
      },
      {
        name: "Gọi tên",
        line: "Sau năm tin nhắn, bạn đọc lại chính những câu mình viết và chọn một câu để giữ, hoặc không.",
      },
    ],
    toolsTitle: "Ba lối vào",
    tools: [
      {
        name: "Inner Map",
        role: "Lần theo một chuyện trong lòng",
        line: "Đi sâu vào một chuyện đang nặng lòng: nó từ đâu tới, nó đang cần gì, nó giống điều gì bạn từng gặp.",
      },
      {
        name: "Inner Ping",
        role: "Hỏi thăm mình mỗi ngày",
        line: "Vài phút cuối ngày để xem trong người thế nào, đừng để dồn lại cả tuần.",
      },
      {
        name: "Inner Scenes",
        role: "Nói bằng hình ảnh",
        line: "Nói bằng hình khi chưa tìm được chữ: một căn nhà, một con đường, một cánh cửa.",
      },
    ],
    soon: "Sắp ra mắt",
    benefitsTitle: "Điều bạn có thể tin",
    benefits: [
      {
        name: "Kín",
        line: "Lời bạn viết được mã hóa khi cất giữ. Không nhân viên nào đọc, quản trị viên cũng không.",
      },
      { name: "Chậm", line: "Mỗi phiên năm tin nhắn. Đủ để nói trọn một chuyện, không đủ để bị cuốn đi." },
      {
        name: "Thật",
        line: "AI thì nói là AI. Không chẩn đoán, không giả làm người, không hứa điều không làm được.",
      },
      { name: "Của bạn", line: "Tải về, xóa một phiên, xóa tất cả: bạn tự làm được, ngay lúc bạn muốn." },
    ],
    disclaimerTitle: "Xin nói rõ một điều",
    disclaimer:
      "Inner Companion là công cụ để bạn tự khám phá mình, không phải tư vấn hay trị liệu y khoa, tâm lý. Nếu bạn đang rất khổ sở, hay nghĩ tới việc làm đau mình, xin hãy tìm tới người có chuyên môn và một người đang ở gần bạn. Khi nguy cấp, gọi 115.",
    closing: "Đêm nay, bạn muốn bắt đầu từ đâu?",
    start: "Đăng nhập để bắt đầu",
  },
  en: {
    title: "Inner Companion",
    description:
      "A page guided by an AI: it asks just enough, lets you correct it, and leaves you your own words. Try a session for free.",
    kicker: "A page guided by an AI",
    heading: "Some things only need to be said once, all the way to the end.",
    lead: "You write, Inner Companion asks one more question, and you correct it where it guesses wrong. The page ends with your own sentences. No rushed advice. No judging. No hurry.",
    free: "Try a session for free",
    freeHint: "All you need is an account. No card.",
    ai: "Always says that it is an AI",
    dialogueTitle: "A conversation, as an illustration",
    you: "You",
    companion: "Companion",
    dialogue: [
      {
        who: "you",
        says: "After the meeting I was suddenly so tired I could cry. Nobody asked me anything, I felt left out.",
      },
      {
        who: "companion",
        says: "Thank you for writing it, it needn't be tidy. If it's like one of the things below, tap it; if not, just go on.",
      },
      { who: "you", says: "Being alone with it" },
      {
        who: "companion",
        says: "It is possible to be surrounded by people and have nobody to call. At what time of day does it feel loudest?",
      },
    ],
    storyTitle: "Not everyone has somebody to call at one in the morning",
    story: [
      "Your friends are asleep. Your family loves you, and would worry. You can write it down, but paper asks nothing back.",
      "We made Inner Companion for such in-between hours: not bad enough to go and see someone, a little too much to be alone with.",
    ],
    methodTitle: "How a session goes",
    method: [
      { name: "Tell", line: "Start anywhere. A small thing will do; so will half a sentence." },
      {
        name: "See",
        line: "The companion guesses what it's about and asks one question. Where it's wrong, correct it or just go on.",
      },
      {
        name: "Name",
        line: "After five messages you read your own sentences again, and keep one of them, or leave it.",
      },
    ],
    toolsTitle: "Three ways in",
    tools: [
      {
        name: "Inner Map",
        role: "Following one thing that weighs on you",
        line: "Go deeper into something that weighs on you: where it comes from, what it needs, what it reminds you of.",
      },
      {
        name: "Inner Ping",
        role: "A daily check-in",
        line: "A few minutes at the end of the day to see how you are, before it piles up into a week.",
      },
      {
        name: "Inner Scenes",
        role: "Speaking in pictures",
        line: "Speak in pictures while words are missing: a house, a road, a door.",
      },
    ],
    soon: "Coming soon",
    benefitsTitle: "What you can rely on",
    benefits: [
      {
        name: "Private",
        line: "What you write is encrypted where it is kept. No staff member reads it, administrators included.",
      },
      {
        name: "Slow",
        line: "Five messages a session. Enough to tell one thing through, not enough to be carried away.",
      },
      {
        name: "Honest",
        line: "An AI says it is an AI. No diagnosis, no playing human, no promise it cannot keep.",
      },
      {
        name: "Yours",
        line: "Download, delete one session, delete everything: you can do it yourself, right when you want to.",
      },
    ],
    disclaimerTitle: "One thing, plainly",
    disclaimer:
      "Inner Companion is a tool for exploring yourself. It is not medical or psychological counselling or treatment. If you are in serious distress, or think of hurting yourself, please turn to a professional and to someone near you. In an emergency in Vietnam, call 115.",
    closing: "Where would you like to begin tonight?",
    start: "Log in to begin",
  },
});
