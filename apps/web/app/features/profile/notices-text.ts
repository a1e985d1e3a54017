import { defineText } from "../../lib/i18n/text.ts";

export const noticesText = defineText({
  vi: {
    failed: "Chưa biết được bạn đang bật những gì.",
    how: "Báo cho bạn qua",
    email: "Email",
    emailHelp: (address: string) => `Gửi tới ${address}, mỗi ngày nhiều nhất một lá.`,
    emailUnconfirmed:
      "Email này chưa được xác nhận nên chưa có thư nào được gửi. Bạn xác nhận ở mục Email phía trên nhé.",
    device: "Thông báo trên máy này",
    deviceHelp:
      "Mỗi ngày nhiều nhất một thông báo, chỉ có tên của tập hay bài mới. Thông báo được mã hóa và đi qua dịch vụ của hãng làm trình duyệt này.",
    states: {
      denied:
        "Trình duyệt đang chặn thông báo từ trang này. Muốn nhận, bạn vào cài đặt của trình duyệt, cho phép trang này gửi thông báo, rồi quay lại đây.",
      unsupported: "Trình duyệt này không nhận được thông báo. Bạn vẫn có thể nhận qua email.",
      install:
        "Trên iPhone và iPad, thông báo chỉ tới khi trang đã nằm trên màn hình chính: trong Safari, bạn bấm Chia sẻ, chọn “Thêm vào MH chính”, mở trang từ đó rồi bật ở đây.",
      absent: "Nơi này chưa mở thông báo trên máy. Bạn vẫn có thể nhận qua email.",
    },
    notAllowed: "Trình duyệt chưa được phép gửi thông báo nên chưa bật. Lúc nào muốn, bạn bấm lại nhé.",
    what: "Báo khi có",
    episodes: "Tập mới của podcast bạn theo dõi",
    articles: "Bài viết mới",
    nothing: "Bạn chưa chọn báo khi có gì, nên sẽ không có gì được gửi.",
    quiet: "Giờ yên",
    quietHelp:
      "Trong khoảng này, theo giờ Việt Nam, không có gì được gửi; điều mới đợi tới khi giờ yên qua. Để hai giờ giống nhau là không có giờ yên.",
    from: "Từ",
    until: "Đến",
  },
  en: {
    failed: "What you have turned on could not be learnt.",
    how: "Tell you by",
    email: "Email",
    emailHelp: (address: string) => `Sent to ${address}, one a day at most.`,
    emailUnconfirmed:
      "This address is not confirmed yet, so nothing is sent. Please confirm it in the part Email above.",
    device: "Notifications on this device",
    deviceHelp:
      "One a day at most, with nothing but the title of what is new. It is sealed, and travels through the service of this browser's maker.",
    states: {
      denied:
        "The browser blocks notifications of this site. To receive them, allow them in the browser's settings for this site, then come back here.",
      unsupported: "This browser receives no notifications. You can still be told by email.",
      install:
        "On an iPhone or iPad notifications come only once the site is on the home screen: in Safari press Share, then “Add to Home Screen”, open it from there and turn this on.",
      absent: "Notifications on devices are not set up here. You can still be told by email.",
    },
    notAllowed:
      "The browser was not allowed to notify you, so this is still off. Press again whenever you like.",
    what: "Tell you of",
    episodes: "New episodes of podcasts that you follow",
    articles: "New articles",
    nothing: "You have not chosen what to be told of, so nothing is sent.",
    quiet: "Quiet hours",
    quietHelp:
      "In these hours, by the clock in Vietnam, nothing is sent; what is new waits until they are over. Two equal times mean no quiet hours.",
    from: "From",
    until: "Until",
  },
});
