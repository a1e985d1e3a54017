import type { PremiumPreview } from "@bentrong/contract/content";
import { cutAtWord } from "@bentrong/format/cut-at-word";
import { cardLinkClass } from "@bentrong/ui/card";
import { LockIcon } from "@bentrong/ui/icons";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { shelfText } from "./shelf-text.ts";

/** An episode has no page of its own: its lock leads to what opens it, and remembers the way back. */
function getLinkProps({ kind, id, podcastId }: PremiumPreview): { to: string; state?: object } {
  if (kind !== "episode") return { to: `/${kind}/detail/${id}` };
  const lockedPath = podcastId === null ? "/podcasts" : `/podcast/detail/${podcastId}?episode=${id}`;
  return { to: "/membership/upgrade", state: { lockedPath } };
}

/** As small articles have; lines that are clamped would end in the middle of a word. */
const EXCERPT = 100;

export function PreviewCard({
  preview,
  heading: Heading,
}: {
  preview: PremiumPreview;
  heading: "h3" | "h4";
}) {
  const text = useText(shelfText);
  return (
    <div className="group relative flex flex-wrap gap-4 rounded-l border border-line bg-card p-4">
      <div className="size-20 shrink-0">
        <Cover src={preview.coverImage} width={160} height={160} className="aspect-square rounded-m" />
      </div>
      <div className="flex min-w-0 flex-[1_1_9rem] flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <span className="inline-flex items-center gap-1 font-medium text-gold">
            <LockIcon className="size-3.5" />
            {text.mark}
          </span>
          <span>{text.kinds[preview.kind]}</span>
        </p>
        <Heading lang="vi" className="text-base">
          <AppLink {...getLinkProps(preview)} className={`${cardLinkClass} group-hover:text-wine-ink`}>
            {joinWords(preview.title)}
          </AppLink>
        </Heading>
        {preview.excerpt && (
          <p lang="vi" className="text-sm text-ink-soft">
            {cutAtWord(preview.excerpt, EXCERPT)}
          </p>
        )}
        {preview.authorName && (
          <p lang="vi" className="mt-auto pt-1 text-xs text-ink-soft">
            {preview.authorName}
          </p>
        )}
      </div>
    </div>
  );
}
