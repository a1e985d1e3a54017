import { defineText } from "../../lib/i18n/text.ts";

/** The steps that some people take after the form. */
export const stepText = defineText({
  vi: {
    codeHeading: "Thêm một bước nữa",
    codeLead: "Bạn mở ứng dụng xác thực trên điện thoại và nhập mã đang hiện.",
    code: "Mã 6 số",
    codeMissing: "Bạn nhập đủ 6 số giúp nhé.",
    codeWrong: "Mã chưa đúng hoặc đã dùng rồi. Bạn đợi mã mới hiện ra rồi nhập lại nhé.",
    recoveryLead:
      "Bạn nhập một trong mười mã khôi phục đã cất lúc bật xác minh hai bước. Mỗi mã dùng được một lần.",
    recovery: "Mã khôi phục",
    recoveryMissing: "Bạn nhập mã khôi phục giúp nhé.",
    recoveryWrong: "Mã này chưa đúng hoặc đã dùng rồi.",
    toRecovery: "Không có điện thoại? Dùng mã khôi phục",
    toCode: "Dùng mã từ ứng dụng",
    goOn: "Vào tiếp",
    back: "Đăng nhập lại từ đầu",
    expired: "Lượt đăng nhập này đã hết hạn. Bạn đăng nhập lại từ đầu nhé.",
    addressHeading: "Cho chúng mình xin một email",
    addressLead:
      "Google, Facebook hoặc Zalo chưa gửi cho chúng mình một email đã xác nhận. Email để bạn lấy lại tài khoản khi cần.",
    sendCode: "Gửi mã",
    sentTo: (email: string) => `Mã đã được gửi tới ${email}. Bạn mở thư và nhập mã vào đây.`,
    emailCode: "Mã trong thư",
    emailCodeMissing: "Bạn nhập mã trong thư giúp nhé.",
    emailCodeWrong: "Mã chưa đúng hoặc đã hết hạn.",
    otherAddress: "Dùng email khác",
  },
  en: {
    codeHeading: "One more step",
    codeLead: "Open the authenticator app on your phone and enter the code it shows.",
    code: "6-digit code",
    codeMissing: "Please enter all 6 digits.",
    codeWrong: "The code is wrong or was used already. Wait for the next one and try again.",
    recoveryLead:
      "Enter one of the ten recovery codes that you kept when you turned this on. Each works once.",
    recovery: "Recovery code",
    recoveryMissing: "Please enter a recovery code.",
    recoveryWrong: "This code is wrong or was used already.",
    toRecovery: "No phone at hand? Use a recovery code",
    toCode: "Use a code from the app",
    goOn: "Go on",
    back: "Start over",
    expired: "This sign-in has expired. Please start over.",
    addressHeading: "May we have an email address?",
    addressLead:
      "Google, Facebook or Zalo didn't share a verified email. You will need one to recover your account.",
    sendCode: "Send a code",
    sentTo: (email: string) => `A code is on its way to ${email}. Open the email and enter the code here.`,
    emailCode: "Code from the email",
    emailCodeMissing: "Please enter the code from the email.",
    emailCodeWrong: "The code is wrong or has expired.",
    otherAddress: "Use another address",
  },
});
