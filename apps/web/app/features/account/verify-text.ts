import { defineText } from "../../lib/i18n/text.ts";

export const verifyText = defineText({
  vi: {
    title: "Xác nhận email",
    description: "Xác nhận địa chỉ email của bạn.",
    lead: "Đường dẫn này đến từ một lá thư của chúng mình.",
    working: "Đang xác nhận...",
    done: "Email của bạn đã được xác nhận",
    doneLine: "Cảm ơn bạn. Từ giờ thư của chúng mình sẽ đến đúng hộp thư này.",
    changed: "Bạn đã đổi sang email mới",
    changedLine: "Lần đăng nhập tới, bạn dùng địa chỉ mới nhé.",
    tooOld: "Đường dẫn này không còn dùng được",
    tooOldLine:
      "Có thể nó đã quá hạn, hoặc đã được bấm một lần rồi. Bạn vào trang Tài khoản để xem, và gửi lại thư nếu cần nhé.",
    failed: "Chưa xác nhận được",
    failedLine: "Không thể kết nối đến server. Vui lòng thử lại sau!",
    home: "Về trang của bạn",
    account: "Mở trang Tài khoản",
    login: "Đăng nhập",
  },
  en: {
    title: "Confirm email",
    description: "Confirm your email address.",
    lead: "This link comes from one of our emails.",
    working: "Confirming...",
    done: "Your email address is confirmed",
    doneLine: "Thank you. Our emails will reach you from now on.",
    changed: "Your new email address is in place",
    changedLine: "Please use the new address the next time you log in.",
    tooOld: "This link can no longer be used",
    tooOldLine:
      "It may have expired, or it was used once already. Your account page shows how things stand, and can send the email again.",
    failed: "Not confirmed yet",
    failedLine: "The server cannot be reached. Please try again later!",
    home: "To your page",
    account: "Open the account page",
    login: "Log in",
  },
});
