import "../features/podcasts/podcasts.css";
import type { Blog } from "@bentrong/contract/content";
import { type ComponentType, lazy, Suspense } from "react";
import type { MetaArgs } from "react-router";
import { listFeaturedBlogs } from "../api/blogs.ts";
import { rowsOrEmpty } from "../api/result.ts";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { BlogCard } from "../features/blogs/blog-card.tsx";
import { Landscape } from "../features/home/landscape.tsx";
import { Doors } from "../features/my-home/doors.tsx";
import { myHomeText } from "../features/my-home/my-home-text.ts";
import { NewArticles } from "../features/my-home/new-articles.tsx";
import { Welcome } from "../features/my-home/welcome.tsx";
import { playEpisode } from "../features/player/player-store.ts";
import { useLocalPlaces } from "../features/player/use-places.ts";
import { usePlayer } from "../features/player/use-player.ts";
import type { Listening } from "../features/podcasts/listening.ts";
import { textIn } from "../lib/i18n/text.ts";
import { createOnce, type Once } from "../lib/once.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/my-home.ts";

const ARTICLES = 3;

// Below the fold: the page is there without them, and stays when they do not come.
const ToolCards = lazy<ComponentType>(() =>
  import("../features/chat/counted-tool-cards.tsx").then(
    (loaded) => ({ default: loaded.CountedToolCards }),
    () => ({ default: () => null }),
  ),
);
const Courses = lazy<ComponentType<{ once: Once }>>(() =>
  import("../features/courses/home-courses.tsx").then(
    (loaded) => ({ default: loaded.HomeCourses }),
    () => ({ default: () => null }),
  ),
);
const Episodes = lazy<ComponentType<{ listening: Listening; once: Once }>>(() =>
  import("../features/podcasts/home-episodes.tsx").then(
    (loaded) => ({ default: loaded.HomeEpisodes }),
    () => ({ default: () => null }),
  ),
);

async function newArticles({ api, membership }: PageSource): Promise<Blog[]> {
  const { premium } = await membership();
  const newest = await listFeaturedBlogs(api, premium);
  return rowsOrEmpty(newest, "The featured articles").slice(0, ARTICLES);
}

export const clientLoader = browserLoader((source: PageSource) => ({
  articles: newArticles(source),
  once: createOnce(),
}));

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...textIn(myHomeText, language), path: "/my-home", hidden: true }));

export default function MyHome({ loaderData: { articles, once } }: Route.ComponentProps) {
  const listening: Listening = {
    ...usePlayer(),
    places: useLocalPlaces(),
    play: (list, id) => void playEpisode(list, id),
  };
  return (
    <>
      <Welcome
        view={
          <Landscape className="absolute inset-x-0 bottom-0 -z-10 h-72 w-full overflow-visible sm:h-96" />
        }
      />
      <div className="mx-auto flex max-w-page flex-col gap-14 px-5 py-10 sm:px-8 md:gap-16 md:py-14">
        <Doors />
        <Suspense fallback={<div className="h-44" />}>
          <ToolCards />
        </Suspense>
        <Suspense fallback={<div className="h-svh" />}>
          <Courses once={once} />
        </Suspense>
        <Suspense fallback={<div className="h-140 md:h-80" />}>
          <Episodes listening={listening} once={once} />
        </Suspense>
        <NewArticles articles={articles} card={(blog) => <BlogCard blog={blog} />} />
      </div>
    </>
  );
}
