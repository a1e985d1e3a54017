// Keys of the page, the headphones and the lock screen, for the sound of a lesson once it was started. They are left to
// the site's player again when that begins to play.
import { useEffect, useRef } from "react";
import type { RequestFor } from "./learner-view.ts";
import type { LessonMedia } from "./use-lesson-media.ts";

const SKIP_SECONDS = 10;
const ACTIONS = ["play", "pause", "seekbackward", "seekforward"] as const;

interface Titles {
  title: string;
  course: string;
}

export function useMediaKeys(
  {
    isStarted,
    isPlaying,
    toggle,
    seek,
    time,
  }: Pick<LessonMedia, "isStarted" | "isPlaying" | "toggle" | "seek" | "time">,
  { title, course }: Titles,
  requestFor: RequestFor,
): void {
  const latest = useRef({ toggle, seek, time });
  useEffect(() => {
    latest.current = { toggle, seek, time };
  });

  useEffect(() => {
    if (!isStarted) return;
    const press = (event: KeyboardEvent) => {
      const request = requestFor(event);
      const { toggle, seek, time } = latest.current;
      if (request?.type === "toggle") toggle();
      else if (request?.type === "skip") seek(time + (request.by ?? 0));
      else return;
      // The site's player listens further out, and leaves alone what was handled.
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isStarted, requestFor]);

  useEffect(() => {
    if (!isPlaying || !("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: course });
    const skip = (by: number) => latest.current.seek(latest.current.time + by);
    const toggle = () => latest.current.toggle();
    const handlers: Record<(typeof ACTIONS)[number], MediaSessionActionHandler> = {
      play: toggle,
      pause: toggle,
      seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS)),
      seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS),
    };
    for (const action of ACTIONS) mediaSession.setActionHandler(action, handlers[action]);
  }, [isPlaying, title, course]);

  // Another lesson, another page: nothing here answers to the keys any more.
  useEffect(
    () => () => {
      if (!("mediaSession" in navigator)) return;
      navigator.mediaSession.metadata = null;
      for (const action of ACTIONS) navigator.mediaSession.setActionHandler(action, null);
    },
    [],
  );
}
