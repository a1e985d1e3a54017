import type { EmailByKind } from "../email.ts";
import type { EmailContent, EmailContext } from "../email-content.ts";

export const newsletterStopped = (
  letter: EmailByKind<"newsletter_stopped">,
  { brand, links }: EmailContext,
): EmailContent => ({
  subject: `Bản tin “${letter.subject}” chưa được gửi`,
  preheader: "Có bài viết trong bản tin không còn đăng nữa.",
  paragraphs: [
    letter.hasBegun
      ? `Bản tin “${letter.subject}” đang gửi thì ${brand.name} dừng lại, vì có bài viết trong đó vừa được gỡ xuống. Ai chưa nhận thì chưa được gửi gì thêm.`
      : `Đến giờ hẹn nhưng ${brand.name} không gửi bản tin “${letter.subject}”, vì có bài viết trong đó không còn đăng nữa. Chưa ai nhận được thư nào.`,
    letter.hasBegun
      ? "Bạn đăng lại bài viết ấy rồi cho gửi tiếp, hoặc dừng hẳn bản tin."
      : "Bản tin đã trở lại thành bản nháp. Bạn bỏ bài viết ấy ra, hoặc đăng lại, rồi hẹn giờ mới nhé.",
  ],
  button: { label: "Mở bản tin", href: links.campaign(letter.campaignId) },
  note: `Thư này được gửi cho người đã hẹn giờ bản tin. Cần giúp, bạn viết cho ${brand.supportEmail}.`,
});
