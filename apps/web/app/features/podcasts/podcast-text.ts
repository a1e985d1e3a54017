import { defineText } from "../../lib/i18n/text.ts";
import { FIXED } from "./fixed-text.ts";

const hours = (seconds: number) => Math.floor(seconds / 3600);
const minutes = (seconds: number) => Math.max(1, Math.round((seconds % 3600) / 60));

export const podcastText = defineText({
  vi: {
    loading: "Đang tải podcast...",
    all: "Tất cả podcast",
    noDescription: "Chưa có mô tả cho podcast này.",
    start: "Nghe từ đầu",
    resume: "Nghe tiếp",
    pause: "Tạm dừng",
    playlist: "Các tập",
    withPremium: "(Đã bao gồm nội dung Premium)",
    noEpisodes: "Podcast này chưa có tập nào.",
    noEpisodesHelp: "Trong lúc chờ, bạn nghe thử podcast khác nhé.",
    about: "Về podcast này",
    category: "Chủ đề",
    episodes: "Số tập",
    length: "Tổng thời lượng",
    duration: (seconds: number) =>
      hours(seconds) > 0 ? `${hours(seconds)} giờ ${minutes(seconds)} phút` : `${minutes(seconds)} phút`,
    lockedToo: (n: number) => `trong đó ${n} tập Premium`,
    since: "Ra mắt",
    feed: "Nghe bằng ứng dụng podcast (RSS)",
    follow: "Theo dõi",
    followers: (others: number | undefined, following: boolean) => {
      if (!following && others === undefined) return "";
      if (!following) return others === 0 ? "" : `${others} người theo dõi`;
      return !others ? "Bạn đang theo dõi" : `Bạn và ${others} người khác đang theo dõi`;
    },
    keptInBrowser: "Được nhớ trong trình duyệt này.",
    followFailed: "Chưa lưu được. Bạn thử lại nhé.",
    related: "Nghe thêm",
    relatedFailed: "Chưa tải được podcast liên quan",
    missing: "Không tìm thấy podcast",
    missingHelp: "Có thể podcast đã được gỡ, hoặc đường dẫn chưa đúng.",
    failed: "Chưa tải được podcast",
    failedHelp: "Bạn kiểm tra kết nối rồi thử lại nhé.",
    episodeMissing: "Không tìm thấy tập này trong danh sách.",
    locked: "Podcast này dành cho hội viên Premium.",
    lockedHelp:
      "Phí hội viên nuôi những tập mới và giữ cho phần còn lại luôn miễn phí. Chúng mình đang đưa bạn tới trang giới thiệu Premium.",
    upgrade: "Xem gói Premium",
  },
  en: {
    loading: "Loading the podcast...",
    all: "All podcasts",
    noDescription: "This podcast has no description yet.",
    start: "Play from the start",
    resume: "Resume",
    pause: "Pause",
    playlist: "Episodes",
    withPremium: "(Premium content included)",
    noEpisodes: FIXED.noEpisodes,
    noEpisodesHelp: "In the meantime, try another podcast.",
    about: "About this podcast",
    category: "Category",
    episodes: "Episodes",
    length: "Total length",
    duration: (seconds: number) =>
      hours(seconds) > 0 ? `${hours(seconds)} h ${minutes(seconds)} min` : `${minutes(seconds)} min`,
    lockedToo: (n: number) => `${n} of them Premium`,
    since: "Since",
    feed: "Listen in a podcast app (RSS)",
    follow: "Follow",
    followers: (others: number | undefined, following: boolean) => {
      if (!following && others === undefined) return "";
      if (!following) return others === 0 ? "" : `Followers: ${others}`;
      return !others ? "You follow this" : `You and ${others} more follow this`;
    },
    keptInBrowser: "Remembered in this browser.",
    followFailed: "That could not be saved. Please try again.",
    related: "More like this",
    relatedFailed: FIXED.relatedFailed,
    missing: FIXED.missing,
    missingHelp: "It may have been taken down, or the address is not quite right.",
    failed: FIXED.failed,
    failedHelp: "Please check your connection and try again.",
    episodeMissing: FIXED.episodeMissing,
    locked: "This podcast is for Premium members.",
    lockedHelp:
      "Memberships pay for new episodes and keep everything else free. We are taking you to the Premium page.",
    upgrade: "See Premium",
  },
});
