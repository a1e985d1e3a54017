import { Episode, Podcast, PodcastEpisode, PremiumPreview } from "@bentrong/contract/content";
import { z } from "zod/mini";

export const Podcasts = z.array(Podcast);
export const Episodes = z.array(Episode);
export const Playlist = z.array(PodcastEpisode);
export const Previews = z.array(PremiumPreview);

// Computed, so absent from `*`; another backend may not have it.
const PodcastWithFollowers = z.extend(Podcast, { followerCount: z.optional(z.nullable(z.number())) });
export type PodcastWithFollowers = z.infer<typeof PodcastWithFollowers>;
export const PodcastsWithFollowers = z.array(PodcastWithFollowers);

// Looser than the contract's category: the two older addresses answer rows of tables that hold nothing else.
const CategoryRow = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.optional(z.nullable(z.string())),
});
export type CategoryRow = z.infer<typeof CategoryRow>;
export const CategoryRows = z.array(CategoryRow);
