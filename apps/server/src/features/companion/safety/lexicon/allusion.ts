// Allusions to suicide: putting things in order, doing something for the last time, standing somewhere high, seeing
// the dead again. Hardly any is danger alone; most count only with a second sign.
import type { Family } from "./family.ts";

export const ALLUSION: readonly Family[] = [
  {
    sign: "passive",
    weight: "danger",
    phrases: `
      <self> mà (mất|mất đi|chết|đi|biến mất) * (chẳng|không) ai (hay|biết|buồn|nhớ|tìm)
      (ước|ước gì|giá mà|giá như|phải chi) <self> * (dừng|dừng lại|ngừng lại) (được)? (ở tuổi|lúc này|tại đây)
      (không|chẳng) (còn)? (đủ)? (can đảm|dũng khí|sức|sức lực|nghị lực) (để)? (sống|tồn tại|ở lại) (nữa|tiếp|$)
      (keep|always|been|stop) * (thinking|think) (about|of) (dying|death|not being here|ending)
      (không có|thiếu|vắng) <self> thì ** (người mẹ|người bố|người vợ|người chồng|đứa con|một người|cuộc sống|cuộc đời) (khác)? (tốt|đỡ|vui|hạnh phúc|nhẹ)
      giấc ngủ * (mãi mãi|ngàn thu|vĩnh hằng|vĩnh viễn|không dậy|không tỉnh)
      sống (thêm)? ngày nào * (mệt|khổ|đau|nhục) (thêm)? ngày (đó|ấy|nấy)
      (đời|cuộc đời|câu chuyện) (của)? (mình|em|tôi|con|này) * (chấm hết|khép lại|dừng lại|kết thúc) (ở đây|tại đây|từ đây|đêm nay|tối nay|thôi)
      trả (lại)? * (mạng|mạng sống|sự sống|thân xác|hình hài) (này)? cho
      <self> chết (đi|rồi)? (thì|chắc|là|có khi)? * (mừng|vui|ăn mừng|hả hê|hài lòng)
      (kết liễu|kết thúc|chấm dứt) (nó|đời này|tất cả|hết) (trong|vào|ngay)? (đêm nay|tối nay|hôm nay|ngày mai|lúc này)
      (sẽ|muốn|định|sắp) kết liễu
      (biến|biến mất|bin mất) (quách|luôn)? cho (rồi|xong|khuất|nhẹ nợ)
      (mọi người|ai cũng|cả nhà|họ|người ta) (rồi)? sẽ quên (mình|em|tôi|con) (nhanh)? (thôi|ngay|đi)
      trong đầu ** chuyện (chết|ra đi|biến mất)
      nghĩ (tới|đến|về) (việc|chuyện) (được)? ra đi $
      sao <self> (lại)? (được|bị)? sinh ra * (làm gì|làm chi|để khổ|để)
      (chẳng thà|thà) <self> (được)? (chết|mất|đi) (thay|trước|quách|cho)
      sống (làm|khiến) <self> * (mệt|đau|kiệt) (quá|lắm)?
      (không|chẳng) (còn)? (một)? (lý do|lí do) (nào|gì)? (gì)? (để)? (ở lại|tiếp tục|bước tiếp|đi tiếp|cố gắng nữa|cố nữa)
      (mẹ|bố|ba|má|anh ấy|ông|bà|bạn em|bạn mình) (nói|bảo|kêu|nhắn) * muốn (đi)? theo <loved>
      (khi|sau khi|mai này|ngày|lúc) <self> (không còn|chẳng còn) (nữa)? $
      (mình|em|tôi|con|t) (không còn|chẳng còn) (nữa)? thì
      <self> (còn)? sống (thêm)? (ngày nào|lúc nào|bao lâu) * (khổ|làm khổ|phiền|nặng|tội|lo)
      (đi|ra đi|chết|mất) sớm (ngày nào|lúc nào|chừng nào|bao nhiêu) * (nhẹ|đỡ|mừng|khỏe|tốt)
      (không|chẳng) (còn)? ai (cần|muốn) <self> (phải)? (tồn tại|sống|có mặt|trên đời)
      biến (mất)? (ra)? khỏi (đời này|cuộc đời này|thế gian này|cõi đời|cuộc đời của tất cả|cuộc đời tất cả|cuộc đời của mọi người|cuộc đời mọi người)
      (ngủ|nằm|nhắm mắt) * (thôi luôn|khỏi dậy|đi luôn|luôn cho rồi|luôn cho xong)
      <wish> * ngủ * (là xong|là hết) $
      nhắm mắt (lại)? (rồi|là|và|thì) * (dừng|dừng hẳn|hết|xong|tắt|kết thúc|biến mất)
      (im lặng|yên lặng|im lìm|nằm yên|yên) (mãi mãi|vĩnh viễn)
      (không|khỏi|chẳng) (còn)? (phải|muốn|cần)? (phải)? (thức dậy|dậy|thấy|sống|mở mắt|trải qua|chịu) thêm (một)? (sáng|ngày|buổi sáng|ngày mai|đêm) nào nữa
      (ảnh thờ|di ảnh|hình thờ|chỗ chôn|quan tài|áo quan|tiền ma chay|tiền đám tang|tiền đám ma) * (cho|của) (mình|tôi|em|bản thân|chính mình|tui|t)
      (chọn|chụp|in|rửa|chuẩn bị|mua) (sẵn|xong|được)? (tấm)? (ảnh thờ|di ảnh|hình thờ|áo quan|quan tài) (cho mình|cho em|của mình|rồi|sẵn|xong)
      (đám tang|đám ma|tang lễ) (của)? (mình|em|tôi|t) (thì|đừng|không cần|sẽ|chắc|nhớ|xin)
      (dừng|ngừng|dừng lại|dừng hẳn|tắt|tắt hẳn) (lại)? (ở tuổi|từ tuổi|trước tuổi|ở sinh nhật|ngay hôm)
      (want to|wanna|let me|just) (fade|vanish|fade away|fade out|sleep forever)
      (ước|ước gì|giá|giá mà|giá như|phải chi) <self> (đừng|không|chưa từng|chưa bao giờ) (được)? (có mặt|tồn tại|sinh ra|ra đời)
      là ngày <self> (được|sẽ)? (chết|ra đi|nằm xuống)
      (nên|phải) biến (mất)? khỏi (cuộc đời|đời) (của)? (tất cả|mọi người|cả nhà|bố mẹ|ba mẹ|anh|vợ|chồng|con)
    `,
  },
  {
    sign: "farewell",
    weight: "danger",
    isDeparture: true,
    phrases: `
      (bữa cơm|bữa tối|bữa|cái tết|tết|giao thừa|đêm|buổi tối|sinh nhật) cuối (cùng)? <self> (được)? (ăn|ở|với|còn|bên|ngồi|về)
      (ăn|đón|qua) * (bữa cơm|bữa|cái tết|tết|giao thừa|sinh nhật) cuối (cùng)? (với|cho|bên|cùng|$)
      lần cuối (cùng)? (mà)? <self> (còn|được)? (nghe|nhìn|ngắm|ôm|thấy|hôn|nhìn thấy) * (này|nữa|rồi|$)
      chào * (một)? lần cuối
      <self> (mà|nếu)? (đi|mất|chết) rồi (thì)? (nhớ|nhờ|xin|hãy)? (đốt|thắp|cúng|chôn|rải|hóa vàng)
      (nhắn|kể|nói|bảo) (lại)? * (mẹ|bố|ba|con|vợ|chồng|cả nhà) * <self> (đã)? cố (hết sức|lắm|nhiều)
      (coi|xem) như (chưa từng|chưa) (có|sinh|sinh ra|đẻ) (ra)? (con|em|mình)
      (hẹn|gặp|đợi|chờ) * (ở)? kiếp sau
      (kiếp này|đời này|cuộc đời này) (tới|đến|dừng|dừng lại|xin dừng) (ở)? (đây|thôi)
      (goodnight|good night|goodbye|bye) forever
      viết (sẵn|xong|rồi)? * (lời nhắn|thư|lá thư|lời|tin) * (cho|gửi) từng người
      (đã|vừa)? viết * (thư|lá thư|lời nhắn|bức thư) * (cho từng người|cho mẹ|cho bố|cho ba|cho vợ|cho chồng) * (mai|sáng mai|khi nào|để) * (đọc|thấy|mở)
    `,
  },
  {
    sign: "means",
    weight: "danger",
    isTopic: true,
    phrases: `
      (cất|để dành|gom|tích|giấu|giữ|trữ|tích trữ|dành) (được|lại|sẵn|đủ)? * (vỉ|viên|lọ|hộp|liều) * (thuốc ngủ|an thần|seduxen|diazepam|thuốc trầm cảm)
      (thuốc|viên|vỉ|liều) * đủ (để)? (không|khỏi|chẳng) (phải|còn|bao giờ)? (tỉnh|dậy|thức|cứu)
      (bao nhiêu|mấy) (viên|liều|vỉ|gam|mg) * (không|chẳng|hết) (cứu|tỉnh|dậy|qua khỏi|thức)
      (bao nhiêu|mấy) (viên|liều|vỉ) (thì|là|mới) (đi luôn|ngủ luôn|ngủ mãi|xong đời)
      (muốn|cứ muốn|chỉ muốn|thèm|suýt|định|tính) * (buông tay lái|thả tay lái|buông cả hai tay lái|nhắm mắt chạy)
      (bẻ lái|đánh lái|bẻ tay lái|bẻ ghi|đâm thẳng|lao thẳng|tông thẳng) * (xe tải|xe container|container|xe ben|vực|dải phân cách|gốc cây|cột điện|sông)
      (chân|tay|người) * (cứ|chỉ|tự|lại) (muốn|đòi|tự) (bước|lao|nhảy|buông|nhoài|ngã) (tới|xuống|ra|tay|người|lên)? $
      (nhìn|thấy|nghe) * (tàu|xe tải|xe buýt|container|metro) * (chân|người|mình|em|tôi|lại|cứ) * (muốn|tự) (bước|lao|nhảy|ngã)
      (cho|để) (xe|tàu|xe tải|xe lửa) (cán|tông|đâm|đụng)
      chỉ cần (ngả|ngã|nghiêng|nhoài|rướn|trượt|thả|lao|gieo) (người|tay|mình|chân)? (ra|xuống|về phía trước|khỏi)
      (thấy|nghe|như) (nó|nước|dòng nước|dưới đó|dưới kia|sông|dòng sông|biển|vực|khoảng không|mặt nước) (cứ|như|đang)? (gọi|kéo|hút|mời|rủ|vẫy|vẫy gọi) (mình|em|tôi|con|t)
      (có|còn|mua được|kiếm được|xin được) (hai|ba|mấy|vài|2|3|4|cả|nguyên) (lọ|hộp|vỉ|chai) (thuốc ngủ|thuốc an thần|thuốc trừ sâu|thuốc chuột)
      sẽ (uống|nuốt) (hết|sạch|cả)
      (đang|vừa|lại) cầm (con|cái)? (dao lam|lưỡi lam|dao rọc giấy|dây thừng)
      (trèo|leo|bước|vượt) (qua|ra) (ngoài)? (lan can|thành cầu|hàng rào cầu|cửa sổ)
      đủ để (không|khỏi|chẳng) (phải|còn|bao giờ)? (tỉnh|dậy|thức|mở mắt)
      (đứng|nằm|ngồi) (lại|ì)? (ở)? (giữa|trên|xuống) (đường ray|đường tàu|đường quốc lộ|đường cao tốc)
      (đứng lại|nằm xuống) * giữa (đường ray|đường tàu|đường lớn|quốc lộ)
      từ (đây|tầng này|trên này|đó) (rơi|nhảy|ngã) xuống
      (cần|phải) uống (bao nhiêu|mấy) (viên|liều|vỉ) * (mới|để|thì)
      (xà nhà|trần nhà|quạt trần|cành cây) * (chắc|cao|chịu) (được|nổi|đủ)?
    `,
  },
  {
    sign: "method",
    weight: "danger",
    isTopic: true,
    phrases: `
      (cách|cách nào|cách gì|làm sao|làm thế nào|kiểu nào) (để)? (đi|ra đi|rời đi|từ giã) (cho|một cách)? (nhẹ nhàng|thanh thản|êm ái|nhẹ|không đau) (mà|nhất|không|$)
      (cách|cách nào|làm sao) * (nhẹ nhàng|nhanh|êm|ít đau) (nhất)? * (không|khỏi|thôi|ngừng) (phải|còn)? (tồn tại|sống|tỉnh lại|thức dậy)
      (đi|ra đi) (nhẹ nhàng|êm ái|thanh thản) * (không đau|không ai biết)
      đau * (phút|giây|lúc|chút) (thôi)? * hơn (là)? * đau (cả đời|mãi|hoài|dài|từng ngày)
    `,
  },
  {
    sign: "harmed",
    weight: "danger",
    phrases: `
      (bắt|ép|dụ|đòi|bảo|kêu) (em|con|cháu|mình) * cho (thầy|ông|chú|bác|dượng|anh|nó)? (xem|coi|chụp|quay) (người|ngực|cơ thể|thân thể|vùng kín|chỗ kín)
      (nói|đòi|bảo|dọa|rủ|hăm) (sẽ|là)? (chết chung|chết cùng|cùng chết|chết hết cả nhà|chết cả nhà) (với)? (em|con|mình|tôi|nhau|mẹ|cả nhà)? $
      (giữ|thu|tịch thu|đập) (điện thoại|giấy tờ) * không cho (em|mình|tôi|con|cháu) (ra|đi|gọi|về)
      không cho (em|mình|tôi|cháu) ra khỏi (nhà|phòng|cửa)
      (tưới|tạt|đổ) xăng (lên|quanh|vào|khắp) (người|nhà|em|con|mẹ|cả nhà)
      (em|con|cháu|mình) bị * (đánh|đạp|tát) (và|rồi|với) quay (clip|video|phim)
    `,
  },
  {
    sign: "follow",
    weight: "lean",
    isQuiet: true,
    phrases: `
      (muốn|chỉ muốn|sắp|mong|xin|thèm) (được)? (về|đi|đến|sang|qua|lên) (ở)? (với|theo|bên|cùng|gặp) <loved> (ngoại|nội)?
      (sắp|sẽ|sớm) (được)? (gặp|ôm|về với|đoàn tụ với|đoàn tụ) (lại)? <loved> (ngoại|nội)? (rồi|thôi|$)
      <self> (cũng)? (sẽ|sắp|xin) (đi)? theo (anh|em|mẹ|bố|ba|má|con|bà|ông|chồng|vợ|chị|nó) (thôi|luôn|ngay|sớm|$)
      (ở)? (thế giới)? bên kia (không|chẳng|chắc|sẽ) (phải|còn|có|ai|đau)
      <loved> (chắc)? (đang)? (đợi|chờ|đón|gọi) (con|em|mình|cháu|tôi)? * (bên kia|trên đó|trên trời|dưới đó|bên ấy)
      con (chờ|đợi) (mẹ|bố|ba|má) (nhé|nha|với)
    `,
  },
  {
    sign: "gone",
    weight: "lean",
    isQuiet: true,
    isDeparture: true,
    phrases: `
      (bên kia|bên đó|bên ấy|trên đó|thế giới khác) $
      (thiếu|không có|vắng|mất) (mình|em|tôi|t) (thì)? (nó|con|mẹ|bố|ba|vợ|chồng|cả nhà|tụi nhỏ|các con) (vẫn|cũng) (vẫn)? (lớn|sống|ổn|vui|khỏe|tốt)
      <self> (cũng)? (cháy hết|lụi|tàn|cạn) (rồi|hết|hẳn)
      ở (thế giới)? bên kia
      đi (thật|rất|đâu đó)? (xa|xa lắm|xa thật xa|xa mãi)
      (ngày|tuần|tháng|lâu) sau (mới)? (có)? (người|ai) * (tìm thấy|phát hiện|biết|hay|phát hiện ra)
      (anh ấy|mẹ|bố|ba|con|bà|ông|chị ấy|em ấy|chồng|vợ|nó) (đi|bỏ mình đi|bỏ em đi) trước (rồi|mình|em|tôi)
      (con|bé) (ở)? trên (đó|trời|ấy)
      (không|chẳng) (còn)? (thiết|buồn) (gì)? (nữa)? $
    `,
  },
  {
    sign: "leaving",
    weight: "lean",
    isQuiet: true,
    isDeparture: true,
    phrases: `
      (cho|gửi|tặng|đem|trao) * (mèo|chó|cún|cây|quần áo|đồ|đồ đạc|sách|đàn) * (rồi|nuôi luôn|hết|nuôi hộ|nuôi giúp|nuôi giùm|người ta|nhà bạn)
      nuôi (giúp|giùm|hộ|dùm|thay|luôn) (giùm|giúp|hộ)? * (mèo|chó|cún|con|bé|mình|em)
      (chăm sóc|chăm|trông|lo cho) * (mèo|chó|cún|cây) (giúp|hộ|giùm|thay) (mình|em|tôi|con) (sau này|mãi|luôn)
      (giao|bàn giao|trao|để) (lại)? * (sổ sách|sổ tiết kiệm|sổ đỏ|chìa khóa|giấy tờ|mật khẩu|đồ) * (cho|hết|dưới gối|trên bàn|trong tủ|ra giấy)
      (sổ sách|sổ tiết kiệm|sổ đỏ|giấy tờ nhà|mật khẩu|mã pin|thẻ ngân hàng) (mọi thứ)? <self>? (ghi|viết|để|đưa|giao|cất) * (cho|dưới gối|trên bàn|trong tủ|ra giấy|đầu giường)
      (viết|ghi) (sẵn)? (mật khẩu|mã pin|số tài khoản)
      (mọi thứ|tất cả|mọi chuyện|mọi việc|hậu sự|việc nhà|đồ đạc) * (xếp|sắp xếp|thu xếp|lo|chuẩn bị|dọn|xong) (xong|xong xuôi|hết|đâu vào đấy|ổn thỏa)
      (xóa|xóa sạch|xóa hết) (hết)? (tin nhắn|ảnh|tài khoản|nhật ký|album)
      mua bảo hiểm * cho (con|vợ|bố mẹ|ba mẹ|mẹ)
      (tiền bảo hiểm|bảo hiểm nhân thọ|tiền bồi thường) * (trả nợ|đủ|nuôi|để lại|cho vợ|cho con|cho bố|cho mẹ|lo cho|trả)
    `,
  },
  {
    sign: "goodbye",
    weight: "lean",
    isQuiet: true,
    isDeparture: true,
    phrases: `
      (thư|lá thư|bức thư|tờ giấy) (cho)? (mẹ|bố|ba|vợ|chồng|con|cả nhà|từng người)? * (để|trong) (trong)? * (ngăn kéo|ngăn tủ|tủ|dưới gối|trên bàn)
      viết (xong|sẵn|được)? * (thư|lá thư|bức thư|lời nhắn) * (cho|gửi) (từng|mẹ|bố|ba|vợ|chồng|con|ny|người yêu|cả nhà|mọi người)
      (cảm ơn|cám ơn) * (đã|vì)? * (nghe|ở bên|bên cạnh|thương|chịu đựng|là người cuối) * (mình|em|tôi|con|t)
      (chăm sóc|giữ gìn) sức khỏe
      <self> (sắp|chắc|sẽ|cũng)? không (còn)? ở (đây|lại|bên) (được|lâu)? (nữa|lâu)
      (không|chẳng) ai (còn)? tìm (lại|thấy|ra)? (được|nổi|nữa)
    `,
  },
  {
    sign: "pointless",
    weight: "lean",
    isQuiet: true,
    phrases: `
      chỉ (có)? (còn)? (mỗi)? (một)? (cách|lối|đường) (đó|này|ấy|thôi) (là|mới|thì|thôi)? * (hết|xong|thoát|yên|nhẹ|được)?
    `,
  },
  {
    sign: "resolve",
    weight: "lean",
    isQuiet: true,
    isDeparture: true,
    phrases: `
      (ngày|hôm|tối|tuần|tháng) (này|nay|mai)? * (là|sẽ) hết (tất cả|mọi thứ|mọi chuyện)
      hẹn với (mình|bản thân|chính mình|lòng)
      hết (tháng|tuần|năm|đêm|hôm|mùa) (này|nay) (là|thì) (xong|thôi|hết|dừng|đi)
      (không|chẳng|khỏi) (còn)? (về|quay về|trở về|quay lại) (nữa|cũng được|được nữa|được)
      (quay|trở) (về|lại) (không|chẳng) (được|nữa)
      (không|chẳng) cần (chờ|đợi|dùng|xài|tới|đến)? (nữa|đâu)
      (đâu|có) cần (gì)? nữa
      (mai|ngày mai|từ mai) <self>? không (còn)? (nhắn|online|on|lên|đến|trả lời) (nữa|$)
      (không|chẳng) (còn)? thấy <self> (nhắn|nhắn tin|online|on|lên|dậy|trả lời|xuất hiện|nữa)
      đừng (ai)? (buồn|khóc|trách|tìm|lo|hỏi) (nhé|nha|nữa|mình|em|con|tôi)?
      chỉ (còn)? (chờ|đợi) * (cả nhà|mọi người|bố mẹ|ba mẹ|mẹ|chồng|vợ|bạn cùng phòng|đêm|tối|trời tối|mọi người) * (ngủ|ngủ say|đi vắng|đi hết|về quê|vắng|say|xuống)
      (qua|hết|xong) (tết|tuần này|tháng này|năm nay|sinh nhật|đợt này|mùa thi) (này)? (là|thì)? * (đi|thôi|xong|dừng|hết) (luôn|thôi|lại|$)
      chỉ (còn)? (có)? (mỗi)? (tối nay|đêm nay|hôm nay|hôm nay nữa|ngày mai|mấy ngày) (thôi|nữa)
      còn (mỗi)? (tối nay|đêm nay) (thôi)
      (đêm nay|tối nay|mai|sáng mai) * (mọi chuyện|mọi thứ) (đã)? (rồi|xong|qua)
      (đêm nay|tối nay|sáng mai|mai) (là)? <self>? (tắt|đi|xong|dừng) (thôi|luôn|$)
      (xong|gửi xong|lúc đó|khi đó) (là|thì)? <self> (đi|dừng|nghỉ) (luôn|thôi|$)
      chắc (sẽ|là|cũng)? (nhanh|nhẹ|êm|không đau) (lắm|thôi|đâu)
      (không|chẳng|hết) (còn)? sợ (đau|gì) (nữa)? $
      (chọn|chốt|định|hẹn) (được|xong)? (ngày|hôm) (rồi|đó)
      (là|sẽ|thì) <self> (dừng lại|dừng|thôi|ngừng) (ở đây|lại)? $
      <self> dừng (lại)? ở đây
      (chuẩn bị|sẵn sàng) (tinh thần|tâm lý|hết)? (rồi|xong)
      (một|1) bước (nữa|chân)? (thôi|là)
      chỉ cần (bước|lao|nhảy) (ra|xuống|tới|thêm)
      (uống|nhảy|đau|cắt|lao) * (một|1) lần (cho|là|rồi) (xong|hết|thôi|nhẹ)
      (vé|đường|chuyến đi|chuyến) một chiều
      (đã)? (chuẩn bị|sắp xếp|thu xếp) * (xong|đủ|hết) (mọi thứ|tất cả|rồi|đồ)
      chỉ (thiếu|còn thiếu|cần) (mỗi|chút|một chút)? (can đảm|dũng khí|gan|dũng cảm)
      (dây|than|dao|thuốc|ga|vực|sông) thì (có|mua|sẵn|đủ) (sẵn)? (rồi)?
      (nghĩ tới|nghĩ đến) (đó|đấy|vậy) * (bình yên|nhẹ|thanh thản|nhẹ nhõm|bình thản)
      (lòng|tự nhiên|tự dưng|bỗng) (thấy)? (nhẹ hẳn|nhẹ tênh|bình yên lạ|thanh thản|bình thản)
      (nó|tim|thân xác|ngày nào|lúc nào|thế nào) (thì)? (tới|đến|ra) đâu (thì)? (tới|đến|ra|hay)
      lúc nào thì (ngừng|tắt|đi|chết|xong)
      (đến|tới|tời) (lúc|ngày) (tắt|đi|hết|xong) (thôi)?
      (tối|đêm|ngày|hôm) nào (mình|em|tôi|con|t)? cũng (ra|lấy|mở)? (nhìn|ngắm|cầm|đếm) (nó|ra|chúng|lại)
      (thêm|một|vài|mấy) * (vỉ|viên|lọ|hộp)? nữa là đủ
      (chẳng|không) (cần|muốn|ham|mong) (ai)? (cứu|tìm|níu|giữ) (mình|em|tôi|con|nữa)
    `,
  },
  {
    sign: "means",
    weight: "lean",
    isQuiet: true,
    phrases: `
      (ngừng|bỏ|nghỉ|thôi|không thèm|không) (chích|tiêm|uống|dùng|chạy)? * (insulin|thuốc tim|chạy thận|lọc thận|hóa trị|thuốc trợ tim|arv)
      (nhịn|bỏ) (ăn|uống) * (ngày|bữa|tuần)
      (phóng|lao) xe * (mưa|nhanh hết|hết ga|như điên|không nhìn|nhắm mắt)
      (tháo|bỏ|không đội|không thèm đội) (mũ bảo hiểm|nón bảo hiểm|dây an toàn)
      (không|chẳng|ko) biết bơi
      (xe container|xe tải|xe ben|tàu|xe lửa|metro) * (chạy|lao|đi|vụt) (qua|tới|đến)
      muốn (bay|rơi) (xuống|tự do|khỏi đây|luôn)
      (đêm|tối) nay * (chồng|vợ|cả nhà|bố mẹ|ba mẹ|mẹ|mọi người|bạn cùng phòng) * (đi trực|đi vắng|về quê|không ở nhà|đi hết|trực đêm)
      (đêm|tối) nay nhà (không|chẳng) (có|còn) ai
      (nước|sông) * (lớn|sâu|chảy xiết|xiết) $
      dưới (kia|đó) * (yên|im|tối|sâu|nhỏ xíu)
      (muốn|định) (đứng lại|nằm xuống|đứng|dừng lại) (ở)? giữa
    `,
  },
  {
    sign: "place",
    weight: "soft",
    isPlace: true,
    isTopic: true,
    phrases: `
      (tầng|lầu) (mười|hai mươi|12|13|14|15|16|17|18|19|20|21|22|25|30)
    `,
  },
  {
    sign: "burden",
    weight: "lean",
    phrases: `
      (nó|con|con mình|vợ|chồng|anh ấy|mẹ|các con|tụi nhỏ|bố mẹ|ba mẹ|mọi người) (rồi|sẽ|chắc|cũng|chắc sẽ|rồi sẽ|rồi cũng)? (sẽ|cũng)? quên (mình|em|tôi|t) (thôi|nhanh|sớm|đi)
      (không|chẳng) ai (thực sự|thật sự)? (cần|muốn) (mình|em|tôi|t) (về|ở lại|có mặt)
      sau này thiếu (mình|em|tôi|t) (nó|con|mẹ|bố|ba|vợ|chồng|cả nhà|tụi nhỏ|các con) (vẫn|cũng) (vẫn)? (lớn|sống|ổn|vui|khỏe|tốt)
      sau này không (có|còn) (anh|mình|em|tôi|con|chị) (nữa)? (thì|nó|ai|bố|mẹ)?
    `,
  },
];
