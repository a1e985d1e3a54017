// States of a podcast that cannot be played: locked, missing, failed, loading.
import type { PremiumPreview } from "@bentrong/contract/content";
import { cutPreview } from "@bentrong/format/cut-at-word";
import { Badge } from "@bentrong/ui/badge";
import { buttonClass } from "@bentrong/ui/button";
import { LockIcon } from "@bentrong/ui/icons";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import { Cover } from "../../lib/cover.tsx";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { FIXED } from "./fixed-text.ts";
import { podcastText } from "./podcast-text.ts";

interface MessageProps {
  title: { vi: string; en: string };
  help: string;
  children: ReactNode;
}

const Message = ({ title, help, children }: MessageProps) => (
  <section className="flex max-w-reading flex-col items-start gap-5 pb-16">
    <h1 className="text-3xl">
      <FixedWording {...title} />
    </h1>
    <p className="text-lg text-ink-soft">{help}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
    <EnglishDetails en={title.en} />
  </section>
);

export function MissingPodcast() {
  const text = useText(podcastText);
  return (
    <Message title={{ vi: text.missing, en: FIXED.missing }} help={text.missingHelp}>
      <AppLink to="/podcasts" className={buttonClass("wine")}>
        {text.all}
      </AppLink>
    </Message>
  );
}

export function FailedPodcast({ retry }: { retry(): Promise<void> }) {
  const text = useText(podcastText);
  return (
    <Message title={{ vi: text.failed, en: FIXED.failed }} help={text.failedHelp}>
      <RetryButton tone="wine" retry={retry} />
      <AppLink to="/podcasts" className={buttonClass("quiet")}>
        {text.all}
      </AppLink>
    </Message>
  );
}

/** Preview that is in the document for everybody; a reader without premium is led on from here. */
export function LockedPodcast({ preview }: { preview: PremiumPreview }) {
  const text = useText(podcastText);
  return (
    <section className="grid items-center gap-6 sm:grid-cols-[minmax(0,18rem)_1fr] sm:gap-10">
      <Cover src={preview.coverImage} width={640} height={480} eager className="aspect-4/3 rounded-l" />
      <div className="flex flex-col items-start gap-4">
        <Badge tone="gold">Premium</Badge>
        <h1 lang="vi" className="text-3xl">
          {joinWords(preview.title)}
        </h1>
        {preview.excerpt && (
          <p lang="vi" className="font-serif text-lg text-ink-soft">
            {cutPreview(preview.excerpt)}
          </p>
        )}
        <p className="flex items-center gap-3 font-medium">
          <LockIcon className="size-6 shrink-0 text-gold" />
          {text.locked}
        </p>
        <p className="text-ink-soft">{text.lockedHelp}</p>
        <AppLink to="/membership/upgrade" className={buttonClass("wine")}>
          {text.upgrade}
        </AppLink>
      </div>
    </section>
  );
}

export function PodcastSkeleton() {
  const text = useText(podcastText);
  return (
    <>
      <p role="status" className="-mb-8 text-sm text-ink-soft">
        {text.loading}
      </p>
      <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,18rem)_1fr] sm:gap-10">
        <Skeleton className="aspect-4/3 rounded-l!" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-13 w-2/3" />
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-22 max-w-reading" />
          <Skeleton className="h-11 w-40 rounded-full!" />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-11 w-32" />
          {["a", "b", "c", "d"].map((place) => (
            <Skeleton key={place} className="h-20 rounded-m!" />
          ))}
        </div>
        <Skeleton className="h-92 rounded-l!" />
      </div>
    </>
  );
}
