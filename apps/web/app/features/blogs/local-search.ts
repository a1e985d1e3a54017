import type { Blog } from "@bentrong/contract/content";
import { fold } from "@bentrong/format/fold";
import { plainText } from "@bentrong/format/plain-text";

/** Searches the loaded articles when the search call fails: title, author, and the text of the article. */
export function searchHere(blogs: readonly Blog[], words: string): Blog[] {
  const wanted = fold(words);
  return blogs.filter((blog) =>
    [blog.title, blog.authorName ?? "", plainText(blog.content)].some((text) => fold(text).includes(wanted)),
  );
}
