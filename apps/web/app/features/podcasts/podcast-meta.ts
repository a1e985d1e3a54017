import { cutAtWord } from "@bentrong/format/cut-at-word";
import { summary } from "@bentrong/format/sentences";
import type { MetaDescriptor } from "react-router";
import { textIn } from "../../lib/i18n/text.ts";
import { pageMeta, sharePicture, workData } from "../../lib/seo.ts";
import type { LoadedPodcast } from "./load-podcast.ts";
import { podcastText } from "./podcast-text.ts";

const DESCRIPTION = 160;
/** One less than a preview may hold: one that was cut by length ends in half a word. */
const LOCKED_DESCRIPTION = 149;

type Matches = Parameters<typeof pageMeta>[0];

/** Title, sharing card, structured data and the feed for podcast apps. */
export function podcastMeta(
  matches: Matches,
  id: string,
  loaded: LoadedPodcast | undefined,
): MetaDescriptor[] {
  const path = `/podcast/detail/${id}`;
  if (loaded?.kind === "open") {
    const { podcast, playlist } = loaded;
    const description = podcast.seoDescription || summary(podcast.description ?? "", DESCRIPTION);
    const image = sharePicture("podcast", podcast);
    return [
      ...pageMeta(matches, ({ language }) => ({
        title: podcast.seoTitle || podcast.title,
        description: description || textIn(podcastText, language).noDescription,
        path,
        image,
      })),
      {
        tagName: "link",
        rel: "alternate",
        type: "application/rss+xml",
        title: podcast.title,
        href: `/feed/podcast/${podcast.id}`,
      },
      ...workData(matches, {
        "@type": "PodcastSeries",
        name: podcast.title,
        description,
        author: { "@type": "Organization", name: podcast.authorName ?? "" },
        ...{ path, image, isFree: podcast.podcastType === "PUBLIC" },
        webFeed: `/feed/podcast/${podcast.id}`,
        numberOfEpisodes: playlist.rows.length,
        episode: playlist.rows
          .filter(({ locked }) => !locked)
          .map(({ id: episode, title, duration }) => ({
            "@type": "PodcastEpisode",
            name: title,
            url: `${path}?episode=${episode}`,
            ...(duration && { timeRequired: `PT${duration}S` }),
          })),
      }),
    ];
  }
  return pageMeta(matches, ({ language }) => {
    const text = textIn(podcastText, language);
    if (loaded?.kind === "locked") {
      const { title, excerpt } = loaded.preview;
      const image = sharePicture("podcast", { id });
      return { title, description: cutAtWord(excerpt, LOCKED_DESCRIPTION) || text.locked, path, image };
    }
    return {
      title: loaded ? text[loaded.kind] : text.loading,
      description: text.missingHelp,
      path,
      hidden: true,
    };
  });
}
