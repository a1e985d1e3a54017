import type { Blog } from "@bentrong/contract/content";
import { shortDate } from "@bentrong/format/dates";
import { excerpt } from "@bentrong/format/excerpt";
import { Badge } from "@bentrong/ui/badge";
import { cardLinkClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import { LazySaveButton } from "../../common/saved/lazy-save-button.tsx";
import { Cover } from "../../lib/cover.tsx";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";

const MAIN_EXCERPT = 150;
const SMALL_EXCERPT = 100;

/** The newest article large, the three before it small. */
export function Featured({ blogs, label }: { blogs: readonly Blog[]; label: string }) {
  const [main, ...others] = blogs;
  if (!main) return null;
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-14"
    >
      <MainStory blog={main} />
      <ul className="flex flex-col divide-y divide-line">
        {others.slice(0, 3).map((blog) => (
          <li key={blog.id} className="py-5 first:pt-0 last:pb-0">
            <SmallStory blog={blog} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MainStory = ({ blog }: { blog: Blog }) => (
  <article className="group relative flex flex-col gap-5 rounded-l focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-wine-ink">
    <div className="overflow-hidden rounded-l">
      <Cover src={blog.coverImage} width={960} height={600} eager className="aspect-16/10" />
    </div>
    <Facts blog={blog} />
    <h2 lang="vi" className="text-2xl">
      <AppLink to={`/blog/detail/${blog.id}`} className={`${cardLinkClass} group-hover:text-wine-ink`}>
        {joinWords(blog.title)}
      </AppLink>
    </h2>
    <p lang="vi" className="text-ink-soft">
      {excerpt(blog.content, MAIN_EXCERPT)}
    </p>
    <SaveCorner blog={blog} />
  </article>
);

const SmallStory = ({ blog }: { blog: Blog }) => (
  <article className="group relative grid grid-cols-[minmax(0,1fr)_min(7rem,30%)] gap-5 rounded-l focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-wine-ink sm:grid-cols-[minmax(0,1fr)_9rem]">
    <div className="flex flex-col gap-1.5">
      <Facts blog={blog} />
      <h2 lang="vi" className="text-lg leading-normal">
        <AppLink to={`/blog/detail/${blog.id}`} className={`${cardLinkClass} group-hover:text-wine-ink`}>
          {joinWords(blog.title)}
        </AppLink>
      </h2>
      <p lang="vi" className="text-sm text-ink-soft">
        {excerpt(blog.content, SMALL_EXCERPT)}
      </p>
    </div>
    <div className="overflow-hidden rounded-m self-start">
      <Cover src={blog.coverImage} width={288} height={288} className="aspect-square" />
    </div>
    <SaveCorner blog={blog} />
  </article>
);

const SaveCorner = ({ blog }: { blog: Blog }) => (
  <LazySaveButton item={{ kind: "blog", id: blog.id }} title={blog.title} shape="corner" />
);

const Facts = ({ blog }: { blog: Blog }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
    <time dateTime={blog.createdAt}>{shortDate(blog.createdAt)}</time>
    {blog.category && <span lang="vi">{blog.category.name}</span>}
    {blog.blogType === "PRIVATE" && <Badge tone="gold">Premium</Badge>}
    <span className="draft-mark" data-publication={blog.publication} />
  </div>
);

export const FeaturedSkeleton = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-14">
    <div className="flex flex-col gap-5">
      <Skeleton className="aspect-16/10 rounded-l" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-14" />
    </div>
    <div className="flex flex-col gap-10">
      {["first", "second", "third"].map((place) => (
        <div
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_min(7rem,30%)] gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]"
        >
          <Skeleton className="h-28" />
          <Skeleton className="aspect-square rounded-m" />
        </div>
      ))}
    </div>
  </div>
);
