import { defineText } from "../../lib/i18n/text.ts";

/** Benefits of each type of plan, as shown on its card. */
export const planWords = defineText({
  vi: {
    free: {
      per: "mỗi tháng",
      gives: [
        "3 phiên Inner Map",
        "10 phiên Inner Ping",
        "Sổ ghi chép cơ bản: ghi chú trong bài học và những điều giữ lại sau mỗi phiên",
        "Các chương trình miễn phí",
      ],
    },
    pro1month: {
      per: "mỗi tháng",
      gives: [
        "12 phiên Inner Map và Inner Scenes (Inner Scenes sắp ra mắt)",
        "Cả 3 công cụ",
        "Inner Ping mỗi ngày (31 phiên mỗi tháng)",
        "Thư viện hội viên",
      ],
    },
    pro3month: {
      per: "mỗi 3 tháng",
      gives: ["Mọi quyền lợi của gói 1 tháng", "Tặng thêm 6 phiên Inner Map"],
    },
    pro1year: {
      per: "mỗi năm",
      gives: [
        "Mọi quyền lợi của gói 1 tháng",
        "Tặng thêm 12 phiên Inner Map",
        "Một buổi 1-1 đặc biệt 30 phút cho 30 người đầu tiên",
      ],
    },
  },
  en: {
    free: {
      per: "per month",
      gives: [
        "3 Inner Map sessions",
        "10 Inner Ping sessions",
        "A basic journal: notes in lessons, and what you keep after a session",
        "Free programs",
      ],
    },
    pro1month: {
      per: "per month",
      gives: [
        "12 Inner Map and Inner Scenes sessions (Inner Scenes is coming soon)",
        "All 3 tools",
        "A daily Inner Ping (31 per month)",
        "Member library",
      ],
    },
    pro3month: {
      per: "per 3 months",
      gives: ["Everything in the monthly plan", "6 bonus Inner Map sessions"],
    },
    pro1year: {
      per: "per year",
      gives: [
        "Everything in the monthly plan",
        "12 bonus Inner Map sessions",
        "A special 30-minute 1-on-1 session for the first 30 people",
      ],
    },
  },
});

export const plansText = defineText({
  vi: {
    title: "Các gói hội viên",
    description: "Gói miễn phí và các gói Premium: giá, quyền lợi, và gói bạn đang dùng.",
    heading: "Chọn gói vừa với bạn",
    lead: "Phần lớn nội dung ở đây miễn phí và sẽ luôn như vậy. Premium mở thêm thư viện hội viên và nhiều phiên trò chuyện hơn. Không tự gia hạn.",
    currentTitle: "Gói hiện tại",
    loading: "Đang tải các gói...",
    loadFailed: "Chưa tải được các gói.",
    freePlan: "Miễn phí",
    freePlanButton: "Gói miễn phí",
    freeHelp: "Gói miễn phí không có ngày hết hạn.",
    remaining: (days: number) => `Còn ${days} ngày`,
    until: "Hết hạn ngày",
    upcoming: (name: string, day: string) => `Tiếp theo: ${name}, từ ngày ${day}.`,
    given: "Được tặng",
    grace: (days: number) => `Bạn đang trong ${days} ngày ân hạn`,
    graceUntil: (ended: string, until: string) =>
      `Gói hết hạn ngày ${ended}. Mọi thứ vẫn mở cho bạn đến ${until}.`,
    renew: (name: string) => `Gia hạn ${name}`,
    renewHelp: "Gia hạn sớm thì số ngày còn lại được cộng thêm.",
    plansTitle: "Các gói",
    days: (n: number) => `${n} ngày`,
    perMonth: (price: string) => `${price} mỗi tháng`,
    saving: (percent: number) => `Tiết kiệm ${percent}%`,
    popular: "Phổ biến nhất",
    inUse: "Đang sử dụng",
    processing: "Đang xử lý...",
    upgrade: "Nâng cấp ngay",
    orderFailed: "Đã xảy ra lỗi khi tạo đơn hàng. Vui lòng thử lại.",
    orders: "Đơn hàng và biên nhận",
    faqTitle: "Câu hỏi thường gặp",
    faq: [
      {
        q: "Mình trả tiền như thế nào?",
        a: "Bằng chuyển khoản ngân hàng, quét mã VietQR hoặc nhập tay. Tiền đến là gói mở ngay. Không cần thẻ, và chúng mình không giữ thông tin ngân hàng của bạn.",
      },
      {
        q: "Gói có tự gia hạn không?",
        a: "Không. Hết hạn thì bạn trở về gói miễn phí, những gì bạn viết vẫn còn nguyên. Chúng mình gửi thư nhắc trước khi hết hạn, còn lại tùy bạn.",
      },
      {
        q: "Đổi gói hay gia hạn sớm thì số ngày còn lại ra sao?",
        a: "Được cộng dồn. Gói mới bắt đầu khi gói đang chạy kết thúc, nên bạn không mất ngày nào.",
      },
      { q: "Mình cần hỗ trợ thì hỏi ai?", a: "Bạn viết cho chúng mình:" },
    ],
  },
  en: {
    title: "Membership plans",
    description: "The free plan and the Premium plans: prices, what they give, and the plan you are on.",
    heading: "Choose what fits you",
    lead: "Most of what is here is free and will stay free. Premium opens the member library and more conversations. Nothing renews by itself.",
    currentTitle: "Current plan",
    loading: "Loading the plans...",
    loadFailed: "The plans could not be loaded.",
    freePlan: "Free",
    freePlanButton: "Free plan",
    freeHelp: "The free plan doesn't expire.",
    remaining: (days: number) => `${days} ${days === 1 ? "day" : "days"} left`,
    until: "Ends on",
    upcoming: (name: string, day: string) => `Next: ${name}, from ${day}.`,
    given: "A gift",
    grace: (days: number) => `You are in your ${days}-day grace period`,
    graceUntil: (ended: string, until: string) =>
      `The plan ended on ${ended}. Everything stays open to you until ${until}.`,
    renew: (name: string) => `Renew ${name}`,
    renewHelp: "Renewing early adds to the days that are left.",
    plansTitle: "Plans",
    days: (n: number) => `${n} days`,
    perMonth: (price: string) => `${price} per month`,
    saving: (percent: number) => `${percent}% saving`,
    popular: "Most popular",
    inUse: "In use",
    processing: "Processing...",
    upgrade: "Upgrade now",
    orderFailed: "An error occurred while creating the order. Please try again.",
    orders: "Orders and receipts",
    faqTitle: "Frequent questions",
    faq: [
      {
        q: "How do I pay?",
        a: "By bank transfer: scan the VietQR code or type it in. The plan opens as soon as the money arrives. No card is needed, and we keep no bank details of yours.",
      },
      {
        q: "Does a plan renew by itself?",
        a: "No. When it ends you are back on the free plan, and everything you wrote stays. We email you before the end; the rest is up to you.",
      },
      {
        q: "What about the days that are left when I change or renew early?",
        a: "They are added. The new plan begins when the running one ends, so no day is lost.",
      },
      { q: "Where can I get help?", a: "Write to us:" },
    ],
  },
});
