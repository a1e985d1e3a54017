// A sound or a picture of a lesson: it goes on where it was left, never together with the site's player, and with a new
// address when the one it had ran out.
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { getLesson, type Lesson } from "../../api/learning.ts";
import { joinSounds, type SoundTurn } from "../../lib/one-sound.ts";
import type { Learning } from "./learner-view.ts";
import { mediaPlace } from "./media-address.ts";

/** Seconds of playing after which the place is kept again. */
const KEPT_EVERY = 10;
/** Seconds of playback after which a renewed address may be renewed again: a long sound needs several. */
const RECOVERED_AFTER = 5;
/** Nearer to the end than this, playback starts from the beginning. */
const END = 5;

export interface LessonMedia<E extends HTMLMediaElement = HTMLMediaElement> {
  element: RefObject<E | null>;
  address: string;
  time: number;
  duration: number;
  isPlaying: boolean;
  /** True if it played since the lesson was opened. */
  isStarted: boolean;
  isFailed: boolean;
  toggle(): void;
  seek(to: number): void;
  retry(): void;
  /** For the element itself. */
  events: {
    onLoadedMetadata(): void;
    onTimeUpdate(): void;
    onPlay(): void;
    onPause(): void;
    onEnded(): void;
    onError(): void;
  };
}

/** Position to resume at; the beginning when it is near the end. */
const chooseStart = (seconds: number, duration: number): number =>
  Number.isFinite(duration) && seconds > duration - END ? 0 : seconds;

export function useLessonMedia<E extends HTMLMediaElement>(
  lesson: Lesson,
  first: string,
  { progressSync, lessons }: Learning,
): LessonMedia<E> {
  const element = useRef<E>(null);
  const left = lessons.find(({ id }) => id === lesson.id)?.seconds ?? lesson.seconds;
  /** `wanted`: position of the element once its metadata are read (then `isThere`). `kept`: position stored last. */
  const place = useRef({ wanted: left, kept: left, isThere: false, isRenewed: false, heard: 0 });
  const [address, setAddress] = useState(first);
  const [shown, setShown] = useState({ time: left, duration: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const turn = useRef<SoundTurn>(null);
  useEffect(() => {
    const own = joinSounds(() => element.current?.pause());
    turn.current = own;
    return own.leave;
  }, []);

  const actions = useMemo(() => {
    const keep = (seconds: number) => {
      if (place.current.kept === seconds) return;
      place.current.kept = seconds;
      progressSync.change(lesson.id, { seconds });
    };
    const keepHere = (media = element.current) => {
      if (media && place.current.isThere) keep(Math.floor(media.currentTime));
    };
    const play = () => element.current?.play().catch(() => undefined);
    const arrive = () => {
      const media = element.current;
      if (!media || place.current.isThere || media.readyState < HTMLMediaElement.HAVE_METADATA) return;
      place.current.isThere = true;
      const start = chooseStart(place.current.wanted, media.duration);
      if (start > 0) media.currentTime = start;
      setShown({ time: start, duration: Number.isFinite(media.duration) ? media.duration : 0 });
    };
    /** The address may have run out while the page stood open. */
    const renew = async () => {
      place.current.isThere = false;
      place.current.isRenewed = true;
      const answer = await getLesson(apiClient(), lesson.id);
      const fresh = answer.ok ? mediaPlace(answer.data.mediaUrl) : undefined;
      if (fresh?.kind !== "file" || fresh.address === element.current?.getAttribute("src")) setFailed(true);
      else setAddress(fresh.address);
    };
    return { keep, keepHere, play, arrive, renew };
  }, [progressSync, lesson.id]);

  useEffect(() => {
    const { keepHere, arrive } = actions;
    // A sound that the browser still has is ready before anybody could be told.
    arrive();
    // The place is kept however one leaves.
    const media = element.current;
    const leave = () => keepHere(media);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [actions]);

  const seek = (to: number) => {
    const media = element.current;
    if (!media || !Number.isFinite(to)) return;
    media.currentTime = Math.max(0, Math.min(to, media.duration || to));
    setShown((before) => ({ ...before, time: media.currentTime }));
    actions.keepHere();
  };

  return {
    ...{ element, address, ...shown, isPlaying, isStarted, isFailed, seek },
    toggle() {
      if (element.current?.paused) void actions.play();
      else element.current?.pause();
    },
    retry() {
      place.current.isThere = false;
      place.current.isRenewed = false;
      setFailed(false);
      element.current?.load();
      void actions.play();
    },
    events: {
      onLoadedMetadata() {
        actions.arrive();
        // The second address of a sound that was playing.
        if (isPlaying) void actions.play();
      },
      onTimeUpdate() {
        if (!place.current.isThere) return;
        const time = element.current?.currentTime ?? 0;
        const { wanted, isRenewed } = place.current;
        place.current.heard = isRenewed ? place.current.heard + Math.max(0, Math.min(1, time - wanted)) : 0;
        if (place.current.heard > RECOVERED_AFTER) place.current.isRenewed = false;
        place.current.wanted = time;
        setShown((before) => ({ ...before, time }));
        if (Math.abs(time - place.current.kept) >= KEPT_EVERY) actions.keep(Math.floor(time));
      },
      onPlay() {
        turn.current?.begin();
        setPlaying(true);
        setStarted(true);
      },
      onPause() {
        setPlaying(false);
        if (!element.current?.ended) actions.keepHere();
      },
      onEnded() {
        setPlaying(false);
        actions.keep(0);
      },
      onError() {
        if (place.current.isRenewed) {
          setPlaying(false);
          setFailed(true);
        } else void actions.renew();
      },
    },
  };
}
