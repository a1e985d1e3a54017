import { lazy, Suspense } from "react";
import { Await, data, type LoaderFunctionArgs, type MetaArgs, useRevalidator } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { RenderedView } from "../common/page/rendered-view.tsx";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { Article } from "../features/blogs/article.tsx";
import { articleMeta, lockedMeta } from "../features/blogs/article-meta.ts";
import {
  ArticleSkeleton,
  FailedArticle,
  LockedArticle,
  MissingArticle,
} from "../features/blogs/article-states.tsx";
import { toBlogSummary } from "../features/blogs/blog-summary.ts";
import { articleText } from "../features/blogs/blogs-text.ts";
import { type LoadedArticle, loadArticle } from "../features/blogs/load-article.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { pageMeta } from "../lib/seo.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import type { Route } from "./+types/blog-detail.ts";

/** Drawn with the page and brought to life after it. */
const BelowArticle = lazy(() =>
  import("../features/blogs/below-article.tsx").then(({ BelowArticle }) => ({ default: BelowArticle })),
);

const load = (source: PageSource) => ({ article: loadArticle(source, source.params.id ?? "") });
const served = serverLoader(load);

/** Search engines and caches read the status: an apology with 200 would be kept as a page. */
const STATUS: Record<LoadedArticle["kind"], number> = { open: 200, locked: 200, missing: 404, failed: 503 };

export async function loader(args: LoaderFunctionArgs) {
  const { article, ...rest } = await served(args);
  const lean =
    article.kind === "open" ? { ...article, related: article.related.map(toBlogSummary) } : article;
  return data({ ...rest, article: lean }, { status: STATUS[article.kind] });
}
export const clientLoader = browserLoader(
  load,
  (own, served) => own.article.kind === "failed" && served.article.kind === "open",
);

export const meta = ({ matches, loaderData, params }: MetaArgs<typeof loader>) => {
  const article = loaderData?.article;
  const path = `/blog/detail/${params.id}`;
  // In the browser the article may still be on its way; its title follows with it.
  const known = article && "kind" in article ? article : undefined;
  if (known?.kind === "open") return articleMeta(matches, path, known.blog);
  if (known?.kind === "locked") return lockedMeta(matches, path, known.preview);
  return pageMeta(matches, ({ language }) => {
    const text = textIn(articleText, language);
    const title = known ? text.missing : text.loading;
    return { title, description: text.missingHelp, path, hidden: true };
  });
};

export default function BlogDetail({ loaderData: { article, renderedFor } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <RenderedView renderedFor={renderedFor} isForAll={"kind" in article && article.kind === "open"}>
      <Suspense fallback={<ArticleSkeleton />}>
        <Await resolve={article}>
          {(loaded: LoadedArticle) => <Shown article={loaded} retry={revalidate} />}
        </Await>
      </Suspense>
    </RenderedView>
  );
}

interface ShownProps {
  article: LoadedArticle;
  retry(): Promise<void>;
}

function Shown({ article, retry }: ShownProps) {
  usePageTitle(getTitle(article, useText(articleText)));
  if (article.kind === "missing") return <MissingArticle />;
  if (article.kind === "failed") return <FailedArticle message={article.message} retry={retry} />;
  if (article.kind === "locked") return <LockedArticle preview={article.preview} plans={article.plans} />;
  return (
    <>
      <Article blog={article.blog} />
      <Suspense>
        <BelowArticle id={article.blog.id} related={article.related} previews={article.previews} />
      </Suspense>
    </>
  );
}

function getTitle(article: LoadedArticle, text: Record<"missing" | "failed", string>): string {
  if (article.kind === "open") return article.blog.title;
  return article.kind === "locked" ? article.preview.title : text[article.kind];
}
