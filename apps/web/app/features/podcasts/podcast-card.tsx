import type { Podcast } from "@bentrong/contract/content";
import { cutAtWord } from "@bentrong/format/cut-at-word";
import { Badge } from "@bentrong/ui/badge";
import { cardLinkClass } from "@bentrong/ui/card";
import { PlayIcon } from "@bentrong/ui/icons";
import { LazySaveButton } from "../../common/saved/lazy-save-button.tsx";
import { Cover } from "../../lib/cover.tsx";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";

const cardText = defineText({
  vi: {
    noDescription: "Chưa có mô tả cho podcast này.",
    play: (title: string) => `Nghe ${title}`,
  },
  en: {
    noDescription: "This podcast has no description yet.",
    play: (title: string) => `Listen to ${title}`,
  },
});

/** As cards of articles have. */
const DESCRIPTION = 120;

interface Props {
  podcast: Podcast;
  heading?: "h2" | "h3";
}

/** A podcast in a list. The card and its play button are two links to one place, never one inside the other. */
export function PodcastCard({ podcast, heading: Heading = "h3" }: Props) {
  const text = useText(cardText);
  const address = `/podcast/detail/${podcast.id}`;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-l border border-line bg-card shadow-soft has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-4 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-wine-ink">
      <div className="relative">
        <Cover src={podcast.coverImage} width={640} height={480} className="aspect-4/3" />
        <AppLink
          to={address}
          aria-label={text.play(podcast.title)}
          className="absolute right-4 bottom-0 z-10 inline-flex size-13 translate-y-1/2 items-center justify-center rounded-full bg-wine text-on-wine shadow-lift transition-colors duration-150 hover:bg-wine-hover"
        >
          <PlayIcon className="size-6" />
        </AppLink>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5 pt-6">
        <Heading lang="vi" className="pr-16 text-xl">
          <AppLink to={address} className={`${cardLinkClass} group-hover:text-wine-ink`}>
            {joinWords(podcast.title)}
          </AppLink>
        </Heading>
        {podcast.podcastType === "PRIVATE" && (
          <p>
            <Badge tone="gold">Premium</Badge>
          </p>
        )}
        <span className="draft-mark" data-publication={podcast.publication} />
        <p lang={podcast.description?.trim() ? "vi" : undefined} className="text-sm text-ink-soft">
          {cutAtWord(podcast.description?.trim() || text.noDescription, DESCRIPTION)}
        </p>
        {podcast.authorName && (
          <p lang="vi" className="mt-auto pt-2 text-xs text-ink-soft">
            {podcast.authorName}
          </p>
        )}
      </div>
      <LazySaveButton item={{ kind: "podcast", id: podcast.id }} title={podcast.title} shape="corner" />
    </article>
  );
}
