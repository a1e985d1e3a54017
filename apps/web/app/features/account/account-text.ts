import { defineText } from "../../lib/i18n/text.ts";

/** Texts that all account forms share. */
export const accountText = defineText({
  vi: {
    email: "Email",
    emailPlaceholder: "ban@example.com",
    password: "Mật khẩu",
    processing: "Đang xử lý...",
    emailMissing: "Vui lòng nhập email!",
    emailMalformed: "Email không hợp lệ",
    passwordTooShort: "Mật khẩu phải có ít nhất 6 ký tự",
    passwordTooLong: "Mật khẩu dài tối đa 128 ký tự, bạn rút ngắn lại một chút nhé.",
    confirmMissing: "Vui lòng xác nhận mật khẩu!",
    confirmDiffers: "Mật khẩu xác nhận không khớp",
    backToLogin: "Quay lại đăng nhập",
    unreachable: "Không thể kết nối đến server. Vui lòng thử lại sau!",
    failed: "Có lỗi xảy ra. Vui lòng thử lại sau.",
  },
  en: {
    email: "Email",
    emailPlaceholder: "you@example.com",
    password: "Password",
    processing: "Processing...",
    emailMissing: "Please enter your email!",
    emailMalformed: "This email address is not valid",
    passwordTooShort: "The password needs at least 6 characters",
    passwordTooLong: "A password has at most 128 characters. Please make it a little shorter.",
    confirmMissing: "Please confirm the password!",
    confirmDiffers: "The two passwords differ",
    backToLogin: "Back to log in",
    unreachable: "The server cannot be reached. Please try again later!",
    failed: "Something went wrong. Please try again later.",
  },
});
