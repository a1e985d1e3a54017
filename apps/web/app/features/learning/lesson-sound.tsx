import "@bentrong/ui/range.css";
import { duration as clock } from "@bentrong/format/duration";
import { IconButton } from "@bentrong/ui/icon-button";
import { icon, PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import type { Lesson } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { TimeSlider } from "../../lib/time-slider.tsx";
import type { Learning } from "./learner-view.ts";
import { lessonText } from "./lesson-text.ts";
import { MediaFailed } from "./media-failed.tsx";
import { useLessonMedia } from "./use-lesson-media.ts";
import { useMediaKeys } from "./use-media-keys.ts";

const SKIP = 10;
const BackIcon = icon(<path d="M4.5 4.5v5h5M5 9.5a7.5 7.5 0 1 1-.5 4.5" />);
const RepeatIcon = icon(<path d="M7 4 4 7l3 3M4 7h12a4 4 0 0 1 4 4M17 20l3-3-3-3M20 17H8a4 4 0 0 1-4-4" />);
const ForwardIcon = icon(<path d="M19.5 4.5v5h-5M19 9.5a7.5 7.5 0 1 0 .5 4.5" />);

interface Props {
  lesson: Lesson;
  address: string;
  learning: Learning;
}

/** Sound of a lesson, inline; the position is remembered on every device. */
export function LessonSound({ lesson, address, learning }: Props) {
  const text = useText(lessonText);
  const media = useLessonMedia<HTMLAudioElement>(lesson, address, learning);
  useMediaKeys(media, { title: lesson.title, course: learning.course.title }, learning.requestFor);
  const [isRepeating, setRepeating] = useState(false);
  const { isPlaying, isStarted, time } = media;
  const label = isPlaying ? text.pause : text.play;
  return (
    <section
      aria-label={text.sound}
      className="rounded-l border border-line bg-card px-4 pt-5 pb-4 shadow-soft sm:px-6"
    >
      <audio
        ref={media.element}
        src={media.address}
        preload="metadata"
        loop={isRepeating}
        {...media.events}
      />
      <div className="flex items-center justify-center gap-4">
        <IconButton label={text.back} icon={<BackIcon />} onClick={() => media.seek(time - SKIP)} />
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={media.toggle}
          className="inline-flex size-16 shrink-0 items-center justify-center rounded-full bg-wine text-on-wine transition-colors duration-150 hover:bg-wine-hover"
        >
          {isPlaying ? <PauseIcon className="size-7" /> : <PlayIcon className="size-7" />}
        </button>
        <IconButton label={text.forward} icon={<ForwardIcon />} onClick={() => media.seek(time + SKIP)} />
      </div>
      <div className="mt-3">
        <TimeSlider
          label={text.place}
          timePosition={text.timePosition}
          time={time}
          duration={media.duration}
          step={1}
          seek={media.seek}
        />
      </div>
      <p className="min-h-5 text-center text-xs text-ink-soft">
        {!isStarted && time > 0 && text.goesOn(clock(time))}
      </p>
      <div className="flex justify-center">
        <button
          type="button"
          aria-pressed={isRepeating}
          onClick={() => setRepeating(!isRepeating)}
          className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm ${isRepeating ? "bg-rose-wash text-wine-ink" : "text-ink-soft"}`}
        >
          <RepeatIcon className="size-5" />
          {isRepeating ? text.repeating : text.repeat}
        </button>
      </div>
      <MediaFailed said={media.isFailed ? text.soundFailed : undefined} retry={media.retry} />
    </section>
  );
}
