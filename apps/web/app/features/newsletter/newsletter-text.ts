import { defineText } from "../../lib/i18n/text.ts";

export const newsletterText = defineText({
  vi: {
    title: (brand: string) => `Thư từ ${brand}`,
    invitation:
      "Thỉnh thoảng, khi có điều gì đáng kể, chúng mình viết cho bạn một lá thư: một bài mới, một tập podcast, một câu hỏi để mang theo trong tuần.",
    email: "Địa chỉ email",
    placeholder: "ban@example.com",
    submit: "Nhận thư",
    processing: "Đang xử lý...",
    promise: "Không quảng cáo. Dừng lúc nào cũng được, chỉ cần bấm một lần ở cuối thư.",
    empty: "Vui lòng nhập địa chỉ email",
    malformed: "Email không hợp lệ",
    thanks: (brand: string) => `Cảm ơn bạn đã đăng ký nhận thông báo từ ${brand}!`,
    confirm: "Bạn mở hộp thư và bấm xác nhận giúp chúng mình nhé, xong là thư sẽ tìm đến bạn.",
    already: "Email này đã được đăng ký nhận thông báo.",
    alreadyHelp:
      "Nếu bạn chưa thấy thư nào, có thể địa chỉ này còn chờ xác nhận. Chúng mình gửi lại thư xác nhận, mỗi ngày nhiều nhất một lần: bạn mở hộp thư, xem cả mục thư rác nhé.",
    failed: "Có lỗi xảy ra. Vui lòng thử lại sau.",
  },
  en: {
    title: (brand: string) => `Letters from ${brand}`,
    invitation:
      "Now and then, when there is something worth telling, we write you a letter: a new article, a podcast episode, a question to carry through the week.",
    email: "Email address",
    placeholder: "you@example.com",
    submit: "Send me letters",
    processing: "Processing...",
    promise: "No advertising. Stop whenever you like with one click at the foot of a letter.",
    empty: "Please enter an email address",
    malformed: "This email address is not valid",
    thanks: (brand: string) => `Thank you for subscribing to notifications from ${brand}!`,
    confirm: "Please open your inbox and confirm your address; after that our letters will find you.",
    already: "This email address is already subscribed.",
    alreadyHelp:
      "If you have not seen any of our letters, this address may still wait for confirmation. We send the confirmation again, at most once a day: please look in your inbox, and in the spam folder too.",
    failed: "Something went wrong. Please try again later.",
  },
});
