// Highlights as a file that any notebook opens: a heading for each article, a quotation for each passage.
import type { Highlight } from "../../../api/highlights.ts";

type Exported = Pick<Highlight, "blogId" | "title" | "quote" | "note" | "createdAt">;

/** Words that would be read as markup stay words. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${escaped(line)}`)
    .join("\n>\n");

/** Rows of one article follow each other. `origin`: the site that links lead to. */
export function toMarkdown(heading: string, rows: readonly Exported[], origin: string): string {
  const parts = [`# ${heading}`];
  let article: number | undefined;
  for (const { blogId, title, quote, note, createdAt } of rows) {
    if (blogId !== article) parts.push(`## [${escaped(title)}](${origin}/blog/detail/${blogId})`);
    article = blogId;
    parts.push(quoted(quote));
    if (note) parts.push(escaped(note));
    parts.push(`*${createdAt.slice(0, 10)}*`);
  }
  return `${parts.join("\n\n")}\n`;
}
