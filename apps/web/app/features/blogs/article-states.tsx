// An article that is not there to be read: locked, missing, not loaded yet, not loadable.
import type { PremiumPreview } from "@bentrong/contract/content";
import { cutPreview } from "@bentrong/format/cut-at-word";
import { shortDate } from "@bentrong/format/dates";
import { Badge } from "@bentrong/ui/badge";
import { buttonClass } from "@bentrong/ui/button";
import { LockIcon } from "@bentrong/ui/icons";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import type { Plan } from "../../api/plans.ts";
import { PlanPrices } from "../../common/plans/plan-prices.tsx";
import { Cover } from "../../lib/cover.tsx";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { MemberSignIn } from "../../lib/session/member-sign-in.tsx";
import { articleText } from "./blogs-text.ts";

const LOCKED = "This content is exclusive to premium members.";

interface Locked {
  preview: PremiumPreview;
  plans: readonly Plan[];
}

export function LockedArticle({ preview, plans }: Locked) {
  const text = useText(articleText);
  return (
    <article className="mx-auto max-w-reading px-5 py-10 sm:px-0 md:py-16">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <time dateTime={preview.createdAt}>{shortDate(preview.createdAt)}</time>
        <Badge tone="gold">Premium</Badge>
      </div>
      <h1 lang="vi" className="mt-4 text-3xl md:text-4xl">
        {joinWords(preview.title)}
      </h1>
      <Cover src={preview.coverImage} width={960} height={540} eager className="mt-8 aspect-16/9 rounded-l" />
      {preview.excerpt && (
        <p lang="vi" className="mt-8 font-serif text-lg text-ink-soft">
          {cutPreview(preview.excerpt)}
        </p>
      )}
      <section className="mt-8 flex flex-col items-start gap-4 rounded-l border border-line bg-card p-6 sm:p-8">
        <LockIcon className="size-7 text-gold" />
        <p className="font-serif text-xl">
          <FixedWording vi={text.locked} en={LOCKED} />
        </p>
        <p className="text-ink-soft">{text.lockedHelp}</p>
        <PlanPrices plans={plans} />
        <div className="flex flex-wrap gap-3">
          <AppLink to="/upgrade-ai-chat" className={buttonClass("wine")}>
            {text.upgrade}
          </AppLink>
          <AppLink to="/blogs" className={buttonClass("quiet")}>
            {text.toBlogs}
          </AppLink>
        </div>
        <MemberSignIn returnTo={`/blog/detail/${preview.id}`} />
        <EnglishDetails en={LOCKED} />
      </section>
    </article>
  );
}

interface MessageProps {
  title: { vi: string; en: string };
  help: string;
  children: ReactNode;
}

const Message = ({ title, help, children }: MessageProps) => (
  <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-24 sm:px-0">
    <h1 className="text-3xl">
      <FixedWording {...title} />
    </h1>
    <p className="text-lg text-ink-soft">{help}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
    <EnglishDetails en={title.en} />
  </section>
);

export function MissingArticle() {
  const text = useText(articleText);
  return (
    <Message title={{ vi: text.missing, en: "Blog not found" }} help={text.missingHelp}>
      <AppLink to="/blogs" className={buttonClass("wine")}>
        {text.back}
      </AppLink>
    </Message>
  );
}

export function FailedArticle({ message, retry }: { message: string; retry(): Promise<void> }) {
  const text = useText(articleText);
  return (
    <Message title={{ vi: text.failed, en: message || "Failed to load blog" }} help={text.failedHelp}>
      <RetryButton tone="wine" retry={retry} />
      <AppLink to="/blogs" className={buttonClass("quiet")}>
        {text.back}
      </AppLink>
    </Message>
  );
}

export function ArticleSkeleton() {
  const text = useText(articleText);
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6 px-5 pt-10 sm:px-0 md:pt-16">
      <p role="status" className="text-sm text-ink-soft">
        {text.loading}
      </p>
      <Skeleton className="h-14 w-5/6" />
      <Skeleton className="h-6 w-40" />
      <Skeleton className="aspect-16/9 rounded-l" />
      {["a", "b", "c", "d"].map((place) => (
        <Skeleton key={place} className="h-28" />
      ))}
    </div>
  );
}
