import { excerpt } from "@bentrong/format/excerpt";
import type { MetaDescriptor } from "react-router";
import { textIn } from "../../lib/i18n/text.ts";
import { jsonLd, pageMeta } from "../../lib/seo.ts";
import type { LoadedPodcast } from "./load-podcast.ts";
import { podcastText } from "./podcast-text.ts";

const DESCRIPTION = 160;

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
    const description = excerpt(podcast.description ?? "", DESCRIPTION);
    const image = podcast.coverImage ?? undefined;
    return [
      ...pageMeta(matches, ({ language }) => ({
        title: podcast.title,
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
      jsonLd({
        "@type": "PodcastSeries",
        name: podcast.title,
        description,
        author: { "@type": "Organization", name: podcast.authorName ?? "" },
        inLanguage: "vi",
        webFeed: `/feed/podcast/${podcast.id}`,
        numberOfEpisodes: playlist.rows.length,
      }),
    ];
  }
  return pageMeta(matches, ({ language }) => {
    const text = textIn(podcastText, language);
    if (loaded?.kind === "locked") {
      const { title, excerpt: words } = loaded.preview;
      return { title, description: words || text.locked, path };
    }
    return {
      title: loaded ? text[loaded.kind] : text.loading,
      description: text.missingHelp,
      path,
      hidden: true,
    };
  });
}
