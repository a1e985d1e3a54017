import type { Blog } from "@bentrong/contract/content";
import { shortDate } from "@bentrong/format/dates";
import { readingMinutes } from "@bentrong/format/reading-minutes";
import { Badge } from "@bentrong/ui/badge";
import { ChevronDownIcon } from "@bentrong/ui/icons";
import { useRef } from "react";
import { LazySaveButton } from "../../common/saved/lazy-save-button.tsx";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { SafeHtml } from "../../lib/safe-html/safe-html.tsx";
import { articleText } from "./blogs-text.ts";
import { LazyHighlights } from "./highlights/lazy-highlights.tsx";
import { LazyReadingTools } from "./lazy-reading-tools.tsx";
import type { Heading, Outline } from "./outline.ts";
import { useReadingPlace } from "./use-reading-place.ts";

export type ReadableBlog = Omit<Blog, "content"> & { minutes: number; outline: Outline };

export const readable = ({ content, ...blog }: Blog, outline: Outline): ReadableBlog => ({
  ...blog,
  minutes: readingMinutes(content),
  outline,
});

export function Article({ blog }: { blog: ReadableBlog }) {
  useReadingPlace(blog);
  const body = useRef<HTMLDivElement>(null);
  const { headings, html } = blog.outline;
  return (
    <article>
      <header className="mx-auto flex max-w-reading flex-col gap-5 px-5 pt-10 sm:px-0 md:pt-16">
        <ArticleFacts blog={blog} />
        <h1 lang="vi" className="text-3xl md:text-4xl">
          {joinWords(blog.title)}
        </h1>
        {blog.authorName && (
          <p lang="vi" className="text-ink-soft">
            {blog.authorName}
          </p>
        )}
        <div className="flex min-h-12 flex-wrap items-center gap-2 print:hidden">
          <LazySaveButton item={{ kind: "blog", id: blog.id }} title={blog.title} />
          <LazyReadingTools blogId={blog.id} html={html} body={body} />
        </div>
      </header>
      <div className="mx-auto mt-8 max-w-4xl sm:px-8 md:mt-12">
        <Cover src={blog.coverImage} width={1200} height={675} eager className="aspect-16/9 sm:rounded-l" />
      </div>
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-8 sm:px-8 md:pt-12 xl:grid-cols-[minmax(0,1fr)_40rem_minmax(0,1fr)]">
        {headings.length > 1 ? <Contents headings={headings} /> : <div />}
        <SafeHtml ref={body} html={html} className="article mx-auto w-full max-w-reading" />
      </div>
      <LazyHighlights blogId={blog.id} html={html} body={body} />
    </article>
  );
}

function ArticleFacts({ blog }: { blog: ReadableBlog }) {
  const text = useText(articleText);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      {blog.category && (
        <AppLink
          to={`/blogs?category=${blog.category.slug}`}
          className="inline-flex min-h-11 items-center text-wine-ink underline-offset-4 hover:underline"
        >
          <span lang="vi">{blog.category.name}</span>
        </AppLink>
      )}
      <time dateTime={blog.createdAt}>{shortDate(blog.createdAt)}</time>
      <span>{text.minutes(blog.minutes)}</span>
      {blog.blogType === "PRIVATE" && <Badge tone="gold">Premium</Badge>}
      <span className="draft-mark" data-publication={blog.publication} />
    </div>
  );
}

/** Beside the text where there is room, folded above it where there is not. */
function Contents({ headings }: { headings: readonly Heading[] }) {
  const text = useText(articleText);
  const list = (
    <ol className="flex flex-col text-sm">
      {headings.map(({ id, title, level }) => (
        <li key={id} className={level === 3 ? "pl-4" : ""}>
          <a lang="vi" href={`#${id}`} className="block py-2 text-ink-soft hover:text-wine-ink">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group mx-auto w-full max-w-reading border-y border-line py-1 xl:hidden">
        <summary className="flex min-h-11 items-center justify-between font-medium">
          {text.contents}
          <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <nav aria-label={text.contents}>{list}</nav>
      </details>
      <aside className="hidden xl:block">
        <nav aria-label={text.contents} className="sticky top-28 max-w-56">
          <p className="mb-2 font-medium">{text.contents}</p>
          {list}
        </nav>
      </aside>
    </>
  );
}
