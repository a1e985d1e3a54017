import { clockTime, shortDate } from "@bentrong/format/dates";
import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";

/**
 * Notifies of a change that somebody else should not have made. `detail`: a provider, the new address, masked, or the name of
 * a key.
 */
const Details = z.object({
  ...addressee,
  what: z.enum([
    "factor_added",
    "factor_removed",
    "recovery_codes_made",
    "identity_linked",
    "email_change_asked",
    "api_key_made",
  ]),
  detail: z.string().optional(),
  at: z.coerce.date<Date | string>(),
});
type Details = z.output<typeof Details>;

type Notice = Details;

const PROVIDERS: Readonly<Record<string, string>> = { google: "Google", facebook: "Facebook", zalo: "Zalo" };

/** Words for an event: a subject, and the end of a sentence that begins with the time. */
const NEWS: Record<Notice["what"], (detail: string) => { subject: string; sentence: string }> = {
  factor_added: () => ({
    subject: "Xác minh hai bước vừa được bật",
    sentence: "xác minh hai bước đã được bật. Từ giờ, đăng nhập cần thêm một mã từ ứng dụng xác thực.",
  }),
  factor_removed: () => ({
    subject: "Xác minh hai bước vừa được tắt",
    sentence: "xác minh hai bước đã được tắt. Từ giờ, chỉ cần mật khẩu là đăng nhập được.",
  }),
  recovery_codes_made: () => ({
    subject: "Bạn vừa có bộ mã khôi phục mới",
    sentence: "một bộ mã khôi phục mới đã được tạo. Các mã cũ, nếu có, không dùng được nữa.",
  }),
  identity_linked: (provider) => ({
    subject: `Tài khoản của bạn vừa được nối với ${PROVIDERS[provider] ?? provider}`,
    sentence: `tài khoản đã được nối với ${PROVIDERS[provider] ?? provider}. Từ giờ, bạn đăng nhập bằng cách này cũng được.`,
  }),
  api_key_made: (name) => ({
    subject: "Một khóa API mới vừa được tạo",
    sentence: `khóa API “${name}” đã được tạo. Ai có khóa ấy đọc hoặc sửa được dữ liệu thay bạn, trong những quyền đã chọn. Nếu bạn không tạo, hãy thu hồi khóa ngay trong trang quản trị, mục Khóa API.`,
  }),
  email_change_asked: (address) => ({
    subject: "Có yêu cầu đổi email của tài khoản",
    sentence: `có yêu cầu đổi email của tài khoản sang ${address}. Email chỉ đổi khi người nhận thư ở địa chỉ ấy xác nhận.`,
  }),
};

const writeSecurityNotice = (
  { what, detail = "", at }: Notice,
  { brand, links }: EmailContext,
): EmailContent => {
  const { subject, sentence } = NEWS[what](detail);
  return {
    subject,
    preheader: "Nếu là bạn, bạn không cần làm gì thêm.",
    paragraphs: [
      `Lúc ${clockTime(at)} ngày ${shortDate(at)} (giờ Việt Nam), ${sentence}`,
      "Nếu là bạn, bạn không cần làm gì thêm. Nếu không phải bạn, hãy đặt lại mật khẩu ngay: mọi thiết bị sẽ được đăng xuất, và yêu cầu đổi email đang chờ cũng được hủy.",
    ],
    button: { label: "Không phải mình, đặt lại ngay", href: links.forgotPassword() },
    note: `Cần giúp, bạn viết cho ${brand.supportEmail}. ${brand.name} gửi thư này để bạn luôn biết chuyện gì xảy ra với tài khoản của mình.`,
  };
};

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    security_notice: Details;
  }
}

export const securityNotice = defineEmail("security_notice", Details, writeSecurityNotice);
