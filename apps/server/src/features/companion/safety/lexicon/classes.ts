// Word classes: `<self>` in a phrase matches any of the words listed here.

export const CLASSES = {
  /** Words by which the writer may refer to themselves. */
  self: "(mình|tôi|em|con|cháu|tao|tui|tớ|chị|anh|ta|bản thân|chính mình|me)",
  /** Words for other people, never for the writer. */
  kin: "(bố|ba|cha|mẹ|má|chồng|vợ|anh|chị|em gái|em trai|anh trai|chị gái|ông|bà|bạn trai|bạn gái|người yêu|con trai|con gái|chồng cũ|người yêu cũ)",
  no: "(không|chẳng|đéo|đếch|hết|không còn|chẳng còn|không hề|chẳng hề|đâu có|đâu còn|chưa)",
  want: "(muốn|chỉ muốn|định|đang định|tính|đòi|mong|thèm|dự định|quyết định|toan|chuẩn bị|sắp|có ý định|lên kế hoạch)",
  wish: "(ước|ước gì|ước sao|giá|giá mà|giá như|phải chi|mong|mong sao|cầu mong|muốn|chỉ muốn|chỉ mong|thèm|xin)",
  death: "(tự tử|tự sát|tự vẫn|tự vận|quyên sinh|tự kết liễu|chết|tự kết thúc|suicide|die)",
  people:
    "(mọi người|bố mẹ|ba mẹ|cha mẹ|gia đình|cả nhà|mẹ|bố|ba|má|người ta|ai cũng|chồng con|con cái|các con|mấy đứa|anh ấy|chồng|vợ|thế giới|bạn bè|mn)",
  relief:
    "(đỡ khổ|đỡ phải|đỡ lo|đỡ tốn|đỡ mệt|đỡ buồn|đỡ vướng|đỡ phiền|đỡ gánh|đỡ nặng|đỡ cực|đỡ bực|đỡ chật|đỡ vất vả|đỡ hơn|đỡ một|đỡ đau|đỡ nhục|nhẹ|nhẹ lòng|nhẹ gánh|nhẹ nợ|bớt khổ|bớt|tốt hơn|vui hơn|hạnh phúc hơn|hạn phúc hơn|sướng hơn|khỏe hơn|thoải mái hơn|dễ thở|dễ sống|yên ổn|bình yên|yên thân|tốt biết mấy|tốt)",
  life: "(cuộc đời|cuộc sống|đời|đời này|cõi đời|thế giới|thế gian|trần gian|nhân gian|trái đất|cõi đời này|kiếp này|kiếp người|cuộc đời này|cuộc sống này|life|this life|world|this world)",
  harm: "(đánh|đánh đập|tát|đấm|đá|bóp cổ|đập|hành hạ|bạo hành|nhốt|đâm|chém|lôi ra đánh|đạp|quật|hành hung|cầm dao dí)",
  beater:
    "(chồng|vợ|bố|ba|cha|mẹ|má|bạn trai|bạn gái|người yêu|anh ấy|anh ta|ảnh|ổng|hắn|nó|dượng|mẹ kế|ông ấy|ông ta|lão|thằng chồng|chồng cũ|người yêu cũ|bố dượng|ông xã|mẹ chồng|bố chồng|cậu ấy|cô giáo|thầy)",
  hurt: "(em|mình|tôi|con|cháu|tui|tao|mẹ|mẹ con|hai mẹ con|mẹ em|mẹ con em|mẹ mình|chị em|me)",
  pills:
    "(thuốc|thuốc ngủ|thuốc an thần|thuốc giảm đau|paracetamol|panadol|thuốc trừ sâu|thuốc sâu|thuốc chuột|thuốc diệt cỏ|thuốc tây|seduxen)",
  /** More than anybody is prescribed at once. */
  many: "(8|9|10|11|12|14|15|16|18|20|21|24|25|28|30|35|40|45|50|60|70|80|90|100|chục|mười|mười lăm|hai mươi|ba mươi|hai chục|ba chục|bốn chục|năm chục|mấy chục|vài chục|hàng chục|nửa vỉ|cả vỉ|rất nhiều)",
  wake: "(tỉnh dậy|thức dậy|mở mắt|tỉnh lại|thức giấc|dậy nữa|wake up)",
  gone: "(biến mất|tan biến|chết|mất đi|không còn|không tồn tại|biến đi|đi khuất)",
  height:
    "(sân thượng|tầng thượng|nóc nhà|nóc tòa nhà|mái nhà|lan can|thành cầu|mép nước|mép cầu|mép vực|mép mái|mép tường|mép tầng|mép sân thượng|mép ban công|mép lan can|mép cửa sổ|mép đường ray|mép $|bờ vực|rooftop|ban công tầng)",
  loved:
    "(mẹ|bố|ba|má|cha|anh ấy|ảnh|anh|chồng|vợ|bà|ông|chị ấy|chị|em ấy|nó|cô ấy|người ấy|con|bé|bạn ấy|ông bà)",
} as const;
