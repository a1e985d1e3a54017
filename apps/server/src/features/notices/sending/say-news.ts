import type { NewItem } from "./new-items.ts";

/** What is new, in a line for a mailbox or a phone's screen: short, and never urgent. */
export function sayNews(items: readonly Pick<NewItem, "kind" | "title">[]): { title: string; line: string } {
  const [first] = items;
  const episodes = items.filter(({ kind }) => kind === "episode").length;
  const articles = items.length - episodes;
  if (items.length === 1) {
    return { title: episodes ? "Có một tập mới cho bạn" : "Có một bài viết mới", line: first?.title ?? "" };
  }
  const counted = [
    ...(episodes ? [`${episodes} tập`] : []),
    ...(articles ? [`${articles} bài viết`] : []),
  ].join(" và ");
  return { title: `Có ${counted} mới`, line: `${first?.title}, và ${items.length - 1} mục nữa` };
}
