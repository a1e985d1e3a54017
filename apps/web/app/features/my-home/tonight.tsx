import { duration } from "@bentrong/format/duration";
import { buttonClass } from "@bentrong/ui/button";
import { PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { useDayPart } from "../../lib/use-day-part.ts";
import type { Suggestion } from "./choose-suggestion.ts";
import { myHomeText } from "./my-home-text.ts";
import { isPlayingSound, type PlaybackControls } from "./playback-controls.ts";

const FRAME =
  "relative z-10 -mt-16 flex flex-wrap items-center gap-4 rounded-l border border-line bg-card p-3 shadow-lift sm:gap-6 sm:p-4 lg:max-w-2xl";
const ACTION = "mt-2 max-w-full flex-wrap self-start px-6!";

interface Props {
  suggestion: Suggestion | Promise<Suggestion>;
  listening: PlaybackControls;
}

/** A single suggestion, chosen by the hour and by the latest activity; there is no list to pick from. */
export function Tonight({ suggestion, listening }: Props) {
  const text = useText(myHomeText);
  const part = useDayPart();
  return (
    <section aria-labelledby="tonight" className={FRAME}>
      <Suspense fallback={<Waiting words={text.loading} />}>
        <Await resolve={suggestion}>
          {(chosen: Suggestion) => (
            <Chosen heading={text.tonight[part]} suggestion={chosen} listening={listening} />
          )}
        </Await>
      </Suspense>
    </section>
  );
}

interface ChosenProps {
  heading: string;
  suggestion: Suggestion;
  listening: PlaybackControls;
}

function Chosen({ heading, suggestion, listening }: ChosenProps) {
  const text = useText(myHomeText);
  const why = text.why[suggestion.kind][suggestion.why];
  if (suggestion.kind === "breath") {
    return (
      <Card heading={heading} title={text.breath} why={why}>
        <AppLink to="/essentials?exercise=breathing" className={buttonClass("wine", ACTION)}>
          {text.begin}
        </AppLink>
      </Card>
    );
  }
  if (suggestion.kind === "article") {
    const { id, title, coverImage } = suggestion.article;
    return (
      <Card heading={heading} title={title} why={why} cover={coverImage} isVietnamese>
        <AppLink to={`/blog/detail/${id}`} className={buttonClass("wine", ACTION)}>
          {text.read}
          <span lang="vi" className="sr-only">
            : {title}
          </span>
        </AppLink>
      </Card>
    );
  }
  const { sound } = suggestion;
  const sounding = isPlayingSound(listening, sound.id);
  return (
    <Card heading={heading} title={sound.title} why={why} cover={sound.coverImage} isVietnamese>
      <button
        type="button"
        onClick={() => listening.play([sound], sound.id)}
        className={buttonClass("wine", ACTION)}
      >
        {sounding ? <PauseIcon /> : <PlayIcon />}
        {sounding ? text.pause : text.listen}
        <span lang="vi" className="sr-only">
          : {sound.title}
        </span>
        {sound.duration && !sounding && (
          <span className="tabular-nums opacity-85">{duration(sound.duration)}</span>
        )}
      </button>
    </Card>
  );
}

interface CardProps {
  heading: string;
  title: string;
  why: string;
  cover?: string | null | undefined;
  isVietnamese?: boolean;
  children: ReactNode;
}

const Card = ({ heading, title, why, cover, isVietnamese, children }: CardProps) => (
  <>
    {cover !== undefined && (
      <div className="w-28 shrink-0 self-stretch overflow-hidden rounded-m sm:w-40">
        <Cover
          src={cover}
          width={320}
          height={320}
          eager
          className="aspect-square h-full! min-h-full object-cover"
        />
      </div>
    )}
    {/* Enlarged text goes below the picture: beside it a button would stick out. */}
    <div className="flex min-w-[min(100%,8rem)] flex-1 flex-col gap-1 py-1">
      <h2 id="tonight" className="font-sans text-xs font-medium text-wine-ink">
        {heading}
      </h2>
      <p lang={isVietnamese ? "vi" : undefined} className="font-serif text-xl leading-snug text-balance">
        {joinWords(title)}
      </p>
      <p className="text-sm leading-normal text-ink-soft">{why}</p>
      {children}
    </div>
  </>
);

const Waiting = ({ words }: { words: string }) => (
  <>
    <Skeleton className="aspect-square w-28 shrink-0 rounded-m! sm:w-40" />
    <div className="flex flex-1 flex-col gap-2">
      <h2 id="tonight" className="sr-only">
        {words}
      </h2>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-10" />
      <Skeleton className="h-12 w-32 rounded-full!" />
    </div>
  </>
);
