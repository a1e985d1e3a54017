import { defineText } from "../../lib/i18n/text.ts";

export const forgotText = defineText({
  vi: {
    title: "Quên mật khẩu",
    description: "Nhận mã qua email để đặt lại mật khẩu.",
    heading: "Quên mật khẩu?",
    lead: "Chuyện thường thôi. Bạn nhập email đã đăng ký, chúng mình gửi một mã để bạn đặt mật khẩu mới.",
    submit: "Gửi email khôi phục",
    sent: "Email khôi phục mật khẩu đã được gửi! Vui lòng kiểm tra hộp thư của bạn và nhấn vào nút bên dưới để đổi mật khẩu.",
    notArrived: "Chưa thấy thư? Bạn xem cả mục thư rác, hoặc gửi lại sau vài phút.",
    change: "Đổi mật khẩu ngay",
    failed: "Có lỗi xảy ra. Vui lòng thử lại!",
  },
  en: {
    title: "Forgot password",
    description: "Get a code by email to set a new password.",
    heading: "Forgot your password?",
    lead: "It happens. Enter the address you signed up with and we will send you a code for a new password.",
    submit: "Send recovery email",
    sent: "The recovery email has been sent! Please check your inbox and press the button below to change your password.",
    notArrived: "No email yet? Please check your spam folder, or send it again in a few minutes.",
    change: "Change password now",
    failed: "Something went wrong. Please try again!",
  },
});
