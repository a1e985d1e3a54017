import { duration } from "@bentrong/format/duration";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { timelineText } from "./timeline-text.ts";

interface Entry {
  start: number;
  words: string;
}

interface Props {
  label: string;
  entries: readonly Entry[];
  /** Place of the one that sounds; -1 while none does. The list follows it until it is moved by hand. */
  current?: number;
  onSeek(seconds: number): void;
}

/** Chapters or sentences of an episode: a press plays from there. */
export function TimedList({ label, entries, current = -1, onSeek }: Props) {
  const text = useText(timelineText);
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  useEffect(() => {
    if (isFollowing) showInList(list.current, current);
  }, [isFollowing, current]);
  const leave = () => setFollowing(false);
  return (
    <div className="relative">
      <ol
        ref={list}
        aria-label={label}
        onWheel={leave}
        onTouchMove={leave}
        className="relative -mx-3 max-h-[45dvh] overflow-y-auto overscroll-contain"
      >
        {entries.map(({ start, words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and two may begin together
          <li key={at}>
            <button
              type="button"
              aria-current={at === current || undefined}
              onClick={() => {
                setFollowing(true);
                onSeek(start);
              }}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-s px-3 py-2 text-left text-sm leading-relaxed transition-colors duration-150 hover:bg-stone/50 aria-current:bg-rose-wash aria-current:text-wine-ink"
            >
              <span className="min-w-10 shrink-0 text-xs text-ink-soft tabular-nums">{duration(start)}</span>
              <span lang="vi" className="min-w-0 flex-1">
                {words}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && current >= 0 && (
        <button
          type="button"
          onClick={() => setFollowing(true)}
          className="mt-1 inline-flex min-h-11 items-center text-sm text-wine-ink underline-offset-4 hover:underline"
        >
          {text.backToSound}
        </button>
      )}
    </div>
  );
}

/** Moves the list alone: the window around it stays where it is. */
function showInList(list: HTMLOListElement | null, current: number): void {
  const entry = list?.children[current];
  if (!list || !(entry instanceof HTMLElement)) return;
  const top = entry.offsetTop - (list.clientHeight - entry.offsetHeight) / 2;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollTo({ top, behavior: isCalm ? "auto" : "smooth" });
}
