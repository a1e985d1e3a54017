import { buttonClass } from "@bentrong/ui/button";
import { ArrowRightIcon, PlayIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import type { Lesson } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import type { Learning } from "./learner-view.ts";
import { lessonText } from "./lesson-text.ts";
import { MediaFailed } from "./media-failed.tsx";
import { useLessonMedia } from "./use-lesson-media.ts";

interface Props {
  lesson: Lesson;
  address: string;
  host: string | undefined;
  learning: Learning;
}

/** No video is fetched, from us or a third party, before it is requested. */
export function LessonVideo({ host, ...rest }: Props) {
  const text = useText(lessonText);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenVideo {...rest} />;
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-l border border-line bg-linear-to-b from-(--sky-high) to-(--sky-low) px-6 text-center transition-shadow duration-150 hover:shadow-soft"
    >
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-wine text-on-wine">
        <PlayIcon className="size-7" />
      </span>
      <span className="font-medium">{text.video}</span>
      <span className="text-sm text-ink-soft">{host ? text.videoFrom(host) : text.videoHere}</span>
    </button>
  );
}

function OpenVideo({ lesson, address, learning }: Omit<Props, "host">) {
  const text = useText(lessonText);
  const media = useLessonMedia<HTMLVideoElement>(lesson, address, learning);
  return (
    <>
      <video
        ref={media.element}
        src={media.address}
        controls
        autoPlay
        playsInline
        aria-label={lesson.title}
        className="aspect-video w-full rounded-l bg-ink"
        {...media.events}
      />
      <MediaFailed said={media.isFailed ? text.videoFailed : undefined} retry={media.retry} />
    </>
  );
}

/** A video that only its own site may show. */
export function VideoElsewhere({ address, host }: { address: string; host: string }) {
  const text = useText(lessonText);
  return (
    <div className="flex flex-col items-start gap-3 rounded-l border border-line bg-card p-6">
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass("wine")}>
        {text.openOutside(host)}
        <span className="sr-only"> ({text.newTab})</span>
        <ArrowRightIcon />
      </a>
      <p className="text-sm text-ink-soft">{text.outsideLine}</p>
    </div>
  );
}
