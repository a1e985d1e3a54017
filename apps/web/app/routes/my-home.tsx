import "../features/my-home/my-home.css";
import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { MetaArgs } from "react-router";
import { listFeaturedBlogs } from "../api/blogs.ts";
import { rowsOrEmpty } from "../api/result.ts";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import type { BlogCard as LoadedBlogCard } from "../features/blogs/blog-card.tsx";
import { loadTonight } from "../features/essentials/tonight.ts";
import { TonightCard } from "../features/essentials/tonight-card.tsx";
import { Landscape } from "../features/home/landscape.tsx";
import { GoOn } from "../features/my-home/go-on.tsx";
import { loadEvening } from "../features/my-home/load-evening.ts";
import { myHomeText } from "../features/my-home/my-home-text.ts";
import { Shelf } from "../features/my-home/shelf.tsx";
import { SmallTools } from "../features/my-home/small-tools.tsx";
import { SoundTile } from "../features/my-home/sound-tile.tsx";
import { Tonight } from "../features/my-home/tonight.tsx";
import { Welcome } from "../features/my-home/welcome.tsx";
import { playEpisode } from "../features/player/player-store.ts";
import { usePlayer } from "../features/player/use-player.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { createOnce, type Once } from "../lib/once.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/my-home.ts";

// Below the fold: the page is there without them, and stays when they do not come.
const BlogCard = lazy<ComponentType<ComponentProps<typeof LoadedBlogCard>>>(() =>
  import("../features/blogs/blog-card.tsx").then(
    (loaded) => ({ default: loaded.BlogCard }),
    () => ({ default: () => null }),
  ),
);
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

export const clientLoader = browserLoader((source: PageSource) => {
  const articles = async () => {
    const { premium } = await source.membership();
    return rowsOrEmpty(await listFeaturedBlogs(source.api, premium), "The featured articles");
  };
  return { ...loadEvening(source, articles()), question: loadTonight(new Date()), once: createOnce() };
});

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...textIn(myHomeText, language), path: "/my-home", hidden: true }));

export default function MyHome({ loaderData }: Route.ComponentProps) {
  const { suggestion, unfinished, question, sounds, articles, once } = loaderData;
  const text = useText(myHomeText);
  const listening = {
    ...usePlayer(),
    play: (...[list, id]: Parameters<typeof playEpisode>) => void playEpisode(list, id),
  };
  return (
    <>
      <Welcome
        view={
          <Landscape className="absolute inset-x-0 bottom-0 -z-10 h-60 w-full overflow-visible sm:h-96" />
        }
      />
      <div className="mx-auto flex max-w-page flex-col gap-10 px-5 pb-12 sm:px-8 md:gap-14">
        <Tonight suggestion={suggestion} listening={listening} />
        <SmallTools />
        <GoOn unfinished={unfinished} listening={listening} />
        <TonightCard tonight={question} />
        <Shelf
          title={text.sounds}
          all={{ to: "/podcasts", label: text.allSounds }}
          empty={text.noSounds}
          items={sounds}
          width="max-sm:w-36"
          grid="sm:grid sm:grid-cols-3 sm:gap-5 lg:grid-cols-6"
          picture="aspect-square"
          card={(sound, all) => <SoundTile sound={sound} sounds={all} listening={listening} />}
        />
        <Suspense fallback={<div className="h-44" />}>
          <ToolCards />
        </Suspense>
        <Shelf
          title={text.articles}
          all={{ to: "/blogs", label: text.allArticles }}
          empty={text.noArticles}
          items={articles}
          width="max-sm:w-64"
          grid="sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-4"
          picture="aspect-16/10"
          card={(blog) => <BlogCard blog={blog} length={100} />}
        />
        <Suspense fallback={<div className="h-svh" />}>
          <Courses once={once} />
        </Suspense>
      </div>
    </>
  );
}
