import { LazyCloseItems } from "../../common/close-items/lazy-close-items.tsx";
import type { OpenPodcast } from "./load-podcast.ts";
import { RelatedPodcasts } from "./related-podcasts.tsx";

/** Ways on from a podcast: others of its category, and what is close to it in meaning. */
export const BelowPodcast = ({ podcast, related }: Pick<OpenPodcast, "podcast" | "related">) => (
  <>
    <RelatedPodcasts related={related} />
    <LazyCloseItems kind="podcast" id={podcast.id} shown={related.rows} />
  </>
);
