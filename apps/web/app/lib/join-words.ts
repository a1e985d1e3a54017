// Common two-syllable words of headings. Syllables are written apart, so a browser breaks a line inside of a word:
// "Một khoảng / lặng". Never more than two: longer joins would not fit a phone with large text.
const WORDS =
  "bắt đầu|khoảng lặng|gặp lại|chính mình|một mình|trò chuyện|câu chuyện|câu hỏi|hơi thở|giấc ngủ|nghỉ ngơi|cảm xúc|gia đình|" +
  "công việc|thiên nhiên|quan hệ|chông chênh|bản nháp|hàng xóm|nửa đêm|đêm nay|hôm nay|chủ nhật|buổi (?:sáng|chiều|tối)|" +
  "dự báo|thời tiết|bà (?:nội|ngoại)|hóa đơn|điện thoại|từ điển|nhật ký|căn phòng|xin lỗi|lá thư|đèn đỏ|người ta|nhạy cảm|" +
  "lắng nghe|hội viên|khóa học|bài viết|riêng tư|điều khoản|an toàn|biết ơn|cơ thể|tiếp tục|khám phá|nhận ra|" +
  "âm thanh|ranh giới|thói quen|im lặng|(?:hai|ba|bốn|năm|sáu|bảy|tám|chín) mươi";

// The character before is part of the match: Safari below 16.4 has no lookbehind.
const JOINED = new RegExp(`(^|[^\\p{L}])(${WORDS})(?!\\p{L})`, "giu");

/** For headings: a no-break space between the syllables of a word. */
export const joinWords = (title: string): string =>
  title.replace(JOINED, (_, before: string, word: string) => before + word.replace(" ", "\u00a0"));
