import type { PageBrand } from "../../lib/public-config.ts";
import type { Part } from "./legal-shape.ts";

export const termsVi = ({ name, supportEmail, contactEmail }: PageBrand): Part => ({
  id: "dieu-khoan",
  title: "Điều khoản sử dụng",
  clauses: [
    {
      title: "Ai có thể dùng",
      paragraphs: [
        `Bạn cần đủ 18 tuổi. Nếu chưa đủ 18 tuổi, bạn chỉ dùng ${name} khi cha mẹ hoặc người giám hộ đã đồng ý.`,
        "Với người dưới 16 tuổi, người đại diện theo pháp luật thực hiện các quyền về dữ liệu thay cho trẻ. Khi biết một tài khoản thuộc về người chưa đủ tuổi mà không có sự đồng ý ấy, chúng mình đóng tài khoản và xóa dữ liệu.",
      ],
    },
    {
      title: "Đây không phải là điều trị",
      paragraphs: [
        `${name} là công cụ để tự khám phá bản thân. Chúng mình không cung cấp trị liệu y khoa hay tâm lý, không chẩn đoán, không kê đơn, và không thay cho bác sĩ hay nhà chuyên môn.`,
        "Nếu bạn đang rất khổ sở, hãy tìm tới người có chuyên môn và một người thân đang ở gần. Không có ai ngồi trực để đọc những gì bạn viết ở đây.",
      ],
      points: [
        "115: cấp cứu y tế, cả ngày đêm",
        "113: công an, khi có bạo lực hoặc đe dọa",
        "111: tổng đài bảo vệ trẻ em, cả ngày đêm",
      ],
    },
    {
      title: "Trò chuyện với AI",
      paragraphs: [
        "Inner Companion là hệ thống trí tuệ nhân tạo, và luôn được ghi rõ như vậy trên màn hình trò chuyện. Nó có thể hiểu nhầm hoặc nói sai. Xin đừng lấy lời nó làm căn cứ cho quyết định về y tế, pháp lý hay tiền bạc.",
      ],
    },
    {
      title: "Tài khoản của bạn",
      paragraphs: [
        "Bạn giữ kín mật khẩu và chịu trách nhiệm về việc dùng tài khoản. Thấy có gì lạ, bạn đổi mật khẩu và báo cho chúng mình. Bạn có thể xóa tài khoản bất cứ lúc nào, ngay trong trang Tài khoản.",
      ],
    },
    {
      title: "Những điều xin đừng làm",
      points: [
        "Phá hoại, dò tìm kẽ hở để trục lợi, hay lấy nội dung hàng loạt bằng công cụ tự động.",
        "Mạo danh người khác, hoặc đưa dữ liệu riêng tư của người khác vào đây khi họ không đồng ý.",
        "Dùng nơi này để làm hại bất kỳ ai.",
      ],
    },
    {
      title: "Chia sẻ nội dung của chúng mình",
      paragraphs: [
        `Bạn được chia sẻ podcast, bài viết và hình ảnh công khai cho mục đích phi thương mại, với điều kiện ghi rõ nguồn: tên ${name} và đường dẫn tới bản gốc. Xin giữ nguyên nội dung, đừng cắt ghép cho khác nghĩa.`,
        `Nội dung Premium thì chia sẻ đường dẫn, không đăng lại. Muốn dùng cho mục đích thương mại, bạn viết cho ${contactEmail} trước.`,
      ],
    },
    {
      title: "Điều bạn viết ra",
      paragraphs: [
        "Những gì bạn viết thuộc về bạn. Bạn chỉ cho phép chúng mình lưu và xử lý chúng để dịch vụ chạy được cho chính bạn, và có thể rút lại sự cho phép ấy bằng cách xóa chúng đi.",
      ],
    },
    {
      title: "Hội viên, khóa học và thanh toán",
      paragraphs: [
        "Giá ghi bằng đồng Việt Nam và được chốt lúc tạo đơn. Bạn trả bằng chuyển khoản; quyền truy cập mở khi ngân hàng báo tiền đã tới hoặc khi quản trị viên xác nhận. Nút “Tôi đã thanh toán” chỉ báo cho chúng mình biết để kiểm tra.",
        `Không có tự động gia hạn. Gia hạn sớm thì số ngày còn lại được cộng thêm. Chuyển thiếu, chuyển nhầm hoặc chuyển muộn, bạn viết cho ${supportEmail}. Nếu chúng mình không mở được quyền truy cập bạn đã trả tiền, bạn nhận lại đủ số tiền ấy.`,
      ],
    },
    {
      title: "Thay đổi và trách nhiệm",
      paragraphs: [
        "Khi điều khoản đổi theo cách ảnh hưởng tới bạn, chúng mình báo trước trên trang này và qua email. Chúng mình cố giữ dịch vụ chạy đều nhưng không hứa được rằng nó không bao giờ gián đoạn.",
        "Không câu nào ở đây lấy đi quyền mà pháp luật dành cho người tiêu dùng, hay loại bỏ trách nhiệm mà pháp luật không cho loại bỏ.",
      ],
    },
    {
      title: "Luật áp dụng",
      paragraphs: [
        "Các điều khoản này theo pháp luật Việt Nam. Có bất đồng thì trước hết mình nói chuyện với nhau; không xong thì Tòa án có thẩm quyền tại Việt Nam giải quyết. Bản tiếng Việt được ưu tiên khi hai bản khác nhau.",
      ],
    },
  ],
});
