import type { Brand } from "@bentrong/contract/brand";
import type { Article, EmailContent } from "./email-content.ts";
import { plainLine } from "./plain-line.ts";
import { richTextToPlain } from "./rich-text.ts";

/** The plain text of an e-mail, for mailboxes without HTML and for people who read with a screen reader. */
export function renderText(hello: string, written: EmailContent, brand: Brand): string {
  const { paragraphs, article, items = [], code, button, note, unsubscribe } = written;
  const blocks: string[][] = [
    ...(article ? articleBlocks(article) : [[hello]]),
    ...paragraphs.map((paragraph) => [paragraph]),
    ...items.map(({ title, byline, href }) => [title, byline, href]),
    ...(code ? [[code]] : []),
    ...(button ? [[`${button.label}:`, button.href]] : []),
    [note],
    ...(unsubscribe ? [["Đổi ý, ngừng nhận thư:", unsubscribe.page]] : []),
    [brand.name, brand.tagline, `Cần giúp, bạn viết cho ${brand.supportEmail}`],
  ];
  return `${blocks.map((lines) => lines.map(plainLine).join("\n")).join("\n\n")}\n`;
}

const articleBlocks = ({ before, posts, after }: Article): string[][] => [
  ...toLines(before),
  ...posts.map(({ title, byline, excerpt, href }) => [title, byline, excerpt, href].filter(Boolean)),
  ...toLines(after),
];

const toLines = (html: string): string[][] => {
  const text = richTextToPlain(html);
  return text === "" ? [] : text.split("\n\n").map((block) => block.split("\n"));
};
