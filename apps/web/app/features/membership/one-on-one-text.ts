import { defineText } from "../../lib/i18n/text.ts";

export const oneOnOneText = defineText({
  vi: {
    title: "Buổi 1-1 của bạn",
    lead: "Bạn là một trong 30 người đầu tiên mua gói 1 năm, nên có một buổi 1-1 riêng 30 phút. Bạn cho chúng mình biết cách liên hệ và những lúc bạn rảnh nhé.",
    contact: "Số điện thoại hoặc email",
    wishes: "Những lúc bạn rảnh",
    wishesHint: "Ví dụ: tối thứ Ba, thứ Năm sau 20 giờ.",
    missing: "Bạn điền giúp ô này nhé.",
    send: "Hẹn buổi 1-1",
    sending: "Đang gửi...",
    failed: "Chưa gửi được. Bạn thử lại nhé.",
    sent: (wishes: string) => `Chúng mình đã nhận yêu cầu của bạn (${wishes}) và sẽ trả lời bằng email.`,
    reply: "Trả lời:",
  },
  en: {
    title: "Your 1-on-1 session",
    lead: "You are among the first 30 people with the yearly plan, so a 1-on-1 session of 30 minutes is yours. Tell us how to reach you and when you are free.",
    contact: "Phone number or e-mail",
    wishes: "When you are free",
    wishesHint: "For example: Tuesday or Thursday evening after 8 pm.",
    missing: "Please fill this in.",
    send: "Ask for the session",
    sending: "Sending...",
    failed: "It could not be sent. Please try again.",
    sent: (wishes: string) => `We have your request (${wishes}) and will answer by e-mail.`,
    reply: "Answer:",
  },
});
