import type { Podcast } from "@bentrong/contract/content";
import { Skeleton } from "@bentrong/ui/skeleton";
import { PodcastCard } from "./podcast-card.tsx";

export const CARD_GRID = "grid gap-8 sm:grid-cols-2 lg:grid-cols-3";

export const PodcastCards = ({
  podcasts,
  heading,
}: {
  podcasts: readonly Podcast[];
  heading: "h2" | "h3";
}) => (
  <ul className={CARD_GRID}>
    {podcasts.map((podcast) => (
      <li key={podcast.id} className="grid">
        <PodcastCard podcast={podcast} heading={heading} />
      </li>
    ))}
  </ul>
);

export const CardsSkeleton = ({ count }: { count: number }) => (
  <div className={CARD_GRID}>
    {Array.from({ length: count }, (_, place) => `card-${place}`).map((key) => (
      <div key={key} className="overflow-hidden rounded-l border border-line bg-card">
        <Skeleton className="aspect-4/3 rounded-none!" />
        <div className="flex flex-col gap-3 p-5 pt-6">
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="h-18" />
          <Skeleton className="h-5 w-24" />
        </div>
      </div>
    ))}
  </div>
);
