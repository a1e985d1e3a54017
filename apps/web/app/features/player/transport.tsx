import { IconButton } from "@bentrong/ui/icon-button";
import {
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
  RepeatIcon,
  RepeatOneIcon,
  ShuffleIcon,
} from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { isActive, isWaiting } from "./core/player-state.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { SkipIcon } from "./player-icons.tsx";
import { playerText } from "./player-text.ts";

interface Props {
  className?: string;
}

/** A window that opens puts the focus here. React's own attribute is no attribute, and comes too early for it. */
const markForFocus = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

export function focusPlayButton(within: Element): void {
  within.closest("[data-player]")?.querySelector<HTMLElement>("[data-play]")?.focus();
}

export function PlayButton({ className = "size-12", isFirst }: Props & { isFirst?: boolean }) {
  const engine = useEngine();
  const text = useText(playerText);
  const active = usePlayerState(isActive);
  const waiting = usePlayerState(isWaiting);
  const label = active ? text.pause : text.play;
  return (
    <button
      ref={isFirst ? markForFocus : undefined}
      type="button"
      data-play
      aria-label={label}
      title={label}
      onClick={() => engine.ask({ type: "toggle" })}
      className={`relative inline-flex shrink-0 items-center justify-center rounded-full bg-wine text-on-wine transition-colors duration-150 hover:bg-wine-hover ${className}`}
    >
      {active ? <PauseIcon className="size-6" /> : <PlayIcon className="size-6" />}
      {waiting && (
        <span
          aria-hidden="true"
          className="absolute inset-0.5 animate-spin rounded-full border-2 border-on-wine/30 border-t-on-wine"
        />
      )}
    </button>
  );
}

export function PreviousButton({ className }: Props) {
  const engine = useEngine();
  const { previous } = useText(playerText);
  const go = () => engine.ask({ type: "previous" });
  return <IconButton label={previous} icon={<PreviousIcon />} onClick={go} className={className} />;
}

export function NextButton({ className }: Props) {
  const engine = useEngine();
  const { next } = useText(playerText);
  const go = () => engine.ask({ type: "next" });
  return <IconButton label={next} icon={<NextIcon />} onClick={go} className={className} />;
}

export function SkipButton({ by, className }: Props & { by: -10 | 10 }) {
  const engine = useEngine();
  const text = useText(playerText);
  return (
    <IconButton
      label={by < 0 ? text.back : text.ahead}
      icon={<SkipIcon by={by} />}
      onClick={() => engine.ask({ type: "skip", by })}
      className={className}
    />
  );
}

const ON = "text-wine-ink! bg-rose-wash";

export function ShuffleButton({ className = "" }: Props) {
  const engine = useEngine();
  const { shuffle } = useText(playerText);
  const isOn = usePlayerState((state) => state.shuffleMode === "on");
  return (
    <IconButton
      label={shuffle}
      aria-pressed={isOn}
      icon={<ShuffleIcon />}
      onClick={() => engine.ask({ type: "shuffle" })}
      className={`${isOn ? ON : ""} ${className}`}
    />
  );
}

export function RepeatButton({ className = "" }: Props) {
  const engine = useEngine();
  const text = useText(playerText);
  const mode = usePlayerState((state) => state.repeatMode);
  return (
    <IconButton
      label={text.repeat[mode]}
      icon={mode === "one" ? <RepeatOneIcon /> : <RepeatIcon />}
      onClick={() => engine.ask({ type: "repeat" })}
      className={`${mode === "off" ? "" : ON} ${className}`}
    />
  );
}
