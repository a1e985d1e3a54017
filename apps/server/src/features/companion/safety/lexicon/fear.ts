// Phrases of fear of, or control by, somebody near. No danger by themselves: the person is asked about them once, and
// nobody named here is ever recommended as company.
import type { Family } from "./family.ts";

const PARTNER =
  "(chồng|vợ|bồ|bồ cũ|bạn trai|bạn gái|người yêu|anh ấy|anh ta|ảnh|ổng|hắn|ông ấy|ông ta|lão|chồng cũ|người yêu cũ|dượng|bố dượng|cha dượng|mẹ kế|chú|bác|ông chủ|chủ nhà)";

export const FEAR: readonly Family[] = [
  {
    sign: "fear",
    weight: "fear",
    phrases: `
      (run|sợ|co rúm|nín thở|giật mình|thót tim|rón rén|nép|im re) * (mỗi khi|mỗi lần|khi|lúc|hễ|vì) * <beater>
      (mỗi khi|mỗi lần|hễ|cứ|nghe|nghe tiếng|thấy) ** <beater> ** (mình|em|tôi|con|cháu|tim)? * (lại)? (run|co rúm|nín thở|giật mình|thót tim|sợ)
      =(nghe|thấy) (tiếng)? (xe|bước chân|chân|giày|dép|chìa khóa|cửa|giọng) ** <beater> ** (run|sợ|nín|thót|co)
      ${PARTNER} <self>? * (kiểm soát|giữ|lục|lục lọi|xem trộm|theo dõi|tịch thu|thu|cầm hết|giữ hết|quản hết) * (điện thoại|tiền|lương|giấy tờ|zalo|facebook|tin nhắn|hộ chiếu|căn cước)
      ${PARTNER} <self>? * (cấm|không cho) <self> * (gặp|ra ngoài|đi làm|đi đâu|về nhà|gọi|nhắn|nói chuyện)
      ${PARTNER} <self>? * (bắt|ép) <self> * (báo cáo|xin phép|gửi định vị|mở điện thoại|khai)
      ${PARTNER} <self>? * (bắt|ép) <self> * (định vị|xin phép|báo cáo|khai)
      đi đâu cũng phải (xin phép|báo cáo|khai) ${PARTNER}
      sợ (bị)? ${PARTNER} (của)? <self>? (đánh|chửi|nổi giận|nổi điên|đập|biết chuyện|về tới|lắm|quá|$)
      (ghen|nổi giận|nổi điên|nóng) * (đập|đập phá|ném) (đồ|đạc|bát|chén|điện thoại|cửa)
      (afraid|scared|terrified) of (my)? (husband|boyfriend|wife|girlfriend|father|dad|stepdad|stepfather|uncle|him|her)
      (controls|checks|takes|took|keeps) my (phone|money|salary|passport|messages)
      (does|will|would) not let me (leave|go out|see|call|talk)
    `,
  },
];
