// Contexts that change the meaning of a sign: figures of speech, films and studies, the distant past, denial. One
// phrase a line, in the language of phrase.ts.

/** The words that make a figure of speech with "muốn chết": said every day, meant by nobody. */
const EVERYDAY =
  "(nóng|lạnh|rét|mệt|đói|khát|buồn ngủ|ngại|xấu hổ|mắc cỡ|ngượng|bận|đau|mỏi|nhức|mắc cười|buồn cười|cười|nhớ|thèm|yêu|" +
  "thương|lo|run|sợ|hồi hộp|tức|cay|bực|ghét|chán|xinh|đẹp|dễ thương|cute|vui|sướng|ngon|phê|thích|ồn|hôi|thối|nặng|lâu|" +
  "đắt|rẻ|chật|đông|xa|nghèo|ngứa|cận|lười|nhục|oải|đuối|kẹt xe|tắc đường|chạy|học|làm việc|cày|đợi|chờ|leo|" +
  "mừng|xấu|béo|gầy|ốm|tởm|cay|điên|oan|ghen|ghê|chân|lưng|bụng|răng|tired|hungry|boring|cold|hot|bored|dễ thương|say|ướt|vội|gấp|hóng|tò mò|mệt mỏi|căng|stress|áp lực)";

/** The same with words that are said in earnest too: no danger by itself, but not nothing either. */
const EARNEST = "(buồn|khổ|đau khổ|tủi|chán nản|cô đơn|nản|bế tắc|đau lòng|mệt mỏi|tuyệt vọng|chán đời)";

/** Never meant: what they cover is not listened to. */
export const FIGURES = `
  (phải|cứ|đang|vẫn)? sống (chung|cùng|với|theo|xa|nhờ|dựa|gửi|qua ngày|qua loa|tạm|tằn tiện|tiết kiệm|hai mặt|trái|như cái bóng|trong cảnh|ở trọ|ở nhà)
  (như|như thể|coi như|cứ như) (là)? (mình|em|tôi|con)? không có mặt
  không có mặt (ở đó|ở đấy|ở nhà|ở lớp|ở công ty|trong|lúc|khi|hôm|buổi)
  (biến mất|trốn|lặn|mất tích) (vài|mấy|một|hai|ba|ít|cả) (ngày|hôm|bữa|tuần|tiếng|buổi)
  (khóc|cười) (quá)? (muốn|đến|tới) chết
  =(mê|quê|khó|no|dí|hành|bí|dài|ế|bở hơi|sml) (quá)? (muốn|đến|tới|gần|suýt) chết
  ${EVERYDAY} (bài|số|deadline|việc|bộ|đơn|xe|hàng|dự án|project|em|mình|tui|người|quá)? (muốn|gần) chết
  =${EVERYDAY} (bài|số|deadline|việc|bộ|đơn|xe|hàng|dự án|project|em|mình|tui|người|quá)? (đến|tới|suýt|cho) chết
  ${EVERYDAY} (muốn|đến|tới|gần) (chết đi sống lại|chết mất|xỉu|ngất|tắt thở)
  ${EVERYDAY} (em|anh|mẹ|con|nó|bạn|cậu|quá|ghê|ấy)? * chết (đi được|mất|mịa|mẹ|cha|bà|luôn|thôi|đi sống lại|lên được|liền)
  ${EVERYDAY} chết (đi|lên) (được|sống)
  ${EVERYDAY} thấy (mẹ|bà|cha)
  (sợ|thèm|nhớ|ghét|đau|mỏi|nhức|kẹt|đợi|chờ|học|cày|mê|chạy|làm|gặp|nghe) _ muốn chết
  (đau|mỏi|nhức) * (chân|lưng|tay|bụng|răng|vai|đầu|gối) (quá)? muốn chết
  ăn * no (quá)? muốn chết
  (muốn|ước|mong|sẽ) * (đến|tới) chết
  (muốn|mong) (biết|hỏi|xem|cho|bắt) * chết
  (cái chết|chuyện chết|việc chết) của (ông|bà|bố|mẹ|anh|chị|em gái|em trai|nhân vật|bạn|chồng|vợ|chú|bác|cô|dì|nó|thầy|con chó|con mèo|người)
  giải thoát khỏi (cái|đống|mớ)? (áp lực|công việc|điểm số|mối quan hệ|nợ|deadline|hôn nhân|suy nghĩ)
  (kết thúc|chấm dứt) (mọi chuyện|tất cả|hết|mọi thứ) với
  (nơi|thành phố|chỗ|khu|đất nước) * không đáng sống
  (lỡ|bị|vô tình|bất cẩn) * (cắt|đứt|rạch) (vào|trúng)? tay
  (cắt|đứt) tay (trái|nghề|vụng|vịn|cầm|khách)
  (lương|giá|tiền|thu nhập|vật giá) * (sống không nổi|không sống nổi)
  (không|chẳng) sống nổi (với|ở|bằng)
  (ra đi|đi) (tìm|học|du học|du lịch|lập nghiệp|kiếm)
  chết (trong lòng|lên chết xuống|đi sống lại|cha rồi|cười|tiệt|máy)
  =chết (khiếp|ngắc|sặc|đuối|ngạt|điếng|máy|đứ|chìm|oan|yểu|não|lâm sàng|đứng)
  =(cây|cá|mèo|chó|hoa|máy|pin|xe|gián|chuột|muỗi|kiến|lan|gà|heo|bò|chim|hamster|cún|sim|điện thoại|laptop|wifi|server) (của|nhà|con)? (mình|tôi|em|tui|con)? * chết
  =(mèo|chó|vợ mình|con bé|bé|thằng bé|em bé) * (cào|cắn|cấu)
  (mơ|mơ thấy|nằm mơ|giấc mơ) * chết
  viên (vitamin|canxi|sủi|dầu cá|kẽm|bổ|omega|men|c)
  (khó tính|khó chịu|khó|cứng đầu|kỹ tính) chết (đi được|mất|luôn)
  ai (cũng|rồi cũng|mà chẳng|chẳng) (sẽ|phải)? chết
  (ăn|uống|ngắm|xem|gặp) ** chết cũng (được|đáng|cam)
  muốn chết với (hội|lũ|đám|cái|mấy|bà|ông|con|thằng|team)
  nhảy cầu (bungee|trượt|tuột|bơi)
  (phòng|nhà|quán|trọ|căn hộ) * (tầng thượng|sân thượng|ban công)
  =muốn chết (mê|mệt|đứng|ngất|đói|rét|cười|khiếp|lâm sàng)
  =chết mê
  chết (đi sống lại|cha|cha rồi|dở|tiệt|cười|mệt|lặng|điếng)
  (sống dở chết dở|sống chết gì|sống chết có số|sống chết|chết nhát|chết lâm sàng)
  thà chết (còn|sướng) hơn (phải|ăn|đi|nghe|gặp|làm|mặc|học|ngồi|yêu|xem|để)
  <no> muốn sống (ở|trong|chung|cùng|với|xa|gần|tại|kiểu|vội|dựa|phụ thuộc|như vậy mãi|giả tạo|ảo|lệ thuộc|nhờ)
  <no> (thể)? sống (thiếu|xa|chung|với|nổi với) (anh|em|nhau|mẹ chồng|cà phê|điện thoại)
  (kết thúc|tạm biệt|chấm dứt|từ giã) (cuộc đời|cuộc sống|đời|chuỗi ngày) (độc thân|sinh viên|học sinh|công sở|đi thuê|ở trọ|lính|f a|xa nhà|nội trợ|cũ|hôn nhân)
  (kết thúc|chấm dứt|chấm hết) (cuộc)? (hôn nhân|tình|mối quan hệ|hợp đồng|công việc|dự án|buổi|khóa)
  (đăng xuất|logout|log out|thoát) (ra)? (khỏi)? (tài khoản|facebook|fb|zalo|ứng dụng|app|máy|nhóm|instagram|tiktok)
  biến mất khỏi (mạng|mạng xã hội|facebook|fb|nhóm|công ty|cuộc họp|phòng họp|group|instagram|zalo)
  (cắt|khâu) tay (áo|nghề)
  (đánh|danh) (nhau|thức|giá|son|máy|răng|bài|vần|dấu|phấn|cầu|đàn|cờ|liều|đổi|mất|bại|lừa|tiếng|rơi|cho|thời gian|tặng|riêng|tất cả)
  (ngủ|nằm|thức) * (không|chẳng) (dậy|tỉnh) (nổi|được|sớm|đúng)
  (không|chẳng) muốn (dậy|thức dậy) (sớm|đi làm|đi học|nấu|vì lạnh|khỏi giường)
  (uống|ăn) (hết|cả|nguyên) (một)? (chai|hộp|lọ|gói|ly|nồi|bịch|vốc) (nước|sữa|bia|rượu|trà|bim bim|kẹo|vitamin|sinh tố|bánh|snack|hạt)
  (thuốc|hộp thuốc|lọ thuốc|vỉ thuốc) (bổ|ho|cảm|kháng sinh|bắc|nam|lá|nhuộm|nhỏ mắt|tẩy|dạ dày|dị ứng|huyết áp|nhức đầu theo đơn)
  bỏ thuốc lá
  (treo|đứt|gãy|mỏi|thắt|vẹo|nghển|đau) cổ (vũ|áo|chờ|đợi)
  không thấy <self> (nhắn|nhắn tin|online|lên|dậy|trả lời|xuất hiện) (thì|là) (gọi|nhắn|qua|đánh thức|kêu)
  ngủ (một giấc)? (tới|đến) (trưa|trưa mai|chiều|chín giờ|mười giờ)
  ngủ ** (không|khỏi|chẳng) (ai|cần ai|bị ai|cần) (gọi|kêu|đánh thức) dậy (đi|sớm|$)
  ngủ ** (không|khỏi|chẳng) cần (báo thức|đồng hồ)
  (yêu|thương|thích|mê|crush) (người ta|anh|em|nó|ảnh|cậu ấy|chị ấy|idol) (muốn|gần) chết (mà|luôn|á|vậy|lun|nhưng|$)
  (tim|trái tim) (em|mình|tôi|con|như)? (muốn|như muốn|suýt) (ngừng|ngưng|rớt|rụng|nhảy|văng|nổ|tan)
  chết chung với (deadline|đống|mấy|cái|công việc|bài|dự án)
  (không có|thiếu|vắng) <self> (thì|chắc|ở)? (ở)? (team|nhóm|công ty|cơ quan|phòng|lớp|sếp|đội|dự án|quán|cửa hàng)
  (vai gáy|mỏi cổ)
`;

/** Said lightly or in earnest: counted as leaning. */
/** Words before "muốn chết" that leave it earnest. */
export const MEANT =
  "mình tôi em con cháu tao tui tớ anh chị chỉ cũng vẫn lại đang sự thật rất cứ luôn toàn từng đã lúc khi là thì nên mà và nói " +
  "bảo nhắn đòi nó không chưa có thấy nghĩ giờ mức nỗi rồi đây biết ta ấy ai hay nữa quá lòng mai sao bị này vậy thế đời " +
  "tại nay chắc sẽ còn thôi i honestly thực với tin gì vì chồng vợ mẹ bố ba má bạn trai gái bé ông bà người status stt story nt " +
  "chẳng càng nghe ngày đêm tối hôm bởi cháu gào khóc kêu than";

/** Said lightly or in earnest: counted as leaning. */
export const EARNEST_FIGURES = `
  ${EARNEST} (muốn|đến|tới|gần) chết
  ${EARNEST} chết (đi được|mất|luôn|đi)
  ${EARNEST} đến (mức|nỗi) muốn chết
  mệt quá (chỉ)? muốn chết
`;

/** "tu tu" without marks in front of a verb is "từ từ". */
export const SLOWLY = `
  (tự tử|từ từ) (kể|nói|suy nghĩ|nghĩ|làm|tìm|học|tập|đi|ăn|uống|đến|hiểu|biết|hoàn|thôi|cũng|rồi|đã|tính|thay đổi|quen|lên|về|sống|vượt|chữa|thích|xem|sắp xếp|bình tâm|ổn|tiết kiệm|cải thiện|mà|từng|xây|bước|dọn|viết|chia|trả)
`;

/** Films, books, news, studies, games: naming there is not meaning it. */
export const TOPICS = `
  !(vở|tuồng|cải lương|mv|clip|bức tranh|triển lãm|phim tài liệu|paper|luận án|số liệu)
  !(phim|bộ phim|truyện|tiểu thuyết|nhân vật|nv|diễn viên|kịch|vở kịch|bài hát|ca khúc|mv|anime|manga|drama|series|netflix|tập phim|cảnh phim|kdrama|truyện tranh)
  =(báo|vụ|môn|sách|kiều|chương)
  !(bài báo|đọc báo|tin tức|thời sự|bản tin|vụ án|phóng sự|tivi|ti vi|lên báo|trên mạng|tiktok|podcast)
  !(luận văn|khóa luận|nghiên cứu|đề tài|thuyết trình|bài thuyết trình|bài tập nhóm|tiểu luận|học bài|bài học|cuốn sách|tác phẩm|research|thesis|essay|workshop|hội thảo|tập huấn|khóa học|thống kê|báo cáo|thảo luận|chủ đề|chuyên đề|tranh biện|viết về|học về|tìm hiểu về)
  !(game|trận|rank|liên quân|pubg|tướng|boss|free fire|valorant|lol|mạng rồi|level|màn chơi|roblox|minecraft|team|map)
  !(chí phèo|lão hạc|truyện kiều|vũ nương|romeo|anna karenina|chị dậu|norwegian wood|rừng na uy|werther|13 reasons why|reasons why)
`;

/** Keeping people from it is a subject of work and study. */
export const PREVENTION = `
  (phòng chống|phòng ngừa|ngăn ngừa|phòng tránh|prevention|tuyên truyền|dự phòng)
`;

/** A place is only a place when one is there for the view. */
export const CALM = `
  =(trồng|nướng|mát|tắc)
  (ngắm|thích|đẹp quá|ban đêm|về đêm|nhìn thành phố|hoàng hôn|bình minh|hóng gió|hóng mát|chill|cà phê|cafe|coffee|phơi|tưới|view|chụp ảnh|chụp hình|đẹp|pháo hoa|bbq|tiệc|sửa|leo núi|trekking|bia|đi dạo|chạy bộ|tập yoga|mát|gió mát|cho mát|bình yên|yên bình|câu cá|thích|thành phố|nhiều sao|ngắm sao|nghe nhạc|pháo hoa|nhìn thuyền|kẹt xe|tắc|đi làm|thả diều|lên đèn|lòng yên|thư giãn)
  (rào|lưới|cho mèo|sơn lại|lắp|chống trộm|xịt|phun|ruộng|lúa|vườn|rau|diệt chuột|bẫy chuột|gián|mối|cây cảnh)
  (nấu|nấu ăn|bếp|gọt|thái|cắt rau|thớt|làm bếp|chặt|cắt trái cây|cắt bánh|rửa)
`;

/** Going away as people go away: for work, studies, a wedding, a journey, another flat. */
export const DEPARTURES = `
  (du học|công tác|chuyển trọ|chuyển nhà|chuyển phòng|dọn nhà|chuyển công ty|chuyển việc|chuyển lớp|chuyển trường|nghỉ việc|nghỉ hưu|xuất khẩu lao động|định cư|nước ngoài|nhập ngũ|nghĩa vụ|đi lính|đi lấy chồng|lấy chồng|lấy vợ|đám cưới|đại học|cao học|nhập học|ra trường|tốt nghiệp|độc thân|cấp ba|cấp hai|lớp mười hai|học kỳ|trả phòng|chủ nhà|người thuê|thuê nhà|lập nghiệp|đi phượt|du lịch|luận văn|đồ án|bảo vệ|từ thiện|thanh lý|dị ứng|hợp đồng|mùa giải)
  (sang|qua|đi|vào|ra|lên|về) (nhật|hàn|mỹ|úc|đức|anh|pháp|đài|singapore|sài gòn|hà nội|đà nẵng|đà lạt|hà giang|sapa|huế|nha trang|vũng tàu|phú quốc|cần thơ|quê)
  (ở|của|cả|với|trong)? (công ty|cơ quan|team|phòng ban|đồng nghiệp|khách hàng|sếp)
  (wifi|netflix|gmail|facebook|instagram)
  lần cuối (cùng)? ** (là|cách) (đây|hồi|lúc|khi|năm|tháng|hôm|tuần|ngày|từ)
`;

export const PAST = `
  (mười|hai|ba|mấy|năm|bốn|nhiều) năm trước
  hồi (đó|xưa|nhỏ|bé|trước|cấp|lớp|ấy|năm|còn|tháng|mới|đi|học|sinh|ba|hai|ở|yêu|chia)
  thời (đó|ấy|sinh viên|học sinh|đi học|cấp|còn|trẻ|mới)
  (ngày xưa|năm ngoái|năm kia|trước đây|trước kia|ngày trước|khi xưa|dạo đó|lúc trước|lúc nhỏ|lúc đó|khi đó|khi còn|ngày đó|năm đó|một thời|xưa kia|xưa)
  (năm|hồi) lớp
  năm (nhất|hai|ba|tư) đại học
  (đã)? từng (nghĩ|muốn|có|định|tự|rạch|bị|suýt|cắt|uống|suicidal|là|trải|đứng|trầm|như|rất|mất|phải|làm|gặp|bóp|đánh)
  (mấy|hai|ba|bốn|năm|sáu|mười|nhiều|vài|chục|một|1|2|3|4|5|6|7|8|9|10) năm trước
  cách đây (mấy|hai|ba|bốn|năm|vài|nhiều|một|mười) năm
  có (lần|thời|một thời|giai đoạn) (em|mình|tôi|con)?
  (back in|back then|used to|years ago)
`;

/** It was, and is again. */
export const STILL = `
  (vẫn|lại|vẫn còn|cũng) (còn)? (muốn|nghĩ đến|nghĩ tới|nghĩ|thế|vậy|rạch|cắt|tự|định|đánh|bị|hành|y như|như cũ|như xưa|tái|quay lại|y chang)
  (giờ|bây giờ|dạo này|gần đây|hôm nay|tối nay|mấy hôm nay|hiện tại|mấy bữa nay|đêm nay) * (muốn|cũng|vẫn muốn|còn muốn|càng|không muốn sống|không thiết sống|không chịu)
  (ý nghĩ|cảm giác) (đó|ấy|này) * (quay|trở|tìm) (lại|về)
`;

/** In front of a sign, with nothing but light words between: it is denied. */
export const DENIALS = `
  =(đừng|khỏi)
  (không|chẳng|chả|đéo|đếch|chưa|không hề|chẳng hề|chưa hề|chưa từng|chưa bao giờ|không bao giờ|chẳng bao giờ|không phải|không phải là|chẳng phải|đâu có|đâu phải|nào có|hết|đừng có|không còn|chẳng còn|hết còn|not|never|no longer)
`;

/** They look like denials and are none. */
export const NO_DENIALS = `
  (không|chẳng|chưa) (ngừng|thôi|khỏi|biết|dám|hiểu sao|hiểu|chỉ|sợ|còn sợ|kìm|kìm được|chịu|còn cách nào|lúc nào không|ngày nào không|thể không|thể ngừng|thể thôi|đùa|giỡn)
  (sao|tại sao|sao mà|hay là|phải chi) (không|chưa|chẳng)
  không (ai|lúc nào|ngày nào|đêm nào) * không
`;

/** Words that may come between a denial and the denied phrase. */
export const LIGHT_WORDS =
  "có hề ý định nghĩ đến tới về định phải là mình em tôi con cháu tui tao muốn bao giờ từng thật sự còn chuyện việc cái sẽ bị đang tính được cho mấy suy ai feeling being làm gì i am really muon co y dinh nghi den toi chuyen viec minh";

export const RETRACTIONS = `
  =(đùa|giỡn|dỡn)
  (đùa|giỡn|dỡn) (thôi|tí|chút|đấy|mà|á|đó|haha|xíu|nha|tý)
  (nói đùa|nói giỡn|nói chơi|just kidding|kidding|jk|joking|nói linh tinh|nói nhảm|nói xạo|cho vui|nói quá|nói bừa|lỡ lời|nói bậy)
`;

/** In front of a retraction: "không đùa". */
export const NO_RETRACTION = `
  (không|chẳng|đâu có|không phải|chứ không phải|không hề|đừng|chả|đéo|not|no|không có|chưa bao giờ) (nói|là|phải)? (đùa|giỡn|dỡn|chơi|joking|kidding|cho vui|xạo|quá)
`;

/** Target of an insult or threat. */
export const SPOKEN_TO = "mày mi bay ai bot gpt chatgpt máy app tụi chúng bọn lũ bây ngươi đồ thằng";

/** Somebody in a story or report who is not part of the person's life. */
export const MADE_UP = "vật phim truyện hát game boss tướng nv thoại kiều phèo hạc nương diễn viên chính";

/** Somebody else in danger, in subject position. */
export const OTHERS = `
  (bạn thân|bạn cùng phòng|bạn học|bạn trai|bạn gái|bạn|đứa bạn|thằng bạn|con bạn|em gái|em trai|anh trai|chị gái|con trai|con gái|người yêu|chồng|vợ|mẹ|bố|học sinh|học trò|đồng nghiệp|em họ|anh họ|chị họ|friend|sister|brother|bạn đồng nghiệp) (thân)? (của)? (mình|tôi|em|con|tui|tao|cháu|tớ)
  (nó|anh ấy|chị ấy|cô ấy|em ấy|bạn ấy|cậu ấy|ông ấy|bà ấy|ảnh|ổng|bọn trẻ|một người|người khác|người ấy|người thân|ai đó|she|he|herself|himself) (đang|vừa|cứ|hay|lại|đã|nói|bảo|nhắn|muốn|định|không|có|đòi|dọa|uống|rạch|cắt|nghĩ|là|tự|để|viết|để lại|wants|is|want)?
  (bạn|mẹ|bố|ba|má|chồng|vợ|em gái|em trai|con trai|con gái|anh trai|chị gái|người yêu|đứa bạn|thằng bạn|bạn thân|cậu bạn|cô bạn|đứa em|con bạn) (cũ|thân)? (vừa|cứ|hay|đang|mới|đã|lại|toàn)? (nói|nhắn|bảo|muốn|định|để lại|viết|rạch|dọa|không muốn|đăng|gửi|uống thuốc|treo cổ|nhảy|đòi|tự tử|tự sát|cắt)
  =(con|thằng bé|con bé) (của)? (tôi|anh|chị)
  =(ba|má|bà|ông|cháu|chú|bác|cô|dì) (của)? (mình|tôi|em|con|tui|tao|cháu|tớ)
  (chị|anh|dì|dượng|thầy|cô giáo|hàng xóm|người quen|đứa cháu|cậu bạn|cô bạn) (của)? (mình|tôi|tui|tớ|con)
  my (friend|sister|brother|mom|mother|dad|father|son|daughter|husband|wife|boyfriend|girlfriend)
`;

/** A completed suicide of another person: this is grief and no emergency. */
export const COMPLETED = `
  (năm|tháng|tuần|hôm|ngày|bữa|mùa|tết) (ngoái|kia|trước|nọ|qua|rồi)
  (hồi|lúc|khi|từ hồi|từ lúc) (mình|em|tôi|con|tui)
  cách đây
  (được|đã) (mấy|một|hai|ba|bốn|năm|vài|nhiều|gần|hơn|mười) (ngày|tuần|tháng|năm)
  (mất|chết|qua đời|ra đi) (vì|do|bằng)
  (đã|vì|do) (tự tử|tự sát|tự vẫn|treo cổ)
  (tự tử|tự sát|tự vẫn|treo cổ|nhảy lầu|nhảy cầu) (rồi|mất|chết)
  (đám tang|đám ma|giỗ|mộ|di ảnh|di thư|bốn chín ngày|49 ngày)
`;

/** It is not over: somebody has to be with them now. */
export const UNDER_WAY = `
  (muốn|định|đòi|dọa|sắp|tính|toan|suýt|đang|nghĩ|ý định|cấp cứu|bệnh viện|rửa ruột|hụt|không thành|cứu được|cứu kịp|nhắn|bây giờ|lúc này|đêm nay|tối nay|cũng)
`;
