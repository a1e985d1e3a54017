import { duration } from "@bentrong/format/duration";
import { cardLinkClass } from "@bentrong/ui/card";
import { PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import type { Sound } from "./evening-data.ts";
import { myHomeText } from "./my-home-text.ts";
import { isPlayingSound, type PlaybackControls } from "./playback-controls.ts";

interface Props {
  sound: Sound;
  sounds: readonly Sound[];
  listening: PlaybackControls;
}

/** A square picture that sounds when it is touched. */
export function SoundTile({ sound, sounds, listening }: Props) {
  const text = useText(myHomeText);
  const sounding = isPlayingSound(listening, sound.id);
  return (
    <article className="group relative flex flex-col gap-2 rounded-l has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine-ink">
      <span className="relative block overflow-hidden rounded-l">
        <Cover src={sound.coverImage} width={320} height={320} className="aspect-square" />
        <span
          aria-hidden="true"
          className="absolute right-2 bottom-2 flex size-10 items-center justify-center rounded-full bg-[rgb(20_14_12/0.62)] text-[#fff8f3]"
        >
          {sounding ? <PauseIcon /> : <PlayIcon />}
        </span>
      </span>
      <h3 className="font-sans text-sm leading-snug font-medium">
        <button
          type="button"
          aria-pressed={sounding}
          onClick={({ detail }) => detail < 2 && listening.play(sounds, sound.id)}
          className={`line-clamp-2 text-left ${cardLinkClass} ${sounding ? "text-wine-ink" : ""}`}
        >
          <span className="sr-only">{text.listen} </span>
          <span lang="vi">{joinWords(sound.title)}</span>
        </button>
      </h3>
      {sound.duration && (
        <p className="-mt-1 text-xs text-ink-soft tabular-nums">{duration(sound.duration)}</p>
      )}
    </article>
  );
}
