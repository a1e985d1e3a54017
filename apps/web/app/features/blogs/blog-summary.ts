import type { Blog } from "@bentrong/contract/content";
import { plainText } from "@bentrong/format/plain-text";

/** Enough for the longest excerpt and for a search through what is already here. */
const KEPT = 400;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * An article for a list in a document: its first words instead of all of them. A list shows at most 150 characters of
 * each, and a phone should not load twelve whole articles to show a page of cards.
 */
export const toBlogSummary = <T extends Blog>(blog: T): T => ({
  ...blog,
  content: [...plainText(blog.content)]
    .slice(0, KEPT)
    .join("")
    .replace(/[&<>]/g, (found) => ENTITIES[found] ?? found),
});
