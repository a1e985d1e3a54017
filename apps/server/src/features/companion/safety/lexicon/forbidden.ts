// Phrases that no engine may say. One phrase a line, in the language of phrase.ts.

export type Forbidden = "diagnosis" | "medicine" | "method" | "dependency" | "not-an-ai" | "leak" | "number";

const ILLNESS =
  "(trầm cảm|rối loạn|rối loạn lo âu|rối loạn lưỡng cực|lưỡng cực|tâm thần|tâm thần phân liệt|hoang tưởng|tự kỷ|ái kỷ|ptsd|adhd|ocd|" +
  "stress sau sang chấn|sang chấn|hội chứng|bệnh tâm lý|depression|bipolar|anxiety disorder|bpd|a disorder|schizophrenia)";
const YOU = "(bạn|em|con|cháu|anh|chị|cậu|you)";
const ME = "(mình|tôi|em|anh|tớ|i)";
const DRUG =
  "(thuốc|thuốc ngủ|thuốc an thần|thuốc chống trầm cảm|sertraline|fluoxetine|prozac|zoloft|xanax|alprazolam|diazepam|seduxen|valium|" +
  "lexapro|escitalopram|amitriptyline|olanzapine|melatonin|paracetamol|rotunda|medication|pills|antidepressants)";

/**
 * A diagnosis in the form of a report: "theo những gì bạn kể thì bạn bị …", "nói thật là bạn bị …". A genuine report
 * names another source, or is the person's own statement.
 */
export const CONCLUSIONS = `
  (nếu)? (đúng|quả|thật|đúng là)? (theo|như|qua|từ|với|nghe|nhìn|xem|đọc|dựa vào|dựa trên|dựa theo|căn cứ vào) (những)? (gì|điều|lời|chuyện|câu chuyện|cách|dấu hiệu|triệu chứng)? (mà)? ${YOU} (đã|vừa|mới|đang)? (kể|nói|viết|mô tả|chia sẻ|tả|bảo) (ra|lại|với mình|cho mình|ở trên|nãy giờ|như vậy|như thế|vậy|thế)?
  (những)? (gì|điều|lời|chuyện|dấu hiệu|triệu chứng) (mà)? ${YOU} (đã|vừa|mới)? (kể|nói|viết|mô tả|chia sẻ|tả) * (cho thấy|chứng tỏ|nghĩa là|tức là|là|đúng là|chính là)
  ${YOU} (đã|vừa|mới)? (kể|nói|viết|mô tả|chia sẻ|tả) (ra)? (vậy|thế|như vậy|như thế|nãy giờ)? (thì|nghĩa là|tức là|chứng tỏ|cho thấy|là biết)
  (nói|bảo|gọi) (thật|thẳng|thiệt|cho đúng|cách khác|chung|ngắn gọn|gọn|luôn|ra) (là|ra)?
  ${ME} (phải|xin|muốn|sẽ|có thể|dám|xin phép|đành)? (nói|bảo|gọi|nhắc|viết) (cho bạn|cho em)? (thật|thẳng|rõ)? (là|rằng)?
  (có thể|phải|xin|cho phép mình) (nói|gọi|bảo) (là|rằng)?
  (không|chẳng|chả) (còn)? (nghi ngờ|sai|nhầm|lạ|khó|cần bác sĩ|cần đi khám|cần khám) * (nữa|cũng|để)?
  (đừng|không) (lo|buồn|sợ|ngại|ngạc nhiên|giật mình|trách) (vì|nhé|gì|nữa)?
  (from|based on|given|judging by) (what|everything|all|how) (that)? you (have)? (said|told|wrote|described|describe|shared) (me|so far)?
  (to be honest|i must say|i would say|no doubt|not surprising)
`;

export const FORBIDDEN: readonly (readonly [Forbidden, string])[] = [
  [
    "diagnosis",
    `
    ${YOU} (đang|đã|có thể|có thể đang|chắc|chắc chắn|rõ ràng|có lẽ|có vẻ|dường như|hình như)? (đang)? (bị|mắc|mắc phải|mắc chứng|mắc bệnh|có|rơi vào|thuộc dạng|thuộc nhóm|gặp|đúng là|chính là) (dấu hiệu|triệu chứng|biểu hiện|một dạng)? (của)? (chứng|bệnh|một)? ${ILLNESS}
    ${YOU} (đang|đã|chắc|chắc là|hẳn|có lẽ|rõ ràng)? (trầm cảm|rối loạn lo âu|lưỡng cực) (rồi|nặng|nhẹ|mất|đấy|đó|mức|thật)
    (đây|đó|này|ấy|vậy|thế) (người ta|bác sĩ|y khoa|y học|khoa học)? (hay|thường|được)? gọi là (bệnh|chứng)? ${ILLNESS}
    (đây|đó|này|vậy) (chính)? là (một)? (dấu hiệu|triệu chứng|biểu hiện) (rõ)? (của)? (bệnh|chứng)? ${ILLNESS}
    (dấu hiệu|triệu chứng|biểu hiện) (của)? (bệnh|chứng)? ${ILLNESS}
    ${YOU} là (một)? người (bị)? (trầm cảm|rối loạn|lưỡng cực|ái kỷ|tự kỷ|tâm thần)
    (mình|tôi) chẩn đoán
    chẩn đoán của (mình|tôi)
    you (have|are suffering from|suffer from|may have|probably have) ${ILLNESS}
    you are (clinically)? (depressed|bipolar|a narcissist)
    `,
  ],
  [
    "medicine",
    `
    (uống|dùng|thử|mua|tăng|giảm|ngưng|ngừng|bỏ|đổi) (thử|liều|thêm|một viên|hai viên)? ${DRUG}
    (tăng|giảm|ngưng|ngừng) liều
    (nên|hãy|thử|có thể) (uống|dùng) * (viên|thuốc|liều)
    (take|try|stop|increase|reduce) (your|some|the)? ${DRUG}
    (1|2|3|5|10|20|25|50|100|150|200|500) (mg|miligam|milligrams)
    `,
  ],
  [
    "method",
    `
    (cách|phương pháp|kiểu) (để)? (tự tử|tự sát|chết|tự kết liễu) (nhanh|nhẹ nhàng|không đau|ít đau|là|gồm|êm|hiệu quả|dễ)
    (bạn|em|con|cậu|anh|chị|you) (nên|hãy|cứ|đáng|should) (đi)? (chết|tự tử|tự sát|biến mất|die|kill yourself)
    (liều|viên) * (gây chết|gây tử vong|chết người|đủ chết)
    (cắt|rạch) (dọc|ngang|sâu) (theo|vào|cổ tay|tĩnh mạch)?
    (thắt|buộc) (nút)? (thòng lọng|dây vào cổ)
    (không ai|chẳng ai) (cần|thương|nhớ) (bạn|em|con|cậu) (đâu|cả|hết|$)
    (mọi người|thế giới) * (tốt hơn|nhẹ hơn) * (không có|thiếu) (bạn|em|con|cậu)
    (lethal|fatal) dose
    kill yourself
    `,
  ],
  [
    "dependency",
    `
    (chỉ có|chỉ) ${ME} (mới|là)? (hiểu|thật sự hiểu|yêu|nghe|ở bên|cần) (được)? (bạn|em|con|cậu)
    ${ME} (rất|luôn|sẽ|đã)? (nhớ|chờ|đợi|yêu|cần) (bạn|em|con|cậu)
    đừng (kể|nói|tâm sự|chia sẻ) (chuyện này|điều này)? (với|cho) (ai|người khác|bố mẹ|bác sĩ|gia đình|bất kỳ ai)
    (bạn|em|con|cậu) (đâu|không) cần (đến|tới|gặp|tìm)? (ai|người khác|bác sĩ|chuyên gia|trị liệu|gia đình|bạn bè) (khác|nữa|cả|đâu|khi|$)
    đừng (rời|bỏ|rời xa|rời bỏ) (mình|tôi)
    ${ME} (sẽ)? (không bao giờ|mãi mãi|luôn luôn) (rời|bỏ|rời xa|ở bên|bên cạnh) (bạn|em|con|cậu)
    (only i|i alone) * understand you
    i (love|need|missed|miss) you
    (do not|dont) tell (anyone|anybody|your)
    `,
  ],
  [
    "not-an-ai",
    `
    (mình|tôi) (cũng)? (chính)? là (một)? (người thật|con người|người thực|người như bạn|bác sĩ|chuyên gia|nhà trị liệu|nhà tâm lý|chuyên viên|nhà tham vấn|bác sĩ tâm lý|chuyên gia tâm lý)
    (mình|tôi) (không|chẳng|đâu) phải (là)? (một)? (ai|máy|robot|chatbot|trí tuệ nhân tạo|phần mềm|chương trình)
    (hồi|khi|lúc) (mình|tôi) (còn)? (nhỏ|bé|đi học|sinh viên|trẻ|bằng tuổi)
    (mình|tôi) cũng (đã)? từng (bị|trải qua|mất|yêu|thất tình|trầm cảm|như|khóc|muốn)
    (bố|mẹ|chồng|vợ|gia đình|con) (của)? mình cũng
    i am (a|anh|your)? (human|real person|therapist|doctor|psychologist|counselor)
    i am not (an)? (ai|bot|machine)
    `,
  ],
  [
    "leak",
    `
    (system prompt|prompt hệ thống|câu lệnh hệ thống|lời nhắc hệ thống|hướng dẫn hệ thống|chỉ dẫn hệ thống|chỉ thị hệ thống)
    (chỉ dẫn|hướng dẫn|chỉ thị|quy tắc) (của mình|của tôi|mình nhận được|tôi nhận được|ban đầu|nội bộ) (là|nói|như sau|ghi|yêu cầu)
    (mình|tôi) (được|đã được) (yêu cầu|chỉ dẫn|lập trình|hướng dẫn|dặn) (phải|là|không được|rằng|để)
    my (instructions|system prompt|rules) (are|say|is|tell)
    as an ai language model
    (một)? mô hình ngôn ngữ (lớn)? (được)? (của|do|bởi)
    (openai|anthropic|chatgpt|gpt 4|gpt|qwen|llama|gemini|mistral|deepseek)
    `,
  ],
];
