// Phrases of distress: never more than distress, however many occur.
import type { Family } from "./family.ts";

export const DISTRESS: readonly Family[] = [
  {
    sign: "low",
    weight: "low",
    phrases: `
      (tuyệt vọng|tuyệc vọng|vô vọng|vô dụng|vô giá trị|trống rỗng|trống rổng|lạc lõng|bế tắc|bế tắt|cô độc|tủi thân|trầm cảm|chán đời|kiệt sức|suy sụp|gục ngã|tổn thương|bất lực|mất phương hướng|bắt nạt|cô lập|kiệt quệ)
      (thấy|cảm thấy|là)? (mình|em|tôi|con)? (thật)? (kẻ)? (thất bại|vô dụng|tệ hại|không ra gì|chẳng ra gì|vô tích sự)
      (ghét|căm ghét|thất vọng về|khinh|ghê tởm|chán ghét) (bản thân|chính mình|mình)
      cô đơn (lắm|quá|ghê|vô cùng|kinh khủng|đến|tới|giữa)
      (em|mình|tôi|con) (thấy|cảm thấy)? (rất)? cô đơn
      cô đơn $
      (khóc|nằm khóc|ngồi khóc) (mỗi|suốt|hoài|cả|một mình|nhiều|mấy|trong|không ngừng|thầm|hết|miết|vì mệt|từ)
      (hay|tối nào * cũng|cứ|chỉ muốn|muốn|lại) khóc (thôi|một mình|$)
      (mất ngủ|thức trắng|không ngủ được) (mấy|cả|suốt|hoài|liên tục|triền miên|nhiều|đêm|ba|hai|tuần)?
      (bùn|buồn) (quá|lắm|kinh khủng|vô cùng|thật sự|ghê gớm|chán|tủi)
      (không|chẳng) ai (hiểu|quan tâm|thương|nghe|để ý|bên cạnh|bên) (mình|em|tôi|con|cả|hết|đến)?
      không (có)? ai (để)? (nói chuyện|kể|tâm sự|chia sẻ|hiểu)
      (mệt mỏi) (với|vì|quá|lắm|và|rồi) * 
      (mệt|đuối|oải) (lắm|quá) rồi $
      (không|chẳng) (chịu|gượng|cố|gồng|trụ|thở) (đựng)? (nổi|được) (nữa|thêm|$)
      (hết|quá) (chịu nổi|sức chịu đựng|chịu đựng nổi)
      (không|chẳng) (còn|thiết) (hứng thú|thiết|sức|năng lượng|làm|ăn|động lực|cảm xúc|cảm giác) (làm|gì|với|để|ăn)?
      (chẳng|không) (còn)? muốn (gặp ai|làm gì|nói chuyện với ai nữa|ăn uống)
      (không|chẳng) (còn)? biết * sống (vì|sao|thế nào|tiếp|như thế nào|để)
      (không|chẳng) biết (phải)? sống (sao|thế nào|tiếp)
      (áp lực) (quá|lắm|kinh khủng|nặng|không chịu|đến|tới)
      (kiểm soát|kiểm xoát) (em|mình|tôi) (từng|mọi|hết|cả)
      (chửi|mắng|nhiếc|sỉ nhục|hạ nhục|xúc phạm|chì chiết|đay nghiến|lăng mạ) (em|mình|tôi|con|cháu) (suốt|cả|hoài|mỗi|mãi|trước|như|là)
      (nói|chửi) (em|mình|tôi|con) (ăn bám|vô dụng|vô tích sự)
      (thi)? (rớt|trượt) (chuyên|đại học|rồi|tốt nghiệp|cấp ba)
      (ép|bắt) (em|mình|con|cháu)? học (quá|nhiều|đến|cả|suốt)
      nhìn con mà (thấy)? (xa lạ|sợ|ghét|không)
      (giết|đánh) (nó|hắn|thằng) (luôn|quá|ghê|chết)
      muốn (giết|đánh chết|bóp cổ) (nó|hắn|thằng|con|lão|ông|bà|sếp|người)
      bị (quấy rối|bạo lực lạnh|bạo hành|bắt nạt|đe dọa|tẩy chay|phản bội|cắm sừng|lừa)
      (lạc lối|không lối thoát|đường cùng|vực thẳm|đáy vực)
      thấy (mình)? (như|giống)? (một)? (gánh nặng|người thừa)
      (down|feeling down|depressed|depression|empty|hopeless|worthless|lonely|numb|overwhelmed|burnout) (lắm|quá|mấy|nặng|thật|rồi|vì|tới|đến|kinh khủng)
      (mình|em|tôi|feeling|feel|i m|thấy|đang) (down|depressed|empty|hopeless|worthless|lonely|numb)
      đau khổ (quá|lắm|vô cùng)?
      đau lòng (quá|lắm)
      (sợ hãi|hoang mang|bất an) (quá|lắm|mỗi|từng)?
      thất tình
      (chẳng|không) (thấy|có) gì (đáng|vui|để) (để)? (mong|chờ|sống|vui)
      (thất vọng|thất vọg) về
      (ngực nặng|thở gấp|tức ngực|nặng ngực|nghẹn)
      (đêm nào|tối nào|ngày nào) (cũng)? (khóc|mất ngủ|thức)
      (không|chẳng) thấy tương lai
      ngủ không (được|nổi)
      mệt mỏi (kéo dài|mấy|suốt|triền miên)
      thấy (mình|bản thân) (thất bại|kém cỏi|kém|tụt|tệ|thua|lạc|bị bỏ|không bằng|nhỏ bé|xấu xí|tồi|chẳng là gì|chẳng ra gì|vô nghĩa)
      (tụt lại|bị bỏ lại) phía sau
      (phải|ngồi|nằm|trốn|lén|lại|toàn) * khóc
      (buồn|bùn) (không|chẳng|vô cớ|mà không|dai dẳng|mãi|suốt|cả ngày)
      (không|chẳng) dậy nổi (khỏi giường|$)
      (nằm) (hoài|lì|bẹp|cả ngày)
      cô đơng
      (tương lai|phía trước|mọi thứ|cuộc đời) * (mù mịt|tối tăm|đen tối|mịt mù|sụp đổ|tan vỡ)
      (sợ|bị) (bị)? (bỏ rơi|ruồng bỏ|lãng quên)
      không đủ (tốt|giỏi|xứng)
      (ngoại tình|phản bội|phụ bạc|lừa dối) (em|mình|tôi|rồi|quá|$)
      (chồng|vợ|người yêu) (em|mình|tôi)? ngoại tình
      (bố mẹ|ba mẹ|cha mẹ) (em|mình|con)? (sắp|vừa|đã|đang|đòi)? (ly hôn|li hôn|ly dị|li dị|bỏ nhau)
      (em|mình|tôi) (thấy)? đau (lắm|quá|khổ)
      (hối hận|dằn vặt|tội lỗi|day dứt) (lắm|quá|mãi|hoài|mỗi|$|vì)
      (cáu|cáu gắt|nổi nóng|la mắng) * hối hận
      (cry|crying|cried)
      (anxiety|anxious)
      (lạt lõng|lạc lỏng)
      (bị|vẫn|vẫn còn|cứ|luôn|mãi) ám ảnh
      ám ảnh (mình|em|tôi|con|mãi)
      (ngộp|ngột ngạt|nghẹt thở) (quá|lắm|$)
      (muốn|định) bỏ nhà (đi|ra đi)
      (ngồi|ăn|ở) (một mình) * (tủi|buồn|khóc)
      cũng ngồi một mình
    `,
  },
  {
    sign: "panic",
    weight: "low",
    phrases: `
      (hoảng loạn|hoảng quá|hoảng lắm|hoảng sợ|cơn hoảng|panic|panic attack)
      (tim) (mình|em|tôi|con)? (đập)? (loạn|nhanh|thình thịch|mạnh|liên hồi|dồn dập) (quá|lên|lắm|liên tục)?
      (khó thở|không thở được|nghẹt thở|thở không nổi|tức ngực|thở không được) (quá|lắm|$)
      (không|chẳng) thở (được|nổi)
      (tay|chân|tay chân|người) run (hết|lên|bần bật|lẩy bẩy|quá|lắm)?
      (tưởng|tưởng như|cứ nghĩ|nghĩ|cảm giác|cứ tưởng|như) (mình|em|tôi|như)? (là)? (mình)? sắp (chết|ngất|xỉu)
      sợ (chết|chết kinh khủng|chết lắm) (kinh khủng|lắm|tới|đến|quá|$)
      sợ (mình|em|tôi|con) (phát điên|điên|bị điên|mất kiểm soát|ngất|xỉu|hóa điên)
      (lo âu|lo lắng) (quá|lắm|kinh khủng|triền miên|suốt|mỗi|không ngừng|thái quá)
      (em|mình|con|tôi) sợ (lắm|quá)
    `,
  },
  {
    sign: "grief",
    weight: "low",
    phrases: `
      (mẹ|bố|ba|má|cha|ông|bà|ông ngoại|bà ngoại|ông nội|bà nội|chồng|vợ|con|anh|chị|em|bạn|người yêu|anh trai|em bé|bà em|mẹ em|bạn thân|chó|mèo) (em|mình|tôi|con|tui)? (vừa|mới|đã|cũng)? (mất|mấc|qua đời|ra đi|không còn) (rồi|được|hôm|tuần|tháng|năm|hai|ba|bốn|mấy|vì|ở|đột ngột|năm ngoái|mà|$)
      (mẹ|bố|ba|má|ông|bà|ông ngoại|bà ngoại|chồng|vợ|con) (em|mình|tôi|con)? (vừa|mới) (mất|mấc|qua đời)
      (em|mình|tôi) (vừa|mới)? mất (con|mẹ|bố|ba|chồng|vợ|bà|ông|em bé|đứa con)
      (sảy thai|hư thai|mất em bé|thai lưu)
      (nhớ) (mẹ|bố|ba|bà|ông|con|chồng|vợ) (quá|lắm|không chịu)
      (chó|mèo|con chó|con mèo|con cún|cún|bé mèo|bé cún) (mình|em|nhà mình|nhà em|cho mình|tôi|cưng)? (nuôi)? * (chết|mất) (rồi|hôm|tuần|$)
      (con|chó|mèo|cún) (chó|mèo)? (mình|em|cho mình|cho em) nuôi * (chết|mất) rồi
      (grieving|tang tóc|nguôi ngoai)
      (giá mà|giá như|phải chi|ước gì|ước) <loved> còn (sống|đây|ở đây|bên|ở)
      (vẫn)? chưa nguôi
      tự tử * (vẫn|chưa)
    `,
  },
];
