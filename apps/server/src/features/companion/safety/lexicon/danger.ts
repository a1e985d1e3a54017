// Phrases that are danger by themselves. One phrase a line, in the language of phrase.ts; context.ts lists what
// cancels them.
import type { Family } from "./family.ts";

export const DANGER: readonly Family[] = [
  {
    sign: "intent",
    weight: "danger",
    isForgiving: true,
    phrases: `
      (muốn|muôn|muống|chỉ muốn|định|đòi|mong|thèm|quyết định|toan|tính|dự định|có ý định|có ý|lên kế hoạch) (được|là|đi|quách|luôn|cho|thật)? chết
      (muốn|ước|ước gì|mong|giá mà|giá như|phải chi|chỉ mong) * (mình|tôi|em|con|tao|tui)? (đã|được|là|bị)? chết (quách|đi|cho|rồi|$)
      (ước|ước gì|giá mà|giá như|phải chi) * <self> (đã|được|là|bị)? chết
      (lý do|lí do) * (không|đừng) chết
      <no> (còn)? (thiết|thiết tha|ham|ham hố|màng|mặn mà) * (cuộc sống|cuộc đời|đời|sự sống)
      <no> (xứng đáng|đáng|nên|xứng|đáng được|xứng đáng được|nên được) (được)? (sống|tồn tại|có mặt)
      (mệt|mệt mỏi|kiệt sức|ngán|sợ) (với|vì)? (cái)? (việc|chuyện)? phải (sống|tồn tại)
      (chán|ngán|ghét|chán ghét|mệt|mệt mỏi) (với|vì)? (việc|chuyện|cái việc) (phải)? (sống|tồn tại)
      (muốn|chỉ muốn|xin|xin được|mong|thèm) (được)? ra đi (cho|thanh thản|mãi|sớm|nhẹ|luôn|trong|$)
      (muốn|chỉ muốn|mong|chỉ mong) (được)? (yên nghỉ|an nghỉ|nhắm mắt xuôi tay|xuôi tay|nhắm mắt mãi)
      (muốn|sẽ|định|chỉ muốn) * (đi|ra đi|rời|rời bỏ|thoát|bước|ra|rời xa|biến) (ra)? (khỏi)? (cuộc đời này|cuộc sống này|đời này|thế giới này|thế gian|trần gian|cõi đời|nhân gian|cõi tạm|trần thế|kiếp này)
      (đêm nay|tối nay|ngày mai|hôm nay|mai) * (kết thúc|chấm dứt) (mọi chuyện|tất cả|mọi thứ|hết)
      <want> (kết thúc|chấm dứt) mọi chuyện (đi|luôn|thôi|cho|$)
      let me die
      (sống|đời) (làm|khiến|kiểu) ** (chết|chết mẹ|chết quách) cho (xong|rồi|nhẹ)
      (nghĩ|nghĩ tới|nghĩ đến|tính) (đến|tới|về)? (chuyện|việc) (kết thúc|chấm dứt|đi luôn|không sống nữa)
      (đáng lẽ|lẽ ra) <self> (phải|đã|nên) (đi|chết|biến mất|không còn) (từ)? (lâu|trước|rồi)
      <no> muốn (có)? (ngày mai|sáng mai|tương lai) (nữa)?
      (đổi|cho|nhường|tặng) * (mạng|mạng sống|sự sống|tuổi thọ) (của)? <self>
      biến mất (khỏi)? (đời|cuộc đời|thế gian) * (hay|tốt|đỡ|xong)
      (not|never) (exist|existed)
      (really)? want to (kill myself|die|disappear|be gone)
      (coi|xem) như (chưa từng)? (có|không có) (mình|em|tôi|con) (trên đời|nữa)
      (sống|lo) (thay|hộ|luôn) (phần)? (của)? <self> (nhé|nha|với|$)
      (máu|máu chảy) (không cầm|không ngừng|ướt cả|chảy hoài|ra nhiều quá)
      <self> (vừa|đã|mới)? uống (hết)? rồi $
      không ai cứu (kịp|được)
      <self> đi (rồi)? là (hết|xong|yên)
      (muốn|chỉ muốn|được) (nghỉ|nghỉ ngơi|yên giấc) (mãi mãi|vĩnh viễn|mãi)
      nằm xuống (rồi|và|mãi)? * (không|đừng|khỏi) * (dậy|tỉnh)
      (cố|thử|uống|nhảy|tự tử) (hai|ba|mấy|một|vài|2|3) lần (rồi)? ** (được cứu|không thành|hụt|không chết|cứu kịp)
      (tired of|done with|sick of) (living|life|being alive)
      <no> (còn)? (muốn|thiết|cần|ham|thích|mong|có nhu cầu) ** (sống|tồn tại) (nữa|thêm|tiếp|đến|tới|ở đâu|trên|qua|làm gì|chút nào)
      (hết|mất|mất hết|không còn|cạn|chẳng còn) (ý chí|khát khao|ham muốn|khát vọng|nghị lực) (để)? (sống|sống tiếp)
      (xóa|xóa sổ|xóa bỏ) (mình|bản thân|tên mình|sự tồn tại) (khỏi|ra khỏi|của)?
      (nút|công tắc) * (tắt|xóa) * (cuộc đời|đời|mình|bản thân|sự tồn tại|luôn)
      (chết|biến mất) (luôn|đi|quách)? cũng (được|chẳng sao|không sao|tốt|xong)
      (sống|chết) (hay|với) (chết|sống) * (cũng|như nhau|có khác|khác gì|không quan trọng)
      (em|mình|tôi|con|tao|tui) (thật)? (đáng|đáng lẽ|lẽ ra) (phải|nên|ra)? (đã)? chết
      (đáng lẽ|lẽ ra) <self> (phải|nên|đã) chết
      (chết|tự tử) (rồi)? có (bị)? đau (không|lắm|nhiều)?
      (sợ|sắp|muốn|định|lỡ) ** làm (điều|chuyện|việc|cái gì) (ngu ngốc|ngu dại|dại|dại dột|không hay|kinh khủng|tồi tệ)
      (về|đi) (với|theo|gặp) (ông bà|tổ tiên|ông bà ông vải) (cho)? (rồi|sớm|luôn|thôi|$)
      (không|chẳng|hết) (còn)? muốn thở (nữa)?
      chết (có lẽ|chắc|mới|thì|đi)? (là|mới là) (cách|giải pháp|lối thoát|lối ra|con đường|lựa chọn|điều|cái) (duy nhất|tốt nhất|cuối cùng|nhẹ nhất|dễ nhất|mình|em|tôi)?
      (cách|giải pháp|lối thoát|con đường|lựa chọn) (duy nhất|cuối cùng|tốt nhất) * (là)? * chết
      (sống|tồn tại) không (nổi|được) nữa
      <no> * tồn tại (thêm|được|nổi|tiếp)
      (không|chẳng) (muốn|thiết) làm (người|kiếp người|con người) (nữa)?
      (sống|làm) kiếp người * nữa
      (sợ|lo) <self> (sẽ)? (làm thật|làm bậy|làm liều|tự làm)
      giấc ngủ * không có ngày mai
      nếu (tối|đêm|ngày|sáng|tuần) (nay|mai|này|sau) <self> không (trả lời|còn|nhắn|dậy|tỉnh|xuất hiện) (nữa)?
      (lần trước) * (không thành|không chết|thất bại|được cứu|cứu kịp|hụt)
      lần này * (chắc hơn|thành công|không ai cứu|không hụt|chắc chắn chết)
      end everything
      i * should (just)? (die|disappear|not exist|be dead|be gone)
      chết * (dễ|sướng|nhẹ|tốt|đỡ) hơn (là)? sống
      tiếc (là|vì|rằng)? <self> (vẫn)? (còn)? sống
      (trời|ông trời|sao trời|chúa|phật) * (không|chưa) (bắt|cho|đưa|mang|rước) <self> (đi|chết|theo)
      <self> (chẳng|không) * sống (được)? (lâu|bao lâu) nữa
      <self> sống (không|chẳng) (còn)? (lâu|được bao lâu|bao lâu) nữa
      chắc <self> (không|chẳng) còn nữa
      (không|chẳng|không còn) an toàn (khi|lúc|nếu|với) (ở|phải ở)? (một mình|bản thân|chính mình)
      (sợ|lo) * làm liều
      (nobody|no one) * (care|miss|notice) * i * (died|die|gone|disappear|disappeared)
      (giờ|bây giờ|lúc này) chỉ (còn)? (muốn|cần) chết
      (chỉ còn|chỉ có|còn|chỉ còn có) (nước|đường|cách|con đường|mỗi cách|mỗi nước|mỗi đường) (là)? (chết|tự tử)
      (sẵn sàng|can đảm|đủ can đảm|dũng cảm|dũng khí|dám|quyết tâm|đủ gan) (để|mà)? (đi)? chết
      (xin|cầu|cầu xin|cầu trời|lạy trời|van) * <self>? (được|cho|hãy)? * chết
      (bảo|xúi|kêu|giục|thúc|ra lệnh|nói với) (em|mình|tôi|con) (hãy|nên|phải|là)? * chết
      (sau khi|trước khi|khi nào|lúc) <self> chết
      giết (em|mình|tôi|con|tao) (đi|giùm|giúp|hộ|luôn)
      (ai|ai đó) giết (em|mình|tôi|con|tao)
      (thử|đã thử|thử rồi) * (không|chưa|chẳng) chết
      chết (đi|rồi)? (thì|là|sẽ|có) * (không còn|hết|bớt|khỏi|khỏi phải|khỏi lo) (đau|khổ|buồn|phải|lo|mệt|gì)
      (plan|kế hoạch|lên lịch|tính|chọn|hẹn|quyết định) * ngày (chết|mất|giỗ)
      (đi|ra) chết (đây|thôi|luôn|cho|đi|$)
      sống (nốt|hết) (nốt)? (tuần|ngày|tháng|năm|hôm|đêm|bữa) (này|nay) (thôi|rồi)
      <no> (dám|còn sức|còn can đảm) sống (nữa|tiếp|$)
      (không|chẳng) sống (nổi|được) (nữa|tiếp)
      (không|chẳng) thể sống (nổi|được) (nữa|tiếp)
      <no> (còn)? muốn (nhìn)? thấy (mặt trời|ánh sáng|ngày mai|bình minh)
      (no|without) reason to (live|be alive|go on)
      (không|ko|not|no longer) * want to (live|be alive|exist)
      (ending|end) it all
      (wants|want|going|trying|tried) to kill (herself|himself|themselves|themself|me)
      <want> <self>? (kms|kys|die|suicide)
      (nghĩ|nghĩ đến|nghĩ tới|nghĩ về|tưởng tượng|hình dung|mơ|ám ảnh|mơ tới) * (cái chết|chuyện chết|việc chết)
      (tưởng tượng|hình dung|nghĩ) * (cảnh|lúc) <self> chết
      (nghĩ|nghĩ đến|nghĩ tới) (việc|chuyện)? chết
      (thà|thôi thà|thà là) (em|mình|tôi|con)? chết (còn|quách|đi|cho|sướng|hơn|luôn)
      (thà|thôi thà) chết $
      chết (quách|mẹ|phứt|luôn|bà|cha|mịa)? (đi)? cho (xong|rồi|nhẹ|đỡ|khuất mắt|rảnh|lành|yên|khỏe thân|hết khổ)
      chết (quách|phứt) (đi)?
      (không|sao không) (chết|chết quách) (đi|luôn) (cho|nhỉ|được)
      (sao|tại sao|sao mà) <self> (không|chưa|không thể) chết (đi|luôn|quách)?
      (sống|sống thế này|sống vậy|sống như vậy|sống như thế) * (không bằng|thà|chẳng thà|chi bằng) chết
      <no> (còn)? (muốn|thiết|thiết tha|ham|ham muốn) (gì|được|tiếp tục)? (sống|sông|sóng)
      <no> (còn)? thiết (gì)? (chuyện|việc)? sống
      <no> (muốn|thể) (tiếp tục)? sống (thêm|tiếp|trên đời|trên đời này|trên cõi đời|như này nữa|nữa)
      <no> (thể|muốn) tiếp tục sống
      <no> (còn)? muốn (tồn tại|có mặt) (trên|ở|nữa|tiếp|$)
      <no> (còn)? (thể)? tồn tại (trên|ở|nữa|tiếp)
      <no> (còn)? có mặt trên (đời|cõi đời)
      <no> (còn)? muốn tồn tại
      (sợ|ghét|mệt) phải sống (tiếp|thêm)
      chán sống (lắm|quá|rồi|thật|$)
      chán (cái)? (cuộc sống|đời) này * (chết|kết thúc|đi cho)
      hết muốn sống
      không muốn sống
      (kết thúc|chấm dứt|kết liễu|tước đi|tước bỏ|tự chấm dứt|chấm hết|kết) * (cuộc đời|sự sống|mạng sống|sinh mạng|bản thân|chính mình|đời mình|đời em|đời tôi|cái mạng|sự tồn tại|kiếp này|kiếp sống|cuộc sống)
      (từ bỏ|từ giã) * (cuộc đời|cuộc sống này|sự sống|mạng sống|cõi đời)
      <want> (kết thúc|chấm dứt|kết liễu) (tất cả|hết|mọi thứ|hết tất cả|cho xong)
      <want> (đăng xuất|logout|log out|sign out) (khỏi|ra khỏi|from) * <life>
      (đăng xuất|logout|log out|thoát game|rời) (khỏi|ra khỏi) (cuộc đời|cuộc sống|thế gian|trần gian|trái đất|nhân gian|cõi đời|thế giới|life|kiếp|game đời|đời)
      (want|wanna|going|gonna|wish|ready) * (die|kill myself|end it|end it all|disappear forever|end my life)
      (kill|killing|off|unalive|hang|hanging|shoot) myself
      (unalive|hang|shoot) me
      (jump|jumping|jumped) (off|from) * (bridge|roof|building|balcony)
      end (it all|my life|my own life)
      (not|dont|never) (want|wanna) (to)? (be here|be alive|be around|wake up|exist|go on|go on living|keep living|live)
      (tired|sick|exhausted) of (living|being alive|life|existing|being here)
      (no|not any|never any) (point|reason|sense) (in|to|of)? (living|live|being alive|go on|going on|stay alive|being here)
      (better|easier|happier) * if i (was|were|am|had) (dead|gone|not here|never born)
      (hope|wish|pray) * (not|never) wake up
      (take|taking|end|ending) my (own)? life
      (planning|plan|planned|decided|ready) (on|to) (die|dying|kill myself|killing myself|end it|ending it)
      (step|walk|run|jump) (in front of|into|under) (a)? (traffic|train|truck|bus|car)
      (do not|dont) (want|wanna|deserve) * (to)? live
      (wish|wished) i (was|were|had) (never born|dead|not born|never been born)
      (not|dont) deserve to live
      better off dead
      take my (own)? life
      kms
      đi chết * (cho rồi|đây|luôn)
      <self> sẽ chết (vào|trong)? (tối nay|đêm nay|ngày mai|hôm nay|cho)
      (cho|để|xin) <self> (được)? chết
      nên (chết|chết đi|chết quách)
      <self> (nên|phải) chết (đi)?
      sống (thêm|tiếp) * (nữa)? (làm gì|để làm gì|chi nữa)
      (trầm|gieo|quăng|buông|nhấn) mình (xuống|khỏi|từ)
      chọn cái chết
      tìm (đến|tới) cái chết
      (đi|về) (với)? (đất|cát bụi|suối vàng|bên kia thế giới) (cho)? (rồi|xong)
    `,
  },
  {
    sign: "suicide",
    weight: "danger",
    isTopic: true,
    phrases: `
      =tự tử
      =tử tự
      =tự vận
      =tự vẫn
      tự sát
      quyên sinh
      (muốn|định|tính|nghĩ|nghĩ đến|nghĩ tới|nghĩ về|ý định|ý nghĩ|dọa|đòi|toan|suýt|từng|vụ|chống|thư|rủ|lầu|cầu|thuốc|có|chuyện|việc|bị|ám ảnh|muốn đi|nó|cách|hay|đã|cảnh|kể về|nói) (đến|tới|về|là|sẽ)? (chuyện|việc|đi)? (tự tử|tự vẫn|tự vận)
      sẽ (tự tử|tự vẫn) $
      (tự tử|tự vẫn) (mất|chết|luôn|cho|hụt|quá|ở|tối|đêm|thật|không thành|được không)
      (tự kết liễu|tự kết thúc|tự giải thoát) (mình|đời|cuộc|bản thân|cho)?
      nghĩ quẩn
      (làm|nghĩ|có) (điều|chuyện|việc)? (dại dột|dại)
      (muốn|chỉ muốn|định|tính|lại muốn|suýt) * (đâm|lao|tông|phóng) (thẳng|xe|đầu|mình)? * (vào|xuống|ra) (xe|xe tải|cột|vực|gốc|dải|sông|tường|container|đường|đèo|biển)
      (treo|thắt) cổ
      (nhảy|nhẩy|nhãy|nhảy xuống|nhảy từ|gieo mình|lao) (lầu|cầu|sông|xuống sông|xuống lầu|xuống cầu|từ ban công|xuống từ|từ tầng|từ trên|tầng|ra đường ray|vào tàu|vào đầu xe|vào xe|ra trước xe)
      (lao|đâm) (đầu)? (ra|vào|xuống) (xe|tàu|đường ray|sông|ô tô|xe tải)
      (định|muốn|tính|sẽ|sắp) * nhảy (xuống|khỏi|lầu|cầu)
      (cắt|rạch|cứa) (cổ tay|mạch máu|động mạch)
      (uống|nuốt) <pills> * tự tử
      (uống|nuốt) (thuốc trừ sâu|thuốc sâu|thuốc chuột|thuốc diệt cỏ|thuốc độc|thuốc tẩy|axit|nước tẩy)
      (đốt|mua) than (trong phòng|trong xe|để chết|tổ ong để)
      tự thiêu
      (suicidal|suicide)
      (rủ|hẹn) * (chết chung|chết cùng|cùng chết)
    `,
  },
  {
    sign: "passive",
    weight: "danger",
    isForgiving: true,
    phrases: `
      ngủ (mãi|luôn|mãi mãi|vĩnh viễn|một giấc|1 giấc|thật sâu|một giấc thật dài|thật lâu|thiếp đi|rồi|đi)? * (không|khỏi|đừng|chẳng|không phải|không cần|không bao giờ|đừng bao giờ|chẳng bao giờ) * (tỉnh|thức|dậy|tỉnh dậy|thức dậy|mở mắt) (lại|nữa|$)
      ngủ (luôn|mãi|mãi mãi) (không|khỏi|đừng|chẳng) (phải|cần|muốn)? (tỉnh|thức|dậy|tỉnh dậy|thức dậy)
      (nằm xuống|nằm|ngủ) (và|rồi|mà)? (không|chẳng|khỏi|đừng) (bao giờ)? (dậy|tỉnh|thức) nữa
      nhắm mắt (lại)? (mãi|mãi mãi|là xong|là hết|xuôi tay|luôn|vĩnh viễn)
      (không bao giờ|đừng bao giờ|chẳng bao giờ) (phải)? (tỉnh dậy|thức dậy|tỉnh|thức|mở mắt) (ra|lại|nữa)?
      <wish> * ngủ * (mãi|luôn|mãi mãi) * (không|khỏi|đừng) (tỉnh|dậy|thức)
      <wish> * (không|đừng|khỏi) (tỉnh dậy|thức dậy|mở mắt) * (nữa|vào ngày mai|sáng mai)
      <wish> <self>? * (chưa từng|chưa bao giờ|đừng|chưa|không|không bao giờ|không được) (được)? (sinh ra|tồn tại|có mặt|ra đời)
      (không|chẳng|đừng|đáng lẽ không) (nên|đáng)? (được)? sinh ra (trên|ở|đời|làm|thì|mới|$)
      (không|chẳng|đừng|đáng lẽ không) (nên|đáng) (được)? có mặt (trên|ở|$)
      (đừng|không) (đẻ|sinh) <self> ra
      <self> (biến mất|mất|mất đi|không còn|chết|chết đi) * (chẳng|không) ai (hay|biết|nhận ra|để ý|quan tâm|buồn|thèm|khóc)
      (không|chẳng) ai * (nhận ra|biết|hay|để ý|quan tâm|buồn|care|khóc) * (nếu|khi) <self> (biến mất|chết|mất|không còn)
      (không có|không còn|thiếu|vắng|mất) <self> * <people>? * (sẽ|chắc|chắc sẽ|có khi|cũng)? * <relief>
      <self> (chết|biến mất|không còn|đi rồi|mất|chết đi) (đi|rồi)? (thì|là|chắc|có khi|cho)? * <people>? * (sẽ)? <relief>
      <self> đi (thì|là|chắc|có khi|cho) * <people>? * (sẽ)? <relief>
      (better|happier) * without me
      <wish> ** (ngừng đập|ngừng thở|ngưng thở|tắt thở|đột tử|đột quỵ|ra đi trong giấc ngủ|không tỉnh lại|không tỉnh dậy|không dậy nữa|chưa từng có mặt|chưa từng tồn tại|chưa từng sinh ra|không phải sống|không phải tồn tại|không có mặt)
      <wish> <self> (được)? (biến mất|tan biến|bốc hơi) (khỏi)? (thế giới|cuộc đời|mãi|luôn|hẳn|trên)
      (sleep|ngủ) forever
      (nhẹ nhõm|đỡ khổ|đỡ vất vả|đỡ cực|đỡ buồn|đỡ tốn|thoải mái|nhẹ gánh|rảnh nợ|tốt hơn|vui hơn|hạnh phúc hơn|khỏe hơn|sướng hơn) ** (nếu|khi|mà) ** (không có|không còn|thiếu|vắng|mất) (mình|em|tôi|con|cháu|tao|đứa|cái|thằng|kẻ)
      (không có|không còn|thiếu|vắng|mất) (mình|em|tôi|con|cháu|tao|đứa con|thằng con|con này) ** (nhẹ nhõm|đỡ khổ|đỡ cực|đỡ vất vả|đỡ tốn|nhẹ gánh|nhẹ nợ|rảnh nợ|tốt hơn|vui hơn|hạnh phúc hơn|khỏe hơn|sướng hơn)
      <self> <gone> ** (không|chẳng) ai ** (biết|hay|nhớ|tìm|để ý|buồn|khóc|quan tâm|thèm)
      (không|chẳng) ai ** (biết|nhớ|tìm|để ý|buồn|khóc|quan tâm) ** <self> <gone>
      (sáng mai|ngày mai|mai) <self>? * (không|khỏi|đừng|chẳng) (phải|cần|còn|muốn)? <wake>
      (không|chẳng) (còn)? (muốn|thiết) (phải)? <wake> (vào|nữa|ngày mai|sáng mai|$|thêm)
      <people> * <relief> * (khi|nếu|mà) * (không có|không còn|thiếu|vắng) <self>
      (tốt hơn|hạnh phúc hơn|vui hơn|tốt đẹp hơn|nhẹ hơn|dễ dàng hơn|đỡ khổ) * (nếu|khi) * (không có|không còn|thiếu|vắng|chết|biến mất) <self>?
      <self> chết (đi|quách)? * <people> * mới (vui|yên|hài lòng|vừa lòng|nhẹ|hạnh phúc|đỡ)
      (nếu|lỡ|khi|một ngày) <self> không còn (trên đời|trên cõi đời|tồn tại|ở trên đời|sống)
      <self> chết (chắc)? * (chẳng|không) (ai|có ai) (biết|hay|khóc|buồn|quan tâm|nhớ|thèm)
      <self> (có)? chết (cũng|thì cũng) (chẳng|không) (ai|sao)
      <wish> * người (gặp tai nạn|chết|mất|ra đi|nằm đó|bị xe tông) * là <self>
      (khó|không|chẳng) * (qua|sống qua|trụ qua|vượt qua|sống) (nổi|được)? (đêm nay|tối nay|hết đêm nay|hết hôm nay|tới ngày mai|đến ngày mai)
      (biến mất|bin mất|biếng mất|tan biến|tan thành|bốc hơi) * (mãi mãi|vĩnh viễn|khỏi thế giới|khỏi tg|khỏi cuộc đời|khỏi cõi đời|khỏi trái đất|khỏi thế gian|khỏi cuộc sống|trên đời|forever)
      disappear forever
      <no> (còn)? (thấy|có|tìm được|tìm thấy|tìm ra|kiếm được)? (được)? (lý do|lí do|động lực|cớ|reason) * (sống|tồn tại|to live|live)
      (chỉ có|chỉ còn|phải|có lẽ|có lẽ chỉ|chắc) (chết|cái chết) * (hết|mới|giải thoát|yên|nhẹ)
      chết (là|rồi|đi) (sẽ)? (hết|hết khổ|hết đau|xong|nhẹ|nhẹ lòng|được giải thoát)
      (chết đi|chết) (cho|thì|là)? <people>? * <relief>
      (không|chẳng) (còn)? (gặp|thấy) (lại)? (được)? (mình|em|tôi|con|cháu) nữa
      <wish> * (xe|tàu|ai đó|sét|tai nạn|bệnh|ung thư|máy bay) * (tông|đâm|cán|giết|đánh|mang|rơi|đụng|cướp) * <self>?
      (xe|tàu) (tông|đâm|cán|đụng) * (chết|cho xong|cho rồi)
      <wish> * (bị|mắc) (ung thư|bệnh nan y|bệnh nặng|tai nạn|bệnh chết) 
      (sao|tại sao|giá mà|giá như) * (người chết|người mất|người ra đi|người đi) (không phải)? (là)? (không phải)? <self>
      giải thoát (khỏi|cho|ra khỏi) (cuộc sống|cuộc đời|kiếp|bản thân|cõi|thế giới|mình|em|đời)
      (nếu|lỡ|giả sử|mai mốt|một ngày) <self> (chết|biến mất|không còn nữa|không còn|mất) * (ai|có ai|buồn|khóc|nhớ|quan tâm|đau lòng|thương)
      <no> (muốn|cần|mong) (thấy|tới|đến|có) (ngày mai|sáng mai|mai nữa)
      (không|chẳng) (sống|trụ|thọ) (được)? (qua|nổi qua|tới|đến) (nổi)? (đêm nay|hôm nay|ngày mai|tuần này|sinh nhật|năm nay)
      (không|chẳng) (còn)? (ở lại|sống tiếp|trụ lại) (được|nổi) (nữa)?
      (sống|tồn tại) (một mình)? (làm gì|để làm gì|chi|làm chi) (nữa)? (khi|cho|thêm)? (không|chẳng|khổ|chật)
      sống * cũng (như chết|bằng thừa|như không)
      (cả thế giới|mọi người|cuộc đời|đời) (này|cũng|đã|chắc|vốn)? không cần <self> (nữa)?
      (nghĩ|thấy) * (cái chết|chết) * (nhẹ nhàng|dễ chịu|giải thoát|bình yên)
      (đi|về) * (không|đừng|chẳng) (bao giờ)? (quay lại|trở về|về nữa|quay về) * (đi hẳn|mãi mãi|vĩnh viễn)
    `,
  },
  {
    sign: "means",
    weight: "danger",
    phrases: `
      (uống|nuốt|nốc) * (hết|cả|nguyên|sạch|quá) * (vỉ|vốc|nắm|đống|liều)
      (uống|nuốt|nốc) * (hết|cả|nguyên|sạch) * (lọ|hộp|hũ|chai|bịch|gói) * (thuốc|thuôc|viên)
      (uống|nuốt|nốc) * (vốc|nắm|đống|mấy chục|chục|hàng chục|cả vốc) * (thuốc|thuôc|viên)
      (uống|nuốt|nốc) (rất nhiều|quá nhiều) * (thuốc ngủ|thuốc an thần|thuốc giảm đau|thuốc)
      (vừa|mới|đã|lỡ) (uống|nuốt) <pills> (để|cho) (chết|xong)
      uống thuốc quá liều
      (bẻ|bóc|lột|rải|trút) (hết|sạch)? (cả|hai|ba|mấy|1|2|3)? (vỉ|lọ|hộp|viên) (thuốc)?
      =đổ (hết|sạch)? (cả|hai|ba|mấy|1|2|3)? (vỉ|lọ|hộp|viên)
      đổ (hết|sạch)? (cả|hai|ba|mấy|1|2|3)? (vỉ|lọ|hộp|viên) thuốc
      (đang)? (ở|đứng|ngồi|ra) (trên|giữa|ngoài)? (thành)? cầu ** (muốn|định|sắp) nhảy
      (thuốc|thuôc) (gì|nào) ** chết (nhanh|không đau|dễ|liền|ngay|được)
      (hẹn|hứa) với (mình|bản thân|lòng) ** (là)? (xong|đi|kết thúc|hết)
      (chọn|tìm) (được|xong)? (chỗ|nơi|tòa nhà|cây cầu) (rồi|để nhảy|để chết|đủ cao)
      (đổ|rải|bày|trút) (hết|sạch|cả)? * thuốc (ngủ)? (ra|lên)
      all the pills
      (take|took|taken|taking|swallow|swallowed|popped) * (all|whole|every|many|handful|bottle|rest|bunch|lots|20|30|40|50|60|100) * (pills|tablets|meds|medication|medicine|sleeping pills|tylenol|paracetamol|ibuprofen|xanax)
      (overdosed|overdose on|overdosing)
      (have|got|bought|holding) * (rope|noose|gun|razor|blade) * (ready|here|with me|in my hand|next to me|tonight)
      (cất|để dành|gom|tích|giấu|mua|giữ|trữ|tích được|gom được) ** (thuốc|viên) ** (đủ|8|9|10|12|15|20|25|30|40|50|chục|hai chục|ba chục|mấy chục)
      <many> viên ** đủ
      (mua|có|chuẩn bị|kiếm|để|giấu) ** (dây thừng|thừng|dây dù|than tổ ong|bình gas|dao lam) (rồi|sẵn|để|trong|giấu|về)
      chân (thả|đung đưa|lơ lửng|buông) * (xuống|ngoài|không trung)
      (nhắn|nói|bảo) (là|rằng)? (nó|bạn ấy|anh ấy|cô ấy|chị ấy|em ấy|ảnh) ** (uống thuốc|rạch|cắt cổ tay|treo cổ|nhảy|đi đây)
      (nhìn|ngắm|đếm|ngồi nhìn) (lọ|vỉ|đống|mớ|mấy viên|mấy vỉ|từng viên|con|lưỡi) (thuốc|thuốc ngủ|dao|lam|dao lam)
      (uống|nuốt|nốc) (hết|sạch|cả)? (chỗ|số|đống|mớ|tất cả) thuốc
      (uống|nuốt|nốc) <pills> * (rất nhiều|quá nhiều|nhiều quá|nhiều lắm|cả vỉ|cả lọ|quá liều)
      <many> viên (thuốc|thuốc ngủ|seduxen|paracetamol|panadol|diazepam|an thần|rotunda|efferalgan|giảm đau)
      thắt (sẵn|xong)? (cái)? (nút|thòng lọng|nút dây)
      (di thư|thư tuyệt mạng)
      (uống|nuốt|nốc|dùng) * <many> (viên|liều|ống)
      (uống|nuốt|nốc) * <many> viên
      (giấu) * (thuốc ngủ|dao lam|dây thừng|thuốc an thần)
      (cất|giấu|để) * (thuốc ngủ|dao|dao lam|thuốc sâu|thuốc chuột) * (dưới gối|gầm giường|dưới nệm)
      (dây|dây thừng|khăn|thòng lọng) * (xà nhà|xà|quạt trần|trần nhà)
      than * (đóng kín|kín phòng|kín cửa)
      (overdose|overdosed)
      quá liều (thuốc)?
      (mua|gom|để dành|tích|tích trữ|cất|giấu|chuẩn bị|trữ) (đủ|sẵn|được|rất nhiều)? (thuốc|thuốc ngủ) (rồi|đủ|mấy|để|trong|sẵn|cho)
      (mua|gom|tích|để dành|chuẩn bị) (đủ|sẵn) (thuốc|thuốc ngủ|dây|than|dao)
      (mua|chuẩn bị|kiếm|tìm|buộc) (sẵn|được|xong|xong cả)? (sợi)? (dây thừng|dây) (rồi|xong|sẵn|để treo|lên xà)
      (dây|dây thừng|than|thuốc) * (chuẩn bị|mua|buộc) * (xong|sẵn|rồi|đủ)
      (thư|lá thư|note|suicide) (tuyệt mệnh|từ biệt|note|letter|để lại cho bố mẹ)
      (viết|để lại) (thư|lá thư) (cho|để) * (đọc)? sau khi <self> (chết|đi|mất)
      cầm (con|cái)? (dao|kéo|lưỡi lam|dao lam) (trong|trên|ở)? tay (và|mà)? * (không biết|muốn|định|nhìn)
      (dao|lưỡi lam|dao lam|dây) (để|ngay|đang)? (sẵn|trước mặt|bên cạnh|kề cổ|kề tay)
      (kề|dí) dao (vào|lên)? (cổ|tay)
      (lên|có) kế hoạch (chết|tự tử|tự sát|kết thúc)
      (chọn|chốt|định) (được|xong|sẵn)? ngày (chết|đi|ra đi|để chết)
      (khi|lúc|đợi|chờ) (mọi người|cả nhà|bố mẹ|ba mẹ|mẹ) (đi|ngủ) (hết|say|làm)? * <self> (sẽ)? (làm|đi|kết thúc|ra đi|uống|nhảy)
      mở (bình|van) (ga|gas) (rồi|lên|ra|trong|để)
      (xả|mở|hít) (khí)? (ga|gas) * (chết|tự tử|cho xong|trong phòng)
    `,
  },
  {
    sign: "place",
    weight: "danger",
    isTopic: true,
    isPlace: true,
    phrases: `
      (mua|có|kiếm|có sẵn|còn) (sẵn|được)? (thuốc trừ sâu|thuốc sâu|thuốc chuột|thuốc diệt cỏ|thuốc độc) * (rồi|sẵn|trong nhà|để sẵn|ở nhà)
      mua than (rồi|về|tổ ong)
      (đứng|ngồi|trèo|leo) (ngoài|trên|bên|ở|sát|lên) * (lan can|thành cầu|mép nước|mép cầu|mép vực|mép mái|mép tường|mép tầng|mép sân thượng|mép ban công|mép lan can|mép cửa sổ|mép đường ray|mép $|gờ tường|bờ vực|cửa sổ tầng)
      (đang đứng|đang ở|đang ngồi|trèo|leo|leo lên|trèo lên|đang) (lên|trên|ngoài|sát|ở)? <height>
      lên (sân thượng|tầng thượng|nóc nhà|nóc tòa nhà) (rồi|một mình|để nhảy)
      (ban công|cửa sổ|cầu|dòng sông|đường ray|tầng cao|mặt nước|khoảng không|dòng nước) * (gọi|mời|rủ|hút|kéo) (mình|em|tôi|con)
      (đứng|đang ở|ngồi|ở|ra) (trên|giữa|ngoài)? (thành)? cầu * (nhìn xuống|nhảy|muốn nhảy|không muốn về|không về|nước chảy|không mún về|lạnh lắm|khóc)
      (đứng|ngồi) * nhìn xuống (dưới|nước|sông|đất)? * (muốn|nhảy|nghĩ|chỉ cần)
      chỉ cần (bước|nhảy|buông) (thêm|một|tay)
    `,
  },
  {
    sign: "method",
    weight: "danger",
    phrases: `
      (cách|cách nào|cách gì|làm sao|làm thế nào|phương pháp|kiểu) (để)? (có thể)? <self>? (được)? <death> (mà)? (không|ít|nhanh|nhẹ|êm|dễ|$)
      (cách|cách nào|làm sao|làm thế nào) (nào)? (để)? <death> * (không đau|ít đau|nhanh|nhẹ nhàng|nhanh nhất|êm ái|không ai biết|painlessly)
      (có)? cách (nào|gì) * (chết|tự tử|tự sát|die) 
      (chỉ|bày|nói cho|dạy|hướng dẫn|cho) <self> (biết|cách|xem|nghe)? (cách|làm sao|làm thế nào)? (để)? <death> * (nhanh|không đau|thế nào|ra sao|$)
      (bao nhiêu|mấy) (viên|liều|lọ|vỉ|gam|mg|tầng|độ cao) * (thì|là|mới|để|gây|đủ)? (chết|chết được|chết người|tử vong|die)
      (liều|thuốc|chất|uống) * (gây chết|gây tử vong|chết người|đủ chết|lethal)
      (uống|ăn) (cái)? gì * (chết|chết nhanh|chết ngay) (nhất|không đau|được)?
      (tầng|lầu) (mấy|bao nhiêu) * nhảy * chết
      chết (mà)? không (bị)? đau
      (ăn|uống|nhảy|cắt|tiêm|chích|hít|treo|đâm|nuốt) * (có|thì|là|mà|cho|để) chết (nhanh|không|ngay|chưa|được|người|liền|luôn|$)
      (tìm hiểu|tìm|mua|ăn|uống|search|tra|tìm mua) * (liều độc|liều chết|lá ngón|xyanua|cyanide|thạch tín|thuốc độc)
      (uống|nuốt|tiêm|chích|nhảy|treo|hít|cắt) ** chết (không|ko|chưa|nhanh|được không|hông)
      uống (thuốc)? (gì|nào|cái gì) * (chết|đi nhẹ nhàng|đi nhẹ|ra đi|đi luôn|kết thúc)
      (pills|pill|poison|dose|drugs) * (kill|die|lethal)
      chết (nhanh|nhẹ nhàng|êm ái|dễ) nhất
      (how to|ways to|way to|best way) (die|kill myself|suicide|commit suicide|end my life)
      (die|death) (painlessly|painless|without pain)
      (tự tử|tự sát) (nhanh nhất|không đau|sao cho|bằng cách nào|thế nào|kiểu gì)
    `,
  },
  {
    sign: "farewell",
    weight: "danger",
    phrases: `
      vĩnh biệt $
      vĩnh biệt (mọi người|tất cả|cuộc đời|cả nhà|mẹ|bố|ba|nhé|cậu|bạn|các bạn|đời|thế giới|em|anh|nha)
      tha (thứ|lỗi) cho quyết định
      viết (mấy|những|vài) (dòng|lời) (này|cuối) (trước khi|khi|cho)
      trước khi (ra đi|mình đi|em đi|con đi) (mãi|em|mình|con|tôi|muốn|$)
      (lời|câu|tin|dòng|những lời) cuối (cùng)? (của)? (mình|em|tôi|con) (gửi|muốn|nói|viết|để|dành|$)
      (xin lỗi|tha lỗi) ** (không|chẳng) ** (ở bên|bên cạnh|ở cạnh|ở lại|chăm sóc|phụng dưỡng|lo cho) ** (được)? nữa
      (đừng|không cần) (ai)? (tìm|kiếm|đợi|chờ|gọi) (mình|em|tôi|con|tao|tui|cháu) (nữa)? * (đi xa|đi luôn|không về)?
      <self> đi xa (lắm|rồi|mãi)
      (quên|hãy quên) <self> đi * (sống tốt|sống vui|nhé mọi người)
      (chăm sóc|lo cho|chăm) (bố mẹ|ba mẹ|mẹ|bố|con|các con) (giúp|hộ|thay|dùm|giùm) (mình|em|tôi|con)
      (hẹn|gặp) (nhau|lại)? (ở)? (thế giới|kiếp) (khác|bên kia|sau)
      nếu có kiếp sau
      tạm (biệt|bịt) (cuộc đời|thế giới|cõi đời|thế gian|trần gian|cuộc sống|đời)
      đây (chắc|có lẽ|sẽ)? là (tin nhắn|lời|bức thư|lá thư|những dòng|cuộc trò chuyện|dòng|status) cuối (cùng)?
      đây (chắc|có lẽ|sẽ)? là (đêm|ngày|lần) cuối (cùng)? (của)? <self> $
      (tin|lời|thư|gửi|nhắn|nói|stt|status) * vĩnh biệt
      chào * lần cuối
      (last|final) (message|words|goodbye|night|letter)
      (khi|sau khi|lúc|nếu) <self> (mất|chết|không còn|ra đi|đi rồi) (thì|rồi|hãy|nhớ|xin)? (mở|đọc|lấy|đưa|hãy|nhớ|đốt|chôn|rải|gửi|nhờ)
      (mọi người|bố mẹ|ba mẹ|mẹ|cả nhà) ở lại (mạnh giỏi|mạnh khỏe|vui|giữ gìn)
      (tin nhắn|lời|dòng|đêm|ngày|tối|bữa|hôm) cuối (cùng)? của (em|mình|tôi|con|cháu|tui)
      (là|chắc là) (lần cuối|lần cuối cùng) <self> (nhắn|nói chuyện|viết|lên đây|kể|ở đây)
      (hẹn|gặp|hẹn gặp|hẹn gặp lại|gặp lại) (lại)? (ở)? kiếp sau
      kiếp sau (con|em|mình|cháu|tôi) * (làm con|xin|đi đây|đền|trả)
      kiếp sau (gặp|gặp lại|gặp nhau)
      kiếp sau (lại)? (xin)? (được)? làm con
      (xin lỗi|con xin lỗi|em xin lỗi) * (bố mẹ|ba mẹ|mẹ|ba|bố|mọi người|cả nhà|má) * (con|em|mình|cháu) (đi trước|đi đây|đi|không chịu|không cố|mệt quá rồi|xin phép)
      (con|em|mình|cháu|tôi) (xin)? (phép)? (đi|ra đi) trước (nhé|nha|đây|ạ|$)
      xin lỗi vì đã không (thể)? (cố|gắng|chịu|sống|mạnh mẽ) (được|gắng|thêm|nữa)
      (không|chẳng) (gặp|thấy) lại (nhau)? nữa (đâu)?
      (goodbye|bye|bye bye) (world|everyone|cruel|cuộc đời|cuộc sống|thế giới|all)
      (hãy|nhớ|nhờ|gửi) * (chăm|lo|nuôi|chăm sóc) * (mẹ|bố|con|mèo|chó|em|bé) * (giúp|hộ|thay|dùm) <self> (khi|sau khi|nếu|lúc) <self> (không còn|đi|mất|chết)
      (lo|dọn|sắp xếp|chuẩn bị|giải quyết) (hết)? xong (hết|cả|rồi)? * <self> (đi|ra đi) được rồi
      (giờ|bây giờ) <self> (đi|ra đi) được rồi
      (đừng|không cần) (tìm|cứu|đợi) (mình|em|tôi|con|cháu|tao) (nữa|làm gì|$)
      đừng (ai)? (khóc|buồn|đau lòng) (vì|khi) <self> (đi|mất|chết|không còn|nữa)
      (mình|em|con|tôi) (đi đây|đi nhé|đi nha) * (vĩnh biệt|đừng tìm|kiếp sau|xin lỗi|cảm ơn mọi người)
    `,
  },
  {
    sign: "self-harm",
    weight: "danger",
    isTopic: true,
    phrases: `
      (been|started|keep|kept|am|still) cutting (again|myself|my|lately|since)?
      cutting (again|my arms|my wrists|my legs|my thighs)
      cut my (wrist|wrists|arm|arms|leg|legs|thigh|thighs)
      (rạch|cứa|khứa|cắt|lạch|dạch|chích|đâm) (vào|lên|nát)? (cánh|cổ|bắp)? (tay|đùi|chân|da thịt|cổ tay|bắp tay) (mình|em|tôi|con|mỗi|để|nữa|từ|rồi|tối|cho|vì|lại|khi|bằng|luôn|thật|chảy|hoài|hay|ở|quá|không|$)
      cắt (vào)? (tay|đùi|cổ tay) (again|relapse|nè|á|đó|đây|nha|thôi|tiếp|hết|nhiều|đau|mãi|suốt|tự)
      (rạch|khứa|lạch|dạch) (vào|lên|nát)? (cánh|cổ|bắp)? (tay|đùi|chân|da|người|mặt|bụng)
      cứa (vào|lên|nát)? (cánh|cổ|bắp)? (tay|đùi|chân)
      =cứa (vào|lên|nát)? (da|người|mặt|bụng)
      tự làm (mình|em|tôi|bản thân|con|chính mình) (đau|bị thương|chảy máu)
      (muốn|hay|lại|đang) làm (mình|bản thân) đau
      đấm (vào|vỡ) (gương|kính)
      =(dụi|ấn|gí|dí) (điếu)? (thuốc|tàn|tàn thuốc)? (vào|lên) (tay|da|đùi|người)
      thuốc * (dụi|ấn|gí|dí) (vào|lên) (tay|da|đùi|người)
      (dụi|ấn|gí|dí) (điếu)? (thuốc|tàn|tàn thuốc) (vào|lên) (tay|da|đùi|người)
      cào (mặt|người|tay|cổ|da) * (chảy máu|rướm máu|tóe máu)
      lấy (kim|dao|kéo|compa|bút|đinh|ghim) (đâm|chích|chọc|châm) (vào)? (tay|đùi|chân|người)
      (trừng phạt|hành hạ) (mình|bản thân|cơ thể)
      tự (đánh|đập|đấm|tát) (vô|vào|lên|mạnh vào)? (đầu|mặt|người|ngực|tay) (mình|em|tôi)?
      (rạch|cứa|khứa|cắt) (mấy|vài|một|hai|ba|thêm|nhiều|từng|chi chít) (đường|nhát|vết|đường dài) (lên|vào|vô|trên|ở)? * (tay|đùi|chân|da|bắp|người)
      (nhìn|thấy) (mấy)? (giọt)? máu (chảy|ra|rơi)? (thấy|mới|mà|là|lại|em|mình|thì) * (bình tĩnh|nhẹ|yên|đỡ|dễ chịu|thở)
      cắt tay (rồi|nữa|nữa rồi|lại)
      tự (rạch|cứa|cắt|cào|cấu|đâm|đốt|tát|đấm|đánh) (vào|lên|nát)? (cổ tay|tay|đùi|mặt|người|mình|bản thân|chân|đầu|da)
      (hay|lại|vừa|đang|mới|muốn|cứ|từng)? tự (hại|làm hại|làm đau|làm tổn thương|hành hạ|gây thương tích|làm bị thương|ngược đãi) (bản thân|mình|chính mình|thân|cơ thể|thân thể)?
      (làm đau|làm đao|làm tổn thương|hành hạ|gây đau|hủy hoại) (bản thân|chính mình|thân xác|cơ thể mình)
      (muốn|hay|lại|vừa|đang) làm (đau|tổn thương) mình
      (cào|cấu|cắn|bấm) (cấu|xé)? (nát)? (cổ tay|tay|đùi|da|người) (mình|em|tôi|con)? * (chảy máu|rướm máu|bật máu|tóe máu|đến khi đau|bầm)
      (tự|lấy|lại)? đập đầu (mình)? (vào|xuống) (tường|bàn|sàn|cửa|gối cho đau)
      (đấm|đập) (tay)? (vào)? tường (đến|tới|cho) * (máu|bầm|đau)
      (dí|châm|gí) * (thuốc lá|tàn thuốc|bật lửa|lửa) * (vào|lên)? (tay|da|người|đùi|mình|cổ tay)
      (thuốc lá|tàn thuốc|bật lửa) (dí|châm|gí) (vào|lên) (tay|da|người|đùi)
      (self harm|selfharm|self harming|self harmed|selfharming)
      (cut|cutting|hurt|hurting|burn|burning|harm|harming|cutted) myself
      (thấy|nhìn|nhìn thấy) máu (chảy)? * (nhẹ|dễ chịu|bình tĩnh|đỡ)
      (đau|chảy máu) * (tay|da|người) * mới (thấy|đỡ|dễ) (dễ thở|nhẹ|đỡ|thở|bình tĩnh|sống)
      lấy (dao lam|lưỡi lam|dao|kéo) (ra)? * (rạch|cứa|tay|cắt)
      (dao lam|lưỡi lam) (ra|lên|nữa|cất|giấu)
      vết (dao lam|dao|lam) * $
      vết (rạch|cắt|cứa|khứa) * (tay|đùi|da|cổ tay)
      (tay|đùi|cổ tay|người) * vết (rạch|cứa|cắt|khứa)
      lấy (dao|kéo|compa|mảnh chai|thủy tinh|dao rọc giấy|lưỡi dao) * (cứa|rạch|cắt|đâm) * (tay|đùi|da|chân|mình)
      (thèm|nhớ|nghiện|muốn) (cái)? (cảm giác)? (được)? (rạch|cứa|cắt) (da|tay|đùi)
      (relapse|lại|still) cutting
    `,
  },
  {
    sign: "harmed",
    weight: "danger",
    isTopic: true,
    phrases: `
      (threatened|threatens|threatening|threaten|going|said he will|says he will) (to)? (kill|beat|hurt|rape) (me|us)
      (he|she|they|father|dad|mom|mother|stepdad|stepfather|uncle|husband|wife|boyfriend|girlfriend|teacher|boss) (has|keeps|always|just)? * (beats|beat|beating|hits|hit|hitting|punches|punched|kicks|kicked|chokes|choked|slaps|slapped|hurts|touches|touched|rapes|raped|forces|forced|locks|locked) (me|us|my mom|my sister)
      (afraid|scared|terrified) * (he|she|they) (will|is going to|might) (kill|hurt|beat) (me|us)
      <beater> <self>? (lại|vừa|mới|hay|đang|cứ|say|uống rượu|về|toàn|thường|ta|nó|lại cứ|luôn|vẫn|định|từng)? * <harm> <hurt> 
      <beater> <self>? (lại|vừa|mới|hay|đang|cứ|toàn)? <harm> (đập)? * (bằng|bầm|chảy máu|gãy|ngất|sưng|tím|thâm|nữa)
      (em|mình|tôi|con|cháu|tui|mẹ em|mẹ mình|mẹ con em|bạn em|bạn mình|chị em|em gái) bị <beater>? <self>? (ta)? * (đánh|đánh đập|tát|đấm|đá|bóp cổ|bạo hành|hành hạ|hành hung|nhốt|đâm|chém|đánh hội đồng) (hội đồng|dã man|hoài|suốt|nữa|đau|bầm|chảy|gãy|nhiều|mỗi|như|bằng|đến|tới|dữ|tối|hôm|mấy|vì|rồi|trong|ở|quá|$)
      <beater> <self>? * <harm> (cả)? (tôi|em|mình|con|cháu|mẹ) (với|và|lẫn|cùng) (con|các con|em|mẹ|mẹ em)
      (đánh hội đồng|bạo hành gia đình|bạo lực gia đình)
      <beater> * (đá|đạp|đấm|tát|đập|vả|giật|nắm|kéo|ấn) (vào|vô|thẳng vào)? (bụng|đầu|mặt|lưng|người|ngực|tóc|cổ) (em|mình|tôi|con|mẹ|cháu|chị)
      =<beater> ** (đá|đạp|đấm|tát|đập|vả|giật|nắm|kéo|ấn) (vào|vô|thẳng vào)? (bụng|đầu|mặt|lưng|người|ngực|tóc|cổ) (em|mình|tôi|con|mẹ|cháu|chị)
      (say|nhậu|xỉn|rượu) (rồi|về|vào)? * (là|lại) (đánh|đập|chửi đánh) (con|em|vợ|mẹ|tôi|mình|cả nhà)
      (tay|người|đùi|chân) (em|mình|tôi|con)? (đầy|toàn|chi chít) vết (cứa|rạch|cắt|bầm|roi|đánh)
      =(ôm|ghì|đè) (em|con|cháu|mình) ** (sờ|bóp|hôn|ngực|cởi)
      (ôm|ghì|đè) (em|con|cháu|mình) * (sờ|bóp|ngực|cởi)
      (bóp|siết) cổ (em|mình|tôi|con|cháu|mẹ)
      (nhậu|say|say xỉn|uống rượu|rượu|xỉn|xỉu) * (là|lại|thì) đánh (vợ|con|em|tôi|mẹ|hai mẹ con|mẹ con|mình|cả nhà)
      (nhậu|say|say xỉn|uống rượu|xỉn|nhau) * về * đánh (vợ|con|em|tôi|mẹ|hai mẹ con|mẹ con|mình|cả nhà)
      cầm (dao|gậy|búa|chày|kéo|mã tấu) (rượt|đuổi|dọa|dí|chém|đòi)
      (nói|dọa|bảo|hăm) * sẽ giết (tôi|em|mình|con|cả nhà)
      đánh (con|em|cháu|mình|tôi) (bằng|gãy|bầm|ngất|chảy|sưng|tím|đến|tới|nhập viện)
      =(đe|đòi) (sẽ)? (giết|đâm|chém|đánh chết|đốt nhà|tạt axit|thiêu)
      (dọa|đe dọa|đòi|hăm|hăm dọa) (sẽ)? (giết|chém|đánh chết|đốt nhà|tạt axit|thiêu sống)
      (dọa|đe dọa|hăm dọa) (sẽ)? (đâm|thiêu)
      (giết|đánh chết) (em|mình|tôi|con|cháu|cả nhà em|mẹ con em) (nếu|khi|mất nếu)
      (hiếp|hiếp dâm|cưỡng hiếp|cưỡng dâm|cưỡng bức|xâm hại|xâm hai|dâm ô|sàm sỡ|lạm dụng tình dục|rape|raped|molest|molested|quan hệ tình dục ép buộc)
      bị <beater>? (cũ)? (bạo hành|đánh đập|hành hung|bóp cổ|đánh hội đồng|hành hạ)
      bị (lạm dụng|ép quan hệ|ép làm tình|sờ mó|sờ soạng|giở trò)
      =(sờ|bóp|đụng chạm|đụng|chạm|mò|hôn) (vào|lên|khắp)? (người|ngực|mông|chỗ kín|vùng kín|đùi|chỗ ấy) (em|con|cháu|mình|tôi)?
      (sờ|sờ mó|sờ soạng|bóp|đụng chạm|đụng|chạm|mò|hôn) (mó)? (vào|lên|khắp) (người|ngực|mông|chỗ kín|vùng kín|đùi|chỗ ấy) (em|con|cháu|mình|tôi)?
      (sờ mó|sờ soạng|sờ|bóp|mò) (ngực|mông|chỗ kín|vùng kín|đùi|chỗ ấy) (em|con|cháu|mình|tôi)?
      (sờ mó|sờ soạng) (người)? (em|con|cháu|mình|tôi)
      (sờ|mò) người (em|cháu) $
      =(hay|cứ|lại|vừa|toàn|và|vào|rồi) sờ (em|con|cháu|mình)
      (hay|cứ|lại|vừa|toàn|và|vào|rồi) sờ (mó|soạng) (em|con|cháu|mình|e)
      (hay|cứ|lại|vừa|toàn|và|vào|rồi) sờ (em|con|cháu|mình|e) $
      (bắt|ép|dụ|bảo) (em|con|cháu|mình|tôi) * (cởi|làm chuyện đó|làm chuyện ấy|quan hệ|chụp ảnh khỏa thân|sờ|lên giường|chụp hình nhạy cảm|gửi ảnh nóng|gửi ảnh khỏa thân)
      bị <beater> (em|mình|tôi|cũ|con)? (lại|vừa)? <harm>
      bị (bạn|các bạn|bạn bè|bọn nó|tụi nó|mấy bạn|đám bạn|nhóm bạn) * đánh (và|hội đồng|quay|hoài|đau|ngày|nữa|rồi|ở|trong|sau|$)
      <beater> <self>? * ném * (vào|trúng) (người|mặt|đầu) <self>?
      bị * ép (phải)? (quan hệ|ngủ cùng|làm tình)
      (he|she|dad|mom|father|husband|boyfriend|they|chồng|bố|mẹ|bạn trai) (hits|hit|beats|beat|slaps|slapped|kicks|chokes|choked) me
      bắt (em|con|cháu|mình) (ngồi lên đùi|ngồi lòng|ngồi vào lòng)
      ép (em|mình|tôi|con) (phải)? (quan hệ|ngủ cùng|làm chuyện)
      =trói (em|mình|tôi|con|cháu|chúng con)
      (nhốt|xích) (em|mình|tôi|con|cháu|chúng con)
      (em|mình|tôi|con|cháu|mẹ con em) (bị|đang bị) nhốt
      bị (bố|ba|mẹ|má|chồng|dượng|ông ấy|mẹ kế|anh ấy) nhốt
      khóa (cửa|trái cửa) không cho (em|mình|tôi|con|cháu) (ra|đi)
      bỏ đói (em|con|cháu|mình)
      không cho (em|con|cháu) ăn
      (em|mình|tôi|con|cháu) (đang)? (trốn|núp|trốn ra) (trong|ở|ngoài|dưới) (nhà tắm|nhà vệ sinh|phòng|ngoài đường|gầm giường|nhà hàng xóm|tủ|đường|toilet|wc)
      (hit|hits|hitting|beat|beats|choke|choked|chokes|slap|slapped|punched|rape|raped) (me|em|mình|tôi)
      (bố|ba|mẹ|má|cha|dượng|mẹ kế) <self>? (lại|hay|vừa|toàn|thường|suốt ngày)? * đánh (con|em|cháu|mình|mẹ)
    `,
  },
  {
    sign: "threat",
    weight: "danger",
    isTopic: true,
    phrases: `
      (sẽ|phải|tối nay|nhất định|đi|thề|quyết|chuẩn bị|lên kế hoạch|sắp) (phải|là|sẽ)? * (giết|đâm chết|chém|chém chết|đâm|thủ tiêu|xử) (chết)? (nó|hắn|thằng|con đó|con kia|cả nhà nó|lão|ông ta|bà ta|anh ta|họ|chúng nó|cả lũ|mấy đứa)
      (tao|tôi|mình|em) giết (nó|hắn|thằng đó|ông ta|lão) (rồi|xong|luôn)
      (cầm|vác|mang|giấu) (con)? (dao|mã tấu|búa|súng) * (qua|sang|tới|đến|đi tìm|gặp|giết|đâm|chém)
      (đầu độc|bỏ thuốc độc|tạt axit|phóng hỏa|đốt nhà) (nó|hắn|cả nhà|lão|anh ta|họ)
      giết (con|các con|mấy đứa nhỏ|cả nhà) rồi (chết|tự tử|đi|em)
      (ôm con|mang con|dắt con) * (chết|nhảy|tự tử|đi cùng|chết chung)
      (going to|gonna|will|want to|wanna) (kill|murder|stab|shoot) (him|her|them|this man|that man|this woman|that woman|that guy|this guy|that bastard)
    `,
  },
];
