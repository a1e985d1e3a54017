// Title, sharing card and structured data of an article and of its lock.
import type { PremiumPreview } from "@bentrong/contract/content";
import { cutAtWord } from "@bentrong/format/cut-at-word";
import { plainText } from "@bentrong/format/plain-text";
import { summary } from "@bentrong/format/sentences";
import type { MetaDescriptor } from "react-router";
import { textIn } from "../../lib/i18n/text.ts";
import { pageMeta, sharePicture, workData } from "../../lib/seo.ts";
import type { ReadableBlog } from "./article.tsx";
import { articleText } from "./blogs-text.ts";

const DESCRIPTION = 160;

type Matches = Parameters<typeof pageMeta>[0];

export function articleMeta(matches: Matches, path: string, blog: ReadableBlog): MetaDescriptor[] {
  const { title, createdAt, updatedAt } = blog;
  const image = sharePicture("blog", blog);
  const description = blog.seoDescription || summary(blog.outline.html, DESCRIPTION);
  return [
    ...pageMeta(matches, () => ({
      ...{ title: blog.seoTitle || title, description, path, image },
      ...{ type: "article" as const, publishedAt: createdAt, modifiedAt: updatedAt },
    })),
    ...workData(matches, {
      "@type": "Article",
      headline: plainText(title),
      description,
      datePublished: createdAt,
      dateModified: updatedAt ?? createdAt,
      author: toAuthor(blog),
      ...{ path, image, isFree: blog.blogType === "PUBLIC" },
    }),
  ];
}

export function lockedMeta(matches: Matches, path: string, preview: PremiumPreview): MetaDescriptor[] {
  const { title, createdAt } = preview;
  const image = sharePicture("blog", preview);
  return [
    ...pageMeta(matches, ({ language }) => ({
      title,
      description: cutAtWord(preview.excerpt, LOCKED_DESCRIPTION) || textIn(articleText, language).locked,
      ...{ path, image, type: "article" as const, publishedAt: createdAt },
    })),
    ...workData(matches, {
      "@type": "Article",
      headline: plainText(title),
      datePublished: createdAt,
      author: toAuthor(preview),
      ...{ path, image, isFree: false },
    }),
  ];
}

/** One less than the preview's most characters, so that one which was cut by length loses its half word. */
const LOCKED_DESCRIPTION = 149;

const toAuthor = ({ authorName }: { authorName: string | null }) => ({
  "@type": "Organization",
  name: authorName ?? "",
});
