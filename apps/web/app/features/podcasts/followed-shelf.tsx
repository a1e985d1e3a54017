import type { Podcast } from "@bentrong/contract/content";
import { cardLinkClass } from "@bentrong/ui/card";
import { Notice } from "@bentrong/ui/notice";
import { useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { listPodcastsById } from "../../api/podcasts.ts";
import { rowsOrEmpty } from "../../api/result.ts";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { MOST_PODCASTS } from "./library.ts";
import { podcastsText } from "./podcasts-text.ts";
import { useFollowed } from "./use-followed.ts";

/** Followed podcasts that are not here, where only a part of all is. */
function useAway(podcasts: readonly Podcast[], ids: readonly number[]): readonly Podcast[] {
  const [away, setAway] = useState<readonly Podcast[]>([]);
  const isPart = podcasts.length >= MOST_PODCASTS;
  const missing = isPart ? ids.filter((id) => !podcasts.some((podcast) => podcast.id === id)).join(",") : "";
  useEffect(() => {
    let isWanted = true;
    const wanted = missing === "" ? [] : missing.split(",").map(Number);
    void listPodcastsById(apiClient(), wanted).then((result) => {
      if (isWanted) setAway(rowsOrEmpty(result, "The followed podcasts"));
    });
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return away;
}

/** Podcasts that this person follows. */
export function FollowedShelf({ podcasts }: { podcasts: readonly Podcast[] }) {
  const text = useText(podcastsText);
  const { ids, failed, retry } = useFollowed();
  const away = useAway(podcasts, ids);
  if (failed) return <FailedFollows retry={retry} />;
  const followed = [...podcasts, ...away].filter(({ id }) => ids.includes(id));
  if (followed.length === 0) return null;
  return (
    <section aria-labelledby="followed" className="flex flex-col gap-5">
      <h2 id="followed" className="text-2xl">
        {text.followed}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {followed.map(({ id, title, coverImage }) => (
          <li
            key={id}
            className="group relative flex items-center gap-4 rounded-l border border-line bg-card p-2 pr-4 has-focus-visible:outline-2 has-focus-visible:outline-wine-ink"
          >
            <Cover
              src={coverImage}
              width={128}
              height={128}
              className="aspect-square w-16! shrink-0 rounded-m"
            />
            <AppLink
              lang="vi"
              to={`/podcast/detail/${id}`}
              className={`font-medium group-hover:text-wine-ink ${cardLinkClass}`}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FailedFollows = ({ retry }: { retry(): Promise<void> }) => (
  <Notice tone="problem">
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>{useText(podcastsText).followedFailed}</p>
      <RetryButton retry={retry} />
    </div>
  </Notice>
);
