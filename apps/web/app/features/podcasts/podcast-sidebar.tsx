import { shortDate } from "@bentrong/format/dates";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { FollowToggle } from "./follow-toggle.tsx";
import { listAddress } from "./list-address.ts";
import type { OpenPodcast } from "./load-podcast.ts";
import { podcastText } from "./podcast-text.ts";

export function PodcastSidebar({ open: { podcast, playlist, category } }: { open: OpenPodcast }) {
  const text = useText(podcastText);
  const { rows } = playlist;
  const seconds = rows.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const locked = rows.filter((item) => item.locked).length;
  return (
    <aside
      aria-labelledby="about-podcast"
      className="flex flex-col gap-6 self-start rounded-l border border-line bg-card p-6 lg:sticky lg:top-24"
    >
      <FollowToggle key={podcast.id} podcastId={podcast.id} counted={podcast.followerCount ?? undefined} />
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <h2 id="about-podcast" className="font-sans text-base font-medium">
          {text.about}
        </h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
          {category && (
            <Fact term={text.category}>
              <AppLink
                to={listAddress(category.slug, { page: 1, size: 12, search: "" })}
                className="text-wine-ink underline underline-offset-4"
              >
                <span lang="vi">{category.name}</span>
              </AppLink>
            </Fact>
          )}
          {rows.length > 0 && (
            <Fact term={text.episodes}>
              {rows.length}
              {locked > 0 && <span className="personal">, {text.lockedToo(locked)}</span>}
            </Fact>
          )}
          {seconds > 0 && <Fact term={text.length}>{text.duration(seconds)}</Fact>}
          <Fact term={text.since}>{shortDate(podcast.createdAt)}</Fact>
        </dl>
        {podcast.podcastType === "PUBLIC" && (
          <a
            href={`/feed/podcast/${podcast.id}`}
            className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {text.feed}
          </a>
        )}
      </div>
    </aside>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="text-right">{children}</dd>
  </>
);
