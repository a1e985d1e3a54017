import type { Blog } from "@bentrong/contract/content";
import { shortDate } from "@bentrong/format/dates";
import { excerpt } from "@bentrong/format/excerpt";
import { Badge } from "@bentrong/ui/badge";
import { cardLinkClass } from "@bentrong/ui/card";
import { LazySaveButton } from "../../common/saved/lazy-save-button.tsx";
import { Cover } from "../../lib/cover.tsx";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";

const GRID_EXCERPT = 120;

interface Props {
  blog: Blog;
  /** Characters of text under the title: 120 in grids and on the home page, 100 in smaller places. */
  length?: number;
  /** The heading's level in the page that shows the card. */
  heading?: "h2" | "h3";
}

/** An article in a list: picture, title, its first words, the day it was written. */
export function BlogCard({ blog, length = GRID_EXCERPT, heading: Heading = "h3" }: Props) {
  return (
    <article className="group relative flex flex-col gap-4 rounded-l focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-wine-ink">
      <div className="overflow-hidden rounded-l">
        <Cover
          src={blog.coverImage}
          width={640}
          height={400}
          className="aspect-16/10 transition-transform duration-250 ease-out group-hover:scale-[1.02]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          <time dateTime={blog.createdAt}>{shortDate(blog.createdAt)}</time>
          {blog.category && <span lang="vi">{blog.category.name}</span>}
          {blog.blogType === "PRIVATE" && <Badge tone="gold">Premium</Badge>}
          <span className="draft-mark" data-publication={blog.publication} />
        </div>
        <Heading lang="vi" className="text-xl">
          <AppLink to={`/blog/detail/${blog.id}`} className={`${cardLinkClass} group-hover:text-wine-ink`}>
            {joinWords(blog.title)}
          </AppLink>
        </Heading>
        <p lang="vi" className="text-sm text-ink-soft">
          {excerpt(blog.content, length)}
        </p>
      </div>
      <LazySaveButton item={{ kind: "blog", id: blog.id }} title={blog.title} shape="corner" />
    </article>
  );
}
