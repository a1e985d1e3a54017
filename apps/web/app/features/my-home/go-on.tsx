import { duration } from "@bentrong/format/duration";
import { cardLinkClass } from "@bentrong/ui/card";
import { ArrowRightIcon, PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import type { ReadingPlace } from "../../lib/reading-place.ts";
import type { LeftSound, Lesson } from "./evening-data.ts";
import { myHomeText } from "./my-home-text.ts";
import { isPlayingSound, type PlaybackControls } from "./playback-controls.ts";

/** Unfinished sound and article of the person. */
export interface Unfinished {
  sound: LeftSound | undefined;
  article: ReadingPlace | undefined;
  lesson: Lesson | undefined;
}

interface Props {
  unfinished: Unfinished | Promise<Unfinished>;
  listening: PlaybackControls;
}

const ROW =
  "relative flex items-center gap-4 p-3 transition-colors duration-150 first:rounded-t-l last:rounded-b-l hover:bg-stone/40 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-wine-ink";

/** Links back to unfinished items; without any, the part is left out. */
export const GoOn = ({ unfinished, listening }: Props) => (
  <Suspense>
    <Await resolve={unfinished}>
      {(known: Unfinished) =>
        (known.sound || known.article || known.lesson) && <Rows unfinished={known} listening={listening} />
      }
    </Await>
  </Suspense>
);

function Rows({
  unfinished: { sound, article, lesson },
  listening,
}: {
  unfinished: Unfinished;
  listening: PlaybackControls;
}) {
  const text = useText(myHomeText);
  return (
    <section aria-labelledby="go-on" className="settle flex flex-col gap-4 lg:max-w-2xl">
      <h2 id="go-on" className="text-2xl">
        {joinWords(text.goOn)}
      </h2>
      <ul className="divide-y divide-line rounded-l border border-line bg-card">
        {lesson && (
          <Row
            line={text.left.lesson(lesson.complete, lesson.total)}
            share={lesson.complete / lesson.total}
            icon={<ArrowRightIcon />}
          >
            <AppLink lang="vi" to={`/course/${lesson.courseId}/learn`} className={cardLinkClass}>
              {lesson.title}
            </AppLink>
          </Row>
        )}
        {sound && <SoundRow left={sound} listening={listening} />}
        {article && (
          <Row
            cover={article.coverImage}
            line={text.left.article(Math.round(article.share * 100))}
            share={article.share}
            icon={<ArrowRightIcon />}
          >
            <AppLink
              lang="vi"
              to={`/blog/detail/${article.id}`}
              state={{ goOn: true }}
              className={cardLinkClass}
            >
              {article.title}
            </AppLink>
          </Row>
        )}
      </ul>
    </section>
  );
}

function SoundRow({ left: { sound, seconds }, listening }: { left: LeftSound; listening: PlaybackControls }) {
  const text = useText(myHomeText);
  const sounding = isPlayingSound(listening, sound.id);
  const whole = sound.duration ?? seconds;
  return (
    <Row
      cover={sound.coverImage}
      line={text.left.sound(duration(whole - seconds))}
      share={seconds / whole}
      icon={sounding ? <PauseIcon /> : <PlayIcon />}
    >
      <button
        type="button"
        aria-pressed={sounding}
        onClick={({ detail }) => detail < 2 && listening.play([sound], sound.id)}
        className={`max-w-full truncate text-left ${cardLinkClass}`}
      >
        <span lang="vi">{sound.title}</span>
      </button>
    </Row>
  );
}

interface RowProps {
  cover?: string | null;
  line: string;
  share: number;
  icon: ReactNode;
  children: ReactNode;
}

const Row = ({ cover, line, share, icon, children }: RowProps) => (
  <li className={ROW}>
    {cover !== undefined && (
      <span className="block size-14 shrink-0 overflow-hidden rounded-m">
        <Cover src={cover} width={112} height={112} className="aspect-square" />
      </span>
    )}
    <div className="flex min-w-0 flex-1 flex-col">
      <p className="truncate font-medium">{children}</p>
      <p className="text-xs text-ink-soft tabular-nums">{line}</p>
      <svg width="100%" height="3" aria-hidden="true" className="mt-1.5 block rounded-full bg-stone">
        <rect width={`${Math.round(Math.min(1, share) * 100)}%`} height="3" rx="1.5" className="fill-sage" />
      </svg>
    </div>
    <span aria-hidden="true" className="shrink-0 p-2 text-wine-ink">
      {icon}
    </span>
  </li>
);
