import { defineText } from "../../lib/i18n/text.ts";

export const premiumText = defineText({
  vi: {
    title: "Premium",
    description:
      "Premium mở toàn bộ podcast và bài viết, cùng nhiều phiên trò chuyện hơn với Inner Companion.",
    heading: "Trong nhà còn một căn phòng phía sau",
    lead: "Podcast và bài viết có huy hiệu Premium dành cho hội viên. Phần còn lại của ngôi nhà vẫn mở cho mọi người, và sẽ luôn mở.",
    opensTitle: "Premium mở thêm",
    opens: [
      "Toàn bộ podcast, tập nghe và bài viết Premium",
      "12 phiên Inner Map mỗi tháng",
      "Inner Ping mỗi ngày",
      "Thư viện hội viên",
    ],
    soon: "Inner Scenes nằm trong gói hội viên khi ra mắt.",
    freeTitle: "Luôn miễn phí",
    free: [
      "Podcast và bài viết công khai",
      "3 phiên Inner Map và 10 phiên Inner Ping mỗi tháng",
      "Bài thở, bài về lại hiện tại và câu hỏi mỗi đêm",
    ],
    plans: "Xem các gói",
    back: "Quay lại",
    calm: "Không tự gia hạn. Hết hạn thì thôi, không ai trừ tiền bạn lúc nửa đêm.",
  },
  en: {
    title: "Premium",
    description: "Premium opens every podcast and article, and more sessions with Inner Companion.",
    heading: "There is one more room, at the back of the house",
    lead: "Podcasts and articles with the Premium badge are for members. The rest of the house is open to everyone, and will stay so.",
    opensTitle: "Premium also opens",
    opens: [
      "Every Premium podcast, episode and article",
      "12 Inner Map sessions a month",
      "Inner Ping every day",
      "The member library",
    ],
    soon: "Inner Scenes belongs to the membership once it is out.",
    freeTitle: "Always free",
    free: [
      "Public podcasts and articles",
      "3 Inner Map and 10 Inner Ping sessions a month",
      "The breath, the way back to the ground and the question of the night",
    ],
    plans: "See the plans",
    back: "Go back",
    calm: "No automatic renewal. When it ends it ends; nobody charges you at midnight.",
  },
});
