import { Notice } from "@bentrong/ui/notice";
import { ToldTwice } from "../../lib/i18n/told-twice.tsx";
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
        <Notice tone="calm">
          <ToldTwice vi={text.relatedFailed} en={FIXED.relatedFailed} />
        </Notice>
      ) : (
        <PodcastCards podcasts={rows} heading="h3" />
      )}
    </section>
  );
}
