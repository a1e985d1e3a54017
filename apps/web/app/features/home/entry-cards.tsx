import { cardLinkClass } from "@bentrong/ui/card";
import { ArrowRightIcon } from "@bentrong/ui/icons";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { homeText } from "./home-text.ts";

/** Two rings that lean towards each other: a talk. */
const TalkDrawing = () => (
  <svg
    viewBox="18 0 120 80"
    className="w-30"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <circle cx="46" cy="40" r="27" />
    <circle cx="74" cy="40" r="27" />
    <path
      d="M60 17a27 27 0 0 1 0 46 27 27 0 0 1 0-46Z"
      fill="currentColor"
      fillOpacity="0.14"
      stroke="none"
    />
  </svg>
);

/** Drawing of a breath: a line that rises and settles. */
const BreathDrawing = () => (
  <svg
    viewBox="0 0 120 80"
    className="w-30"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M6 56c16 0 18-34 34-34s18 34 34 34 16-18 26-18 10 6 14 6" />
    <path d="M6 66h108" strokeOpacity="0.35" />
    <circle cx="40" cy="22" r="4" fill="currentColor" stroke="none" />
  </svg>
);

function EntryCard({
  to,
  title,
  line,
  drawing,
  wash,
}: {
  to: string;
  title: string;
  line: string;
  drawing: ReactNode;
  wash: string;
}) {
  const text = useText(homeText);
  return (
    <article
      className={`group relative flex flex-col justify-between gap-10 rounded-l p-[min(1.75rem,7vw)] transition-shadow duration-200 focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-wine-ink hover:shadow-lift sm:p-10 ${wash}`}
    >
      {drawing}
      <div className="flex flex-col gap-3">
        <h2 className="text-2xl text-ink">
          <AppLink to={to} className={cardLinkClass}>
            {joinWords(title)}
          </AppLink>
        </h2>
        <p className="max-w-md text-ink-soft">{line}</p>
        <p
          aria-hidden="true"
          className="mt-2 inline-flex items-center gap-2 text-sm font-medium text-wine-ink"
        >
          {text.open}
          <ArrowRightIcon className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
        </p>
      </div>
    </article>
  );
}

export function EntryCards() {
  const text = useText(homeText);
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-5 px-5 sm:px-8 md:grid-cols-2">
      <EntryCard
        to="/companion"
        title={text.companionTitle}
        line={text.companionLine}
        drawing={<TalkDrawing />}
        wash="bg-rose-wash text-wine-ink"
      />
      <EntryCard
        to="/essentials"
        title={text.essentialsTitle}
        line={text.essentialsLine}
        drawing={<BreathDrawing />}
        wash="bg-sage-wash text-sage"
      />
    </div>
  );
}
