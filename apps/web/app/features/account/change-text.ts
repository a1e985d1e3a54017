import { defineText } from "../../lib/i18n/text.ts";

export const changeText = defineText({
  vi: {
    title: "Đổi mật khẩu",
    description: "Đặt mật khẩu mới bằng mã trong email.",
    heading: "Đặt mật khẩu mới",
    lead: "Mã xác nhận nằm trong lá thư chúng mình vừa gửi bạn.",
    code: "Mã xác nhận",
    codeHint:
      "Dán thẳng từ email vào cũng được, chữ hoa chữ thường đều như nhau. Mở trang này bằng nút trong thư thì mã đã có sẵn.",
    newPassword: "Mật khẩu mới",
    passwordHint: "Ít nhất 6 ký tự. Một câu dài dễ nhớ thì càng tốt.",
    confirmPassword: "Nhập lại mật khẩu mới",
    submit: "Đổi mật khẩu",
    again: "Chưa có mã? Gửi lại email",
    codeMissing: "Vui lòng nhập mã xác nhận!",
    codeTooShort: "Mã xác nhận phải có ít nhất 6 ký tự",
    passwordMissing: "Vui lòng nhập mật khẩu mới!",
    done: "Mật khẩu đã được thay đổi thành công! Đang chuyển đến trang đăng nhập...",
    failed: "Có lỗi xảy ra. Vui lòng kiểm tra lại thông tin!",
    weak: "Mật khẩu mới khá quen thuộc, người khác cũng dễ đoán ra. Khi nào tiện, bạn đổi sang một câu của riêng mình nhé.",
  },
  en: {
    title: "Change password",
    description: "Set a new password with the code from the email.",
    heading: "Set a new password",
    lead: "The code is in the email we have just sent you.",
    code: "Confirmation code",
    codeHint:
      "You may paste it from the email; capitals make no difference. The button in the email fills it in for you.",
    newPassword: "New password",
    passwordHint: "At least 6 characters. A long sentence that you remember is better still.",
    confirmPassword: "New password once more",
    submit: "Change password",
    again: "No code yet? Send the email again",
    codeMissing: "Please enter the confirmation code!",
    codeTooShort: "The code has at least 6 characters",
    passwordMissing: "Please enter a new password!",
    done: "The password has been changed! Taking you to the log-in page...",
    failed: "Something went wrong. Please check what you entered!",
    weak: "The new password is a common one that others may guess. When you have a moment, change it to a sentence of your own.",
  },
});
