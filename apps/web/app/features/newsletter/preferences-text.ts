import { defineText } from "../../lib/i18n/text.ts";

export const preferencesText = defineText({
  vi: {
    confirmTitle: "Xác nhận nhận thư",
    preferencesTitle: "Nhận thư hay ngừng thư",
    loading: "Bạn chờ một chút nhé...",
    confirming: "Đang xác nhận địa chỉ của bạn",
    confirmed: "Xong rồi, cảm ơn bạn",
    confirmedHelp: (brand: string) =>
      `Từ nay thư của ${brand} sẽ tìm đến bạn, thỉnh thoảng thôi. Muốn ngừng lúc nào, bạn bấm vào đường dẫn ở cuối thư.`,
    home: "Về trang chủ",
    tooOld: "Đường dẫn này không còn dùng được",
    tooOldHelp: "Mỗi thư xác nhận chỉ có hiệu lực bảy ngày. Bạn để lại địa chỉ, chúng mình gửi một thư khác.",
    unknown: "Chưa xác nhận được",
    unknownHelp: "Có thể mạng đang chập chờn. Bạn thử lại sau một chút nhé.",
    letters: (brand: string) => `Thư từ ${brand}`,
    notices: "Thư báo có điều mới",
    notALink: "Đường dẫn này không đúng. Bạn mở lại từ lá thư mới nhất giúp chúng mình nhé.",
    waiting: (email: string) =>
      `Địa chỉ ${email} đang chờ xác nhận. Bạn mở thư xác nhận trong hộp thư và bấm vào đường dẫn ở đó; chưa bấm thì chưa có thư nào được gửi.`,
    subscribed: (email: string) => `Bạn đang nhận thư ở ${email}.`,
    unsubscribed: (email: string) =>
      `Bạn đã ngừng nhận thư ở ${email}. Không sao cả, cảm ơn bạn đã từng đọc.`,
    choice: {
      waiting: "Không nhận nữa",
      subscribed: "Ngừng nhận thư",
      unsubscribed: "Nhận thư trở lại",
    },
    saving: "Đang lưu...",
    notSaved: "Chưa lưu được. Bạn thử lại nhé.",
  },
  en: {
    confirmTitle: "Confirm your subscription",
    preferencesTitle: "Newsletter preferences",
    loading: "One moment...",
    confirming: "Confirming your address",
    confirmed: "Done, thank you",
    confirmedHelp: (brand: string) =>
      `From now on letters from ${brand} will find you, now and then. To stop, use the link at the foot of any letter.`,
    home: "Back home",
    tooOld: "This link is no longer of use",
    tooOldHelp:
      "A confirmation email is valid for seven days. Leave your address and we will send another one.",
    unknown: "Not confirmed yet",
    unknownHelp: "The network may be unsteady. Please try again in a moment.",
    letters: (brand: string) => `Letters from ${brand}`,
    notices: "Emails about what is new",
    notALink: "This link is not right. Please open it again from the latest email.",
    waiting: (email: string) =>
      `${email} waits for confirmation. Open the confirmation email in your inbox and follow its link; nothing is sent before that.`,
    subscribed: (email: string) => `You receive letters at ${email}.`,
    unsubscribed: (email: string) =>
      `You no longer receive letters at ${email}. Thank you for having read them.`,
    choice: {
      waiting: "Never mind",
      subscribed: "Unsubscribe",
      unsubscribed: "Receive letters again",
    },
    saving: "Saving...",
    notSaved: "That could not be saved. Please try again.",
  },
});
