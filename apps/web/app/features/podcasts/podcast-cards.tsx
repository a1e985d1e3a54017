import type { Podcast } from "@bentrong/contract/content";
import { Skeleton } from "@bentrong/ui/skeleton";
import { PodcastCard } from "./podcast-card.tsx";

export const CARD_GRID = "grid gap-8 sm:grid-cols-2 lg:grid-cols-3";

const ROW = "max-sm:shelf sm:grid sm:grid-cols-2 sm:gap-8 lg:grid-cols-3";
const IN_ROW = "max-sm:w-[78vw] max-sm:only:w-full";

interface Props {
  podcasts: readonly Podcast[];
  heading: "h2" | "h3";
  /** A few of many: on a phone they are a row that scrolls sideways. */
  isRow?: boolean;
}

export const PodcastCards = ({ podcasts, heading, isRow = false }: Props) => (
  <ul className={isRow ? ROW : CARD_GRID}>
    {podcasts.map((podcast) => (
      <li key={podcast.id} className={`grid ${isRow ? IN_ROW : ""}`}>
        <PodcastCard podcast={podcast} heading={heading} />
      </li>
    ))}
  </ul>
);

export const CardsSkeleton = ({ count, isRow = false }: { count: number; isRow?: boolean }) => (
  <div className={isRow ? ROW : CARD_GRID}>
    {Array.from({ length: count }, (_, place) => `card-${place}`).map((key) => (
      <div
        key={key}
        className={`overflow-hidden rounded-l border border-line bg-card ${isRow ? IN_ROW : ""}`}
      >
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
