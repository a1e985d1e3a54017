import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { FIXED } from "./fixed-text.ts";
import type { OpenPodcast } from "./load-podcast.ts";
import { PodcastCards } from "./podcast-cards.tsx";
import { podcastText } from "./podcast-text.ts";

/** Others of the same category; nothing at all when there are none. */
export function RelatedPodcasts({ related: { rows, failed } }: Pick<OpenPodcast, "related">) {
  const text = useText(podcastText);
  if (!failed && rows.length === 0) return null;
  return (
    <section aria-labelledby="related" className="flex flex-col gap-8 border-t border-line pt-12">
      <h2 id="related" className="text-2xl">
        {text.related}
      </h2>
      {failed ? (
        <FixedNotice tone="calm" vi={text.relatedFailed} en={FIXED.relatedFailed} />
      ) : (
        <PodcastCards podcasts={rows} heading="h3" isRow />
      )}
    </section>
  );
}
