import type { PageBrand } from "../../lib/public-config.ts";
import type { Part } from "./legal-shape.ts";

export const privacyVi = ({ name, supportEmail, contactEmail, operator }: PageBrand): Part => ({
  id: "chinh-sach",
  title: "Chính sách quyền riêng tư",
  clauses: [
    {
      title: "Ai giữ dữ liệu của bạn",
      paragraphs: [
        `${operator ? `Đơn vị vận hành ${name} là ${operator.name}, mã số thuế ${operator.taxCode}, địa chỉ ${operator.address}. Đây` : `Đơn vị vận hành ${name}`} là bên kiểm soát và xử lý dữ liệu, theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 và Nghị định 356/2025/NĐ-CP. Về dữ liệu và các quyền của bạn: ${supportEmail}. Việc khác: ${contactEmail}.`,
      ],
    },
    {
      title: "Chúng mình giữ gì, và để làm gì",
      points: [
        "Tài khoản: họ tên, email, mật khẩu đã băm. Để bạn đăng nhập và để chúng mình gọi đúng tên bạn.",
        "Trò chuyện: tin nhắn, ghi chú, tóm tắt, tên phiên. Đây là dữ liệu nhạy cảm. Để Companion trả lời được bạn và để bạn đọc lại.",
        "Hoạt động: chỗ đang nghe, bài đã học, những ngày bạn ghé lại. Cũng được giữ như dữ liệu nhạy cảm. Để bạn tiếp tục từ chỗ dừng.",
        "Đơn hàng: mã đơn, số tiền, thời điểm, thông tin giao dịch do ngân hàng gửi về. Để đối chiếu và làm kế toán.",
        "Bản tin: địa chỉ email, lúc bạn xác nhận. Để gửi thư, và chỉ sau khi bạn bấm xác nhận trong hộp thư của mình.",
        "Thông báo: bạn chọn được báo về điều gì, giờ yên, địa chỉ nhận của máy đã bật, và những tập hay bài đã báo (giữ 30 ngày). Để báo mỗi điều một lần, và chỉ khi bạn bật ở trang Tài khoản.",
        "Kỹ thuật: nhật ký máy chủ gồm thời điểm, đường dẫn, mã lỗi và có thể cả địa chỉ mạng. Để giữ an toàn và sửa lỗi. Không có nội dung trò chuyện trong đó.",
        "Trên máy của bạn: cookie ghi ngôn ngữ, cookie để nhận ra thiết bị bạn từng đăng nhập (nhờ đó người lạ thử mật khẩu bừa không khóa được bạn ở ngoài), và bộ nhớ trình duyệt ghi phiên đăng nhập, chế độ sáng tối, vài lựa chọn hiển thị, số lần bạn ghé (để lời mời đặt lên màn hình chính chỉ hiện một lần). Không có cookie quảng cáo, không có công cụ theo dõi của bên thứ ba.",
        "Để mở được khi không có mạng, trình duyệt của bạn giữ sẵn trang bài tập, trang số gọi khi nguy cấp và tối đa 30 bài bạn đọc gần nhất. Chúng chỉ nằm trên máy bạn, cùng những tập podcast bạn tự tải về, xóa được ở trang “Khi không có mạng”; bài đọc và tập tải lúc đăng nhập bị xóa khi bạn đăng xuất.",
      ],
    },
    {
      title: "Sự đồng ý, từng việc một",
      paragraphs: [
        "Chúng mình hỏi riêng cho từng việc: điều khoản, nội dung nhạy cảm khi trò chuyện, gửi lời bạn tới nhà cung cấp mô hình AI (chỉ khi có dùng), và bản tin. Mỗi lần đồng ý được ghi lại với thời điểm, câu chữ và phiên bản bạn đã đọc.",
        "Rút lại cũng dễ như khi cho: vào trang Tài khoản, phần “Điều bạn đồng ý”, hoặc bấm hủy ở cuối mỗi lá thư.",
      ],
    },
    {
      title: "Khi có AI trong câu chuyện",
      points: [
        "Mặc định, Inner Companion chạy ngay trên máy chủ của chúng mình. Lời bạn không đi đâu cả.",
        "Nếu dùng mô hình của một nhà cung cấp khác, chúng mình hỏi bạn trước và nêu rõ đó là ai, ở nước nào. Bạn không đồng ý thì lời bạn không rời máy chủ.",
        "Không dùng lời bạn để huấn luyện AI, trừ khi bạn tự chọn cho phép trong một lần hỏi riêng.",
        "Một lớp an toàn tự động nhận ra dấu hiệu nguy cấp để hiện số điện thoại giúp đỡ. Không có quyết định tự động nào gây hậu quả pháp lý cho bạn.",
      ],
    },
    {
      title: "Ai xem được",
      paragraphs: [
        "Nội dung trò chuyện và ghi chú chỉ mình bạn đọc được. Chúng được mã hóa khi lưu, bằng khóa không nằm trong cơ sở dữ liệu. Nhân viên, kể cả quản trị viên, chỉ thấy những con số đếm. Mọi thao tác của nhân viên đều được ghi vào nhật ký không sửa được.",
      ],
    },
    {
      title: "Chia sẻ với bên khác",
      paragraphs: [
        "Chúng mình không bán dữ liệu, cho ai cũng không. Những bên giúp vận hành chỉ nhận đúng phần cần cho việc của họ: nơi đặt máy chủ, dịch vụ gửi thư (địa chỉ email và lá thư), ngân hàng và dịch vụ báo giao dịch (mã đơn, số tiền).",
        "Nếu bạn bật thông báo trên máy, thông báo đi qua dịch vụ của hãng làm trình duyệt bạn dùng (Google, Apple, Mozilla hoặc Microsoft, ở Hoa Kỳ) để tới được máy bạn. Hãng nhận địa chỉ nhận của máy và một thông báo đã mã hóa mà chỉ máy bạn mở được. Tắt đi là thôi.",
        "Ngoài ra, không có dữ liệu nào được chuyển ra nước ngoài khi bạn chưa được báo trước tên bên nhận, nước nhận và mục đích, trên trang này. Cơ quan nhà nước chỉ nhận dữ liệu khi pháp luật buộc chúng mình đưa.",
      ],
    },
    {
      title: "Giữ bao lâu",
      points: [
        "Tài khoản, trò chuyện, hoạt động: tới khi bạn xóa. Xóa một phiên hay xóa cả tài khoản đều có hiệu lực ngay, kèm mọi tin nhắn, ghi chú và tóm tắt.",
        "Đơn hàng: theo thời hạn của pháp luật kế toán, không kèm lời bạn viết.",
        "Bản tin: tới khi bạn hủy. Địa chỉ đã hủy, hoặc chưa từng xác nhận, được giữ thêm tối đa 30 ngày để không gửi nhầm, rồi xóa hẳn.",
        "Nhật ký kỹ thuật và hoạt động bảo mật: tối đa 90 ngày. Bản sao lưu: tối đa 30 ngày, rồi bị ghi đè.",
      ],
    },
    {
      title: "Quyền của bạn, và cách dùng",
      paragraphs: [
        "Bạn có quyền được biết, đồng ý và rút lại, xem, sửa, nhận bản sao, xóa, hạn chế, phản đối, khiếu nại và yêu cầu bồi thường theo luật. Phần lớn bạn tự làm được ngay: trong “Dữ liệu của tôi”, tải về một gói gồm bản máy đọc và bản người đọc, hoặc xóa tài khoản; trong “Điều bạn đồng ý”, rút từng sự đồng ý; trong danh sách ở trang trò chuyện, xóa từng phiên.",
        `Cách khác là viết cho ${supportEmail}. Chúng mình xác nhận đã nhận trong 2 ngày làm việc. Rút lại, hạn chế, phản đối: xong trong 15 ngày, hoặc 20 ngày khi có bên khác cùng phải dừng. Các quyền còn lại: từ 10 tới 20 ngày tùy loại. Nếu phải gia hạn thì chỉ một lần, không quá 15 ngày, và có nói lý do.`,
      ],
    },
    {
      title: "Nếu có sự cố",
      paragraphs: [
        `Khi phát hiện dữ liệu bị lộ ở mức luật định, chúng mình báo cơ quan chuyên trách trong 72 giờ và báo cho người bị ảnh hưởng: chuyện gì đã xảy ra, dữ liệu nào, bạn nên làm gì. Thấy kẽ hở, bạn báo cho ${supportEmail}; chúng mình biết ơn.`,
      ],
    },
    {
      title: "Khi trang này thay đổi",
      paragraphs: [
        "Mỗi lần đổi có một số phiên bản mới và ngày hiệu lực ở đầu trang. Thay đổi về mục đích dùng dữ liệu thì chúng mình hỏi lại bạn, không tự hiểu là bạn đã đồng ý.",
      ],
    },
  ],
});
