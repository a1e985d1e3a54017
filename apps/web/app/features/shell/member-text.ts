import { defineText } from "../../lib/i18n/text.ts";

/** Texts around the pages that only signed-in people read. */
export const memberText = defineText({
  vi: {
    home: "Trang chủ",
    exploreCourses: "Khám phá khóa học",
    dashboard: "Dashboard",
    podcasts: "Podcasts",
    blogs: "Blogs",
    chat: "Trò chuyện",
    yourAccount: "Tài khoản của bạn",
    ownPage: "Trang cá nhân",
    account: "Tài khoản",
    office: "Quản trị",
    signOut: "Đăng xuất",
    unreachable: "Không thể kết nối đến server. Vui lòng thử lại sau!",
    close: "Đóng",
  },
  en: {
    home: "Home",
    exploreCourses: "Explore courses",
    dashboard: "Dashboard",
    podcasts: "Podcasts",
    blogs: "Blogs",
    chat: "Chat",
    yourAccount: "Your account",
    ownPage: "Personal page",
    account: "Account",
    office: "Administration",
    signOut: "Log out",
    unreachable: "The server cannot be reached. Please try again later!",
    close: "Close",
  },
});
