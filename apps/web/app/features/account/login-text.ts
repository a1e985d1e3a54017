import { defineText } from "../../lib/i18n/text.ts";

export const loginText = defineText({
  vi: {
    title: "Đăng nhập",
    description: "Đăng nhập để về lại khoảng lặng của bạn.",
    heading: "Mừng bạn trở lại",
    lead: "Cửa vẫn để ngỏ chờ bạn.",
    remember: "Nhớ email của mình trên máy này",
    forgot: "Quên mật khẩu?",
    submit: "Đăng nhập",
    or: "hoặc",
    google: "Tiếp tục với Google",
    facebook: "Tiếp tục với Facebook",
    zalo: "Tiếp tục với Zalo",
    socialLater: "Sắp có Google, Facebook và Zalo.",
    socialSome: "Nút mờ là cách chưa mở.",
    socialTerms: "Lần đầu vào bằng cách này, bạn cũng xác nhận:",
    returning: "Đang đưa bạn vào...",
    providerCancelled: "Bạn vừa dừng lại giữa chừng. Không sao, bạn chọn lại cách nào cũng được.",
    providerTooOld: "Lượt đăng nhập này đã quá hạn hoặc mở ở trình duyệt khác. Bạn bấm lại một lần nữa nhé.",
    providerFailed:
      "Google, Facebook hoặc Zalo chưa xác nhận được tài khoản của bạn. Bạn thử lại, hoặc dùng email và mật khẩu nhé.",
    ended: {
      signed_out:
        "Phiên này đã được đăng xuất từ một thiết bị khác của bạn. Bạn đăng nhập lại để vào tiếp nhé.",
      password_changed:
        "Mật khẩu vừa được đổi nên các phiên cũ đã kết thúc. Bạn đăng nhập bằng mật khẩu mới nhé.",
      factor_added: "Xác minh hai bước vừa được bật nên các phiên khác đã kết thúc. Bạn đăng nhập lại nhé.",
      blocked: "Tài khoản này đang tạm khóa, nên phiên đăng nhập đã kết thúc.",
      expired: "Đã lâu bạn không ghé, nên phiên đăng nhập đã hết hạn. Bạn đăng nhập lại nhé.",
      unknown: "Phiên đăng nhập đã kết thúc. Bạn đăng nhập lại để vào tiếp nhé.",
    },
    noAccount: "Bạn chưa có tài khoản?",
    register: "Đăng ký",
    passwordMissing: "Vui lòng nhập mật khẩu!",
    wrong: "Tên đăng nhập hoặc mật khẩu không chính xác!",
    unconfirmed:
      "Email này chưa được xác nhận. Bạn mở hộp thư và bấm vào đường dẫn trong thư giúp chúng mình nhé.",
    resendConfirmation: "Gửi lại thư xác nhận",
    emailSent: "Đã gửi. Chưa thấy thư, bạn xem cả mục thư rác nhé.",
    emailNotSent: "Chưa gửi được. Bạn kiểm tra kết nối rồi thử lại nhé.",
    banned: (email: string) =>
      `Tài khoản này đang tạm khóa. Nếu có nhầm lẫn, bạn viết cho chúng mình qua ${email}.`,
    noStorage:
      "Trình duyệt đang không cho trang này lưu gì cả, nên bạn chưa thể ở lại. Bạn cho phép cookie và dữ liệu trang rồi thử lại nhé.",
  },
  en: {
    title: "Log in",
    description: "Log in to come back to your quiet place.",
    heading: "Welcome back",
    lead: "The door is still open for you.",
    remember: "Remember my email on this device",
    forgot: "Forgot your password?",
    submit: "Log in",
    or: "or",
    google: "Continue with Google",
    facebook: "Continue with Facebook",
    zalo: "Continue with Zalo",
    socialLater: "Coming soon.",
    socialSome: "A faded button is a way that is not open yet.",
    socialTerms: "The first time you come this way, you also confirm:",
    returning: "Letting you in...",
    providerCancelled: "Sign-in was cancelled. No problem, pick any option.",
    providerTooOld:
      "This sign-in took too long, or was begun in another browser. Please press the button again.",
    providerFailed:
      "Google, Facebook or Zalo couldn't confirm your account. Try again, or use email and password.",
    ended: {
      signed_out: "This session was signed out from another device of yours. Please log in again to go on.",
      password_changed:
        "The password was changed, so older sessions have ended. Please log in with the new one.",
      factor_added: "Two-step sign-in was turned on, so other sessions have ended. Please log in again.",
      blocked: "This account is suspended, so the session has ended.",
      expired: "You have not been here for a long time, so the session has expired. Please log in again.",
      unknown: "Your session has ended. Please log in again to go on.",
    },
    noAccount: "No account yet?",
    register: "Sign up",
    passwordMissing: "Please enter your password!",
    wrong: "The email or the password is not correct!",
    unconfirmed:
      "This email address is not confirmed yet. Please open your inbox and follow the link in our email.",
    resendConfirmation: "Send the confirmation again",
    emailSent: "Sent. If it does not come, please check your spam folder.",
    emailNotSent: "That could not be sent. Please check your connection and try again.",
    banned: (email: string) =>
      `This account is suspended. If that is a mistake, please write to us at ${email}.`,
    noStorage:
      "Your browser does not let this site keep anything, so you cannot stay signed in. Please allow cookies and site data and try again.",
  },
});
