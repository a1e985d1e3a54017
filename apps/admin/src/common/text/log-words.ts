// Names of subjects and actions in the audit log. The database holds the list; a test compares the two.
import { dateAndTime } from "@bentrong/format/dates";

/** The subject of a log line, within a sentence. */
export const LOG_SUBJECTS: Readonly<Record<string, string>> = {
  "public.blog": "bài viết",
  "public.podcast": "podcast",
  "public.episode": "tập",
  "public.podcastEpisode": "tập trong podcast",
  "public.episodeTimeline": "chương và lời của tập",
  "public.category": "chuyên mục",
  "public.course": "khóa học",
  "public.courseLink": "nơi học",
  "public.lesson": "bài học",
  "public.mediaFile": "tệp",
  "public.courseEnroll": "ghi danh",
  "public.plan": "gói hội viên",
  "public.membership": "kỳ hội viên",
  "public.order": "đơn hàng",
  "money.allocation": "giao dịch",
  "money.bank_transaction": "giao dịch ngân hàng",
  "money.one_on_one_request": "yêu cầu buổi 1-1",
  "money.orders": "tệp đơn hàng",
  "money.refunds": "tệp các lần hoàn tiền",
  "money.ledger": "tệp sổ giao dịch",
  "ops.data_subject_request": "yêu cầu dữ liệu",
  "ops.public_holiday": "ngày nghỉ lễ",
  "auth.users": "tài khoản",
  "public.newsletterCampaign": "bản tin",
  "public.hotline": "số trợ giúp",
  "public.newSubscription": "danh sách nhận bản tin",
  "ops.site_setting": "cài đặt",
  "ops.webhook": "webhook",
  "ops.api_key": "khóa API",
};

/** Everything that can be done, as a filter and as a line on a person's page name it. */
export const LOG_ACTIONS: Readonly<Record<string, string>> = {
  INSERT: "Thêm",
  UPDATE: "Sửa",
  DELETE: "Xóa",
  RESTORE: "Khôi phục từ thùng rác",
  RESTORE_VERSION: "Khôi phục phiên bản cũ",
  PUBLISH: "Tự đăng theo lịch",
  EXPORT: "Xuất tệp",
  VIEW: "Mở xem tài khoản",
  GIVE_MEMBERSHIP: "Tặng ngày hội viên",
  GRANT_ROLE: "Trao quyền",
  WITHDRAW_ROLE: "Thu lại quyền",
  SIGN_OUT: "Đăng xuất mọi thiết bị",
  BLOCK: "Khóa tài khoản",
  UNBLOCK: "Mở khóa tài khoản",
  REMIND_PAYER: "Nhắc chuyển phần còn thiếu",
  SEND_RESET_LETTER: "Gửi thư đặt lại mật khẩu",
  OFFER_EXPORT: "Mời tải dữ liệu",
  DELETE_ACCOUNT: "Xóa tài khoản theo yêu cầu",
  SCHEDULE_CAMPAIGN: "Hẹn giờ bản tin",
  UNSCHEDULE_CAMPAIGN: "Bỏ hẹn giờ bản tin",
  PAUSE_CAMPAIGN: "Tạm dừng bản tin",
  RESUME_CAMPAIGN: "Gửi tiếp bản tin",
  CANCEL_CAMPAIGN: "Dừng hẳn bản tin",
  TEST_CAMPAIGN: "Gửi thử bản tin",
  RECORD_BOUNCE: "Ghi thư bị trả về",
  CLEAR_BOUNCE: "Bỏ ghi thư bị trả về",
  INVITE_SUBSCRIBER: "Mời nhận bản tin",
  CHECK_LINE: "Kiểm tra số trợ giúp",
  REMOVE_SUBSCRIBER: "Xóa địa chỉ nhận bản tin",
  CHANGE_SETTINGS: "Đổi cài đặt",
  IMPORT_PERSON: "Nhập từ tệp",
};

/** Columns that can have been changed. */
export const LOG_FIELDS: Readonly<Record<string, string>> = {
  ...{ title: "tên", name: "tên", slug: "đường dẫn", originalName: "tên tệp" },
  ...{ content: "nội dung", description: "mô tả", excerpt: "đoạn trích", kind: "loại", type: "loại" },
  ...{
    coverImage: "ảnh bìa",
    palette: "màu bìa",
    audio: "âm thanh",
    mediaUrl: "âm thanh hoặc phim",
    mediaSeconds: "thời lượng",
  },
  ...{ chapters: "các chương", cues: "lời trong tập" },
  ...{ duration: "thời lượng", minutes: "thời lượng", position: "thứ tự", top: "đưa lên đầu" },
  ...{ blogType: "ai đọc được", podcastType: "ai nghe được", episodeType: "ai nghe được" },
  ...{ authorName: "tác giả", categoryId: "chuyên mục", categoryType: "dành cho" },
  ...{
    podcastId: "podcast",
    episodeId: "tập",
    courseId: "khóa học",
    lmsUrl: "địa chỉ nơi học",
    planId: "gói",
  },
  ...{ rating: "đánh giá", ratingCount: "đánh giá" },
  ...{ publication: "trạng thái", publishAt: "giờ hẹn đăng", publishedAt: "lúc đăng" },
  ...{ price: "giá", status: "tình trạng", startsAt: "bắt đầu", expiresAt: "hết hạn", isGiven: "được tặng" },
  ...{ orderId: "đơn hàng", order_id: "đơn hàng", named_order_id: "đơn hàng", planDays: "số ngày của gói" },
  ...{ orderCode: "mã đơn", paymentInfo: "nơi nhận tiền", referenceInfo: "thứ được mua", qrCode: "mã QR" },
  ...{ claimedAt: "lúc báo đã trả", verifiedAt: "lúc xác nhận", verifiedBy: "người xác nhận" },
  ...{ verifyReason: "lý do xác nhận", rejectReason: "lý do từ chối" },
  ...{ verifiedByHand: "xác nhận tay", refundedAmount: "số tiền đã hoàn", refundedAt: "lúc hoàn đủ" },
  ...{ cancelledAt: "lúc đóng", expiredAt: "lúc hết hạn" },
  ...{ transaction_id: "giao dịch", surplus: "tiền dư", reason: "lý do", note: "ghi chú" },
  ...{ decided_at: "lúc quyết định", decided_by: "người quyết định", outcome: "kết quả" },
  ...{ amount: "số tiền", memo: "nội dung chuyển khoản", reference: "mã giao dịch", provider: "nơi báo" },
  ...{ provider_id: "mã giao dịch", account_number: "số tài khoản", transferred_at: "lúc chuyển" },
  ...{ received_at: "lúc nhận", raw: "bản gốc" },
  ...{ userId: "thành viên", user_id: "thành viên", contact: "liên hệ", channel: "đến bằng cách nào" },
  ...{
    involves_others: "có bên khác giữ dữ liệu",
    acknowledge_by: "hạn trả lời",
    complete_by: "hạn làm xong",
  },
  ...{ acknowledged_at: "đã trả lời", completed_at: "đã khép lại", outcome_reason: "lý do kết quả" },
  ...{ extended_at: "gia hạn", extension_reason: "lý do gia hạn", export_offered_at: "mời tải dữ liệu" },
  ...{ entered_by: "người ghi", day: "ngày", source: "nguồn" },
  ...{ address: "địa chỉ tệp", contentType: "loại tệp", bytes: "dung lượng", sha256: "dấu vân tay tệp" },
  ...{ width: "chiều rộng", height: "chiều cao", seconds: "thời lượng", bitrate: "chất lượng âm thanh" },
  ...{ variants: "các cỡ ảnh", uploadedBy: "người tải lên" },
  ...{ subject: "tiêu đề", preheader: "dòng xem trước", intro: "lời mở", outro: "lời kết" },
  ...{ blogIds: "các bài", scheduledAt: "giờ gửi", startedAt: "lúc bắt đầu", endedAt: "lúc kết thúc" },
  ...{ problem: "vướng mắc" },
  ...{ wishes: "những lúc rảnh", reply: "câu trả lời", answered_at: "lúc trả lời" },
  ...{
    tagline: "câu giới thiệu",
    supportEmail: "email hỗ trợ",
    contactEmail: "email liên hệ",
    social: "mạng xã hội",
  },
  ...{ bin: "mã BIN", bankName: "ngân hàng", accountNumber: "số tài khoản", accountName: "chủ tài khoản" },
  ...{ seoTitle: "tiêu đề chia sẻ", seoDescription: "mô tả chia sẻ", shareImage: "ảnh chia sẻ" },
  ...{ number: "số", hours: "giờ trực", helps: "giúp được việc gì", isActive: "ẩn hay hiện" },
  ...{ url: "địa chỉ nhận", events: "sự kiện", sealed_secret: "khóa bí mật" },
  ...{ prefix: "phần đầu của khóa", scopes: "được làm gì", hash: "dấu vân tay của khóa" },
  ...{ expires_at: "hết hạn", last_used_at: "lần dùng cuối", revoked_at: "lúc thu hồi" },
  ...{ about: "lời giới thiệu", nameEn: "tên tiếng Anh", aboutEn: "lời giới thiệu tiếng Anh" },
};

/** Columns that change with every change and say nothing. */
export const SILENT_FIELDS: ReadonlySet<string> = new Set([
  ...["id", "updatedAt", "updated_at", "createdAt", "created_at"],
  // A check of a hotline is an action of its own, separate from an edit.
  ...["tel", "checkedAt"],
]);

export const ROLES: Readonly<Record<string, string>> = {
  ROLE_USER: "Thành viên",
  ROLE_MODERATOR: "Biên tập viên",
  ROLE_ADMIN: "Quản trị viên",
};

/** "không thời hạn", "tới 22/11/2026 23:59" */
export const untilWords = (until: string): string =>
  until === "forever" ? "không thời hạn" : `tới ${dateAndTime(until)}`;

/** "Tặng ngày hội viên (30 ngày)" */
export function actionWords(action: string, details: Readonly<Record<string, unknown>>): string {
  const words = LOG_ACTIONS[action] ?? action;
  const { days, role, until } = details;
  if (typeof days === "number") return `${words} (${days} ngày)`;
  if (typeof role === "string") return `${words} (${ROLES[role] ?? role})`;
  if (typeof until === "string") return `${words} (${untilWords(until)})`;
  return words;
}
