import { Notice } from "@bentrong/ui/notice";
import type { Lesson } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import type { Learning } from "./learner-view.ts";
import { LessonSound } from "./lesson-sound.tsx";
import { lessonText } from "./lesson-text.ts";
import { LessonVideo, VideoElsewhere } from "./lesson-video.tsx";
import { mediaPlace } from "./media-address.ts";

interface Props {
  lesson: Lesson;
  learning: Learning;
}

/** Sound or video of a lesson, above its text. */
export function LessonMedia({ lesson, learning }: Props) {
  const text = useText(lessonText);
  const place = mediaPlace(lesson.mediaUrl);
  return (
    <>
      {place.kind === "none" && <Notice tone="calm">{text.noMedia}</Notice>}
      {place.kind === "page" && <VideoElsewhere {...place} />}
      {place.kind === "file" &&
        (lesson.kind === "audio" ? (
          <LessonSound lesson={lesson} address={place.address} learning={learning} />
        ) : (
          <LessonVideo lesson={lesson} address={place.address} host={place.host} learning={learning} />
        ))}
    </>
  );
}
