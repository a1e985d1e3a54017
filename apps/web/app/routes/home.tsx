import { data, type LoaderFunctionArgs, type MetaArgs, replace, useRevalidator } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { BlogCard } from "../features/blogs/blog-card.tsx";
import { toBlogSummary } from "../features/blogs/blog-summary.ts";
import { BrandStory } from "../features/home/brand-story.tsx";
import { EntryCards } from "../features/home/entry-cards.tsx";
import { Hero } from "../features/home/hero.tsx";
import { homeBlogs, homePodcasts } from "../features/home/home-data.ts";
import { homeText } from "../features/home/home-text.ts";
import { Shelf } from "../features/home/shelf.tsx";
import { NewsletterBlock } from "../features/newsletter/newsletter-block.tsx";
import { PodcastCard } from "../features/podcasts/podcast-card.tsx";
import { Farewell } from "../features/profile/farewell.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { pageMeta } from "../lib/seo.ts";
import { isAuthenticated } from "../lib/session/session.ts";
import type { Route } from "./+types/home.ts";

function load({ api, session }: PageSource) {
  // Signed-in people have another home page.
  if (isAuthenticated(session)) throw replace("/my-home");
  return { podcasts: homePodcasts(api), blogs: homeBlogs(api) };
}

const served = serverLoader(load);

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  const isWhole = loaded.podcasts !== null && loaded.blogs !== null;
  // Neither caches nor search engines should keep the page as it is without its content.
  return data(
    { ...loaded, blogs: loaded.blogs?.map(toBlogSummary) ?? null },
    { status: isWhole ? 200 : 503 },
  );
}
export const clientLoader = browserLoader(load);

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(homeText, language);
    return { title, description, path: "/" };
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText(homeText);
  const { revalidate } = useRevalidator();
  return (
    <div className={loaderData.renderedFor === "visitor" ? "visitor-only" : undefined}>
      <Farewell />
      <Hero />
      <BrandStory />
      <EntryCards />
      <Shelf
        id="pausefulness"
        title={text.pausefulness}
        line={text.pausefulnessLine}
        all={{ to: "/podcasts", label: text.allPodcasts }}
        loading={text.loadingPodcasts}
        empty={text.noPodcasts}
        failed={text.failedPodcasts}
        retry={revalidate}
        items={loaderData.podcasts}
        card={(podcast) => <PodcastCard podcast={podcast} />}
      />
      <Shelf
        id="inner-whispers"
        title={text.whispers}
        line={text.whispersLine}
        all={{ to: "/blogs", label: text.allBlogs }}
        loading={text.loadingBlogs}
        empty={text.noBlogs}
        failed={text.failedBlogs}
        retry={revalidate}
        items={loaderData.blogs}
        card={(blog) => <BlogCard blog={blog} />}
      />
      <NewsletterBlock />
    </div>
  );
}
