// Weak signs: two different ones together are danger, one is distress.
import type { Family } from "./family.ts";

export const LEANING: readonly Family[] = [
  {
    sign: "burden",
    weight: "lean",
    phrases: `
      (gánh|gánh nặng|gánh nặn|cục nợ|của nợ|kẻ thừa|người thừa|đồ thừa|người dư thừa|thừa thãi)
      (là|như) (một)? (kẻ|người|đồ)? (gánh nặng|gánh nặn|thừa|thừa thãi|dư thừa|cục nợ)
      (a burden|burden)
      (không|chẳng) (còn)? ai (cần|muốn|thương) (mình|em|tôi|con|cháu|đến mình)
      chẳng (còn)? ai cần <self>?
      (mọi người|ai cũng|người ta|cả nhà) (sẽ|rồi sẽ|rồi cũng|rồi cũng sẽ) quên <self>
      (không|chẳng|đừng|khỏi) (muốn|phải)? (còn)? làm phiền (ai|mọi người|người khác|bố mẹ|ba mẹ|bạn bè) (nữa|thêm)
    `,
  },
  {
    sign: "gone",
    weight: "lean",
    isTopic: true,
    phrases: `
      (muốn|chỉ muốn|ước|ước gì) <self>? (được)? (biến mất|tan biến|tan đi|bốc hơi|không tồn tại|disappear|vanish)
      (muốn|ước|thèm|chỉ muốn) <self>? (được)? (ngủ mãi|ngủ luôn|ngủ mãi mãi)
      (kiểu|như|coi như)? không tồn tại (nữa|trên)
      (không|chẳng) muốn (dậy|thức dậy|mở mắt) (nữa|$)
      (nghĩ|nghĩ tới|nghĩ đến|nghĩ về) (việc|chuyện) (được)? ra đi
      (đi hẳn|đi luôn|đi thật xa) * (không bao giờ trở lại|không bao giờ quay lại|không bao giờ về|không trở lại|không về|không quay lại|không trở lại|không quay về|mãi mãi)
      (muốn|chỉ muốn|mong|cần|chờ|thèm) (được)? giải thoát
      (muốn|xin|chỉ muốn) (được)? đi (sớm|cho sớm|cho rồi|luôn cho rồi)
      nghĩ (bậy|dại|tiêu cực quá)
      muốn kết thúc $
      (cái chết|chết chóc)
    `,
  },
  {
    sign: "death",
    weight: "lean",
    isTopic: true,
    phrases: `
      <self> (chỉ|cũng|chắc|sẽ|phải|nên|có|mà|đi|thà|đáng|lại|vẫn|đã|muốn)? (sẽ|phải|nên|là|được|cho)? chết
      (để|cho|được|đáng|đòi|tìm|về|cần|với|đi|ngày) chết
      chết (đi|đây|quách)
      chết chóc
      (điều|chuyện|việc) tồi tệ nhất
      (uống|nuốt) nhiều * thuốc
    `,
  },
  {
    sign: "pointless",
    weight: "lean",
    phrases: `
      (there is|theres|see) no (point|future|way out|hope)
      (can|ca) not (do|take|go on with) (this|it) (anymore|any more|any longer)
      (nothing|no reason) (left)? to live for
      i am (so)? done (with life|with everything|living)
      sống (để)? (làm gì|làm chi|chi) (nữa|khi|đâu|vậy|$)
      (sống|sóng|sông) (để làm gì|làm gì nữa)
      (mệt mỏi|chán|mệt|chán ghét|ngán|ngán ngẩm) (với)? (cuộc đời|cuộc sống|đời) này
      (sống|cuộc sống|cuộc đời|đời) * (vô nghĩa|không còn ý nghĩa|không có ý nghĩa|chẳng có ý nghĩa|hết ý nghĩa|không còn gì)
      (không|chẳng) (còn)? (ý nghĩa|mục đích) (gì)? (để)? (sống|nữa)
      (không|chẳng) (còn)? (gì|ai) * (níu|giữ) (kéo|lại|chân)? * (mình|em|tôi|con|nữa)
      (không|chẳng) (còn)? (gì|điều gì) * (để)? (mất|luyến tiếc|hy vọng|bám víu|lưu luyến)
      (không|chẳng) thể (chịu đựng|chịu|cố|gồng|gượng) (được|thêm|nổi) (nữa|thêm)
      sống (một mình)? (làm gì|sao) nổi
      sống (một mình|mình)? (để)? làm gì
      (buông xuôi|buông bỏ) (tất cả|hết|mọi thứ|đời)
      muốn (buông|buông tay|buông xuôi|bỏ cuộc|từ bỏ) (tất cả|hết|mọi thứ|luôn|rồi|thôi|$)
      sống (vậy|thế|tới đây|đến đây|bao nhiêu|từng ấy|như vậy) (là|cũng)? đủ (rồi|lắm rồi)
      (hết|mất|mất hết|không còn|cạn|chẳng còn) (động lực|ý nghĩa|niềm vui|hy vọng|hi vọng|niềm tin|sức) (để)? sống
      (cứu|help) (em|mình|tôi|con|cháu|me) (với|đi|$)
      (không|chẳng) thuộc về (thế giới|cuộc đời|nơi này|đâu)
      (dừng|ngừng|dừng lại|stop) (lại)? (tất cả|mọi thứ|cuộc chơi|cuộc đời)
      (bỏ lại|rời bỏ|bỏ hết|bỏ mặc) (tất cả|mọi thứ)
      (không còn|hết) (thấy)? sợ chết
      sao <self> (lại)? (được)? sinh ra
      (cuộc đời|thế giới|đời) (này)? không (dành cho|có chỗ cho|thuộc về) <self>
      (không|chẳng) ai níu
      (not|dont|do not) see a future
      hết (hy vọng|hi vọng|đường|lối thoát) (rồi|thật rồi|$)
      (không|chẳng) (còn)? (đường|lối) (nào|thoát|lui) 
    `,
  },
  {
    sign: "goodbye",
    weight: "lean",
    isQuiet: true,
    phrases: `
      tha (thứ|lỗi) cho (con|em|mình|tôi)
      cảm ơn (mọi người|tất cả|bạn|cậu)? vì tất cả
      (đừng|không cần) (tìm|lo cho|nhớ) (mình|em|tôi|con|tao|tui)
      (xin lỗi|con xin lỗi) (bố mẹ|ba mẹ|mẹ|bố|ba|má|cả nhà|tất cả)
      (nhờ|hãy) * (nói với|nhắn|bảo) (mẹ|bố|ba|bố mẹ|má|con) (là|rằng)? * (xin lỗi|thương|yêu)
      (viết|để lại|để|viết xong) * (di chúc|lá thư|bức thư|thư) (rồi|xong|cho mẹ|cho bố|lại|dưới gối|trên bàn|cho vợ|cho chồng|cho con|cho cả nhà|gửi)
      viết (sẵn)? (lời nhắn|lời|thư|tin) * (cho từng người|cho mọi người|cho ba mẹ|cho bố mẹ|cho mẹ)
      (nhắn|gửi|viết|nói|gọi) ** (từng đứa|từng người|mọi người|cả nhà|bố mẹ|ba mẹ) ** (cảm ơn|xin lỗi|lời cuối|lần cuối|câu cuối)
      con (thật)? bất hiếu
      <self> (sẽ)? không (còn)? (ở đây|ở lại) * (lâu|bao lâu) nữa
    `,
  },
  {
    sign: "resolve",
    weight: "lean",
    phrases: `
      kiếp này
      (trên|ở) (cõi đời|thế gian|đời) này nữa
      (ngày mai|mai|tối nay|đêm nay|rồi) * (sẽ|là) hết (tất cả|mọi thứ|mọi chuyện)
      (chọn|quyết định|định) (được|xong)? ngày (rồi|đi|đó)
      (lên|có) kế hoạch (rồi|xong|cả rồi)
      (lần này|hôm nay|tối nay|đêm nay) * (làm thật|là thật|thật rồi|sẽ xong|là xong)
      treo (lên|trên) (xà|xà nhà|quạt trần|trần nhà)
      (định|sắp|muốn|tính) nhảy (xuống)? $
      (nhảy|buông tay|bước|ngã người|nghiêng người|thả người|thả tay|ngã) * là (xong|hết|thoát)
      (tối nay|đêm nay) (là)? (thôi|xong) $
      (tối nay|tối mai|đêm nay|ngày mai) * <self> sẽ (làm|làm chuyện đó|đi) $
      (quyết định|quyết) rồi * (chết|đi|kết thúc|không sống)
      (hãy|nhớ)? sống (tốt|hạnh phúc|vui vẻ|khỏe) * (nhé|nha) * (thay|hộ|giúp)
      (không ai|chẳng ai|đừng ai) (cản|ngăn|cứu) (được|nổi) (mình|em|tôi|con)?
      =(không ai|chẳng ai|đừng ai) (cản|ngăn|cứu) (mình|em|tôi|con)
    `,
  },
  {
    sign: "leaving",
    weight: "soft",
    phrases: `
      tạm biệt (tất cả|mọi người|cậu|bạn)
      (bye|bye bye) (mọi người|tất cả|cả nhà)
      (hãy)? sống (tốt|hạnh phúc) (nhé|nha)
      (mình|em|con|tôi) (xin phép)? đi (đây|nhé|trước|$)
      (dọn|sắp xếp|cho|tặng|lo|giải quyết|bàn giao) (hết|xong|lại) (đồ|mọi thứ|đồ đạc|phòng|giấy tờ|cả|việc) (cho|rồi|xong)?
      mọi thứ (dọn|lo|sắp xếp|xong) (xong)?
      (mai|ngày mai) (này)? (chắc)? (không|chẳng) (còn)? (gặp|thấy)
      (tay|người|sàn) (đầy|toàn|be bét) máu
      (bứt|giật) tóc
      (lá thư|di chúc|mật khẩu)
      chỉ (còn)? (chờ|đợi) ngày
    `,
  },
  {
    sign: "place",
    weight: "soft",
    isPlace: true,
    isTopic: true,
    phrases: `
      (đứng|ngồi|ở|ra|lên|đang ra) (trên|giữa|ở|ngoài)? (thành)? cầu
      nhìn xuống (nước|sông|dưới|dòng|đất|lòng đường|mặt nước)
      (cầm|nắm|lấy) (con|cái)? (dao|lưỡi lam|dao lam|kéo)
      (không biết|sợ) <self> (sẽ)? (làm gì|làm gì dại|tự làm gì)
      (sân thượng|tầng thượng|nóc nhà|lan can|bờ vực|ban công|cửa sổ)
      (thuốc ngủ|thuốc an thần|thuốc trừ sâu|thuốc chuột)
      (mua|kiếm|tìm) (sợi|cuộn|đoạn) dây
      (đường ray|đường tàu)
    `,
  },
  {
    sign: "follow",
    weight: "lean",
    phrases: `
      (muốn|xin|cho|thèm|chỉ muốn) <self>? (được)? (đi)? theo <loved> (cho rồi|cho xong|thôi|luôn|$)
      (muốn|xin|cho|thèm|chỉ muốn) <self>? (được)? (đi)? theo (mẹ|bố|ba|má|cha|anh ấy|ảnh|chồng|vợ|bà|ông|chị ấy|em ấy|người ấy)
      (gặp lại|đoàn tụ với|đến với|về với|đi tìm) <loved> (ở)? (bên kia|trên trời|thế giới bên kia|dưới suối vàng)
      (không|chẳng) (sống|ở lại) (được|nổi) (khi)? (thiếu|không có|vắng) <loved>
    `,
  },
];
