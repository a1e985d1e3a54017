import { z } from "zod";
import type { EmailContent, EmailContext } from "../../../platform/email/email-content.ts";
import { addressee, defineEmail } from "../../../platform/email/template.ts";
import { checkBeforeSend } from "../sending/check-before-send.ts";
import { NewItem } from "../sending/new-items.ts";
import { sayNews } from "../sending/say-news.ts";

const Details = z.object({ ...addressee, userId: z.uuid(), items: z.array(NewItem).min(1) });
type Details = z.output<typeof Details>;

/** The rest is found on the site. */
const MOST_SHOWN = 12;

function writeNewItems({ userId, items }: Details, { brand, links }: EmailContext): EmailContent {
  const { title, line } = sayNews(items);
  const left = items.length - MOST_SHOWN;
  return {
    subject: title,
    preheader: line,
    paragraphs: [
      `${brand.name} vừa có ${items.length === 1 ? "điều này" : "mấy điều này"}${left > 0 ? `, và ${left} mục nữa` : ""}. Khi nào thấy muốn thì bạn ghé, không vội gì cả.`,
    ],
    items: items.slice(0, MOST_SHOWN).map((item) => ({
      title: item.title,
      byline: toByline(item),
      href: item.kind === "episode" ? links.episode(item.podcastId ?? 0, item.id) : links.article(item.id),
    })),
    note: "Bạn nhận thư này vì đã bật “Email” ở mục Thông báo trong trang Tài khoản. Mỗi ngày nhiều nhất một lá, và không gửi trong giờ yên.",
    unsubscribe: { page: links.noticePreferences(userId), oneClick: links.noticeUnsubscribe(userId) },
  };
}

const toByline = ({ kind, byline, isPrivate }: NewItem): string =>
  [kind === "episode" ? "Tập mới" : "Bài viết mới", byline, isPrivate ? "dành cho hội viên" : ""]
    .filter(Boolean)
    .join(" · ");

declare module "../../../platform/email/template.ts" {
  interface EmailDetails {
    new_items: Details;
  }
}

export const newItems = defineEmail("new_items", Details, writeNewItems, {
  checkBeforeSend,
  hasOwnQueue: true,
});
