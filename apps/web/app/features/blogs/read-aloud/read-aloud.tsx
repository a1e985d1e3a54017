import "./read-aloud.css";
import { buttonClass } from "@bentrong/ui/button";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon, icon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useText } from "../../../lib/i18n/use-text.ts";
import { useDockHeight } from "../../../lib/use-dock-height.ts";
import { readAloudText } from "./read-aloud-text.ts";
import type { Reader, ReaderState } from "./reader.ts";
import { hasVietnameseVoice, onVoicesChange } from "./speech.ts";
import { RATES, useReader } from "./use-reader.ts";

export interface ReadAloudProps {
  blogId: number;
  /** The article's HTML: another one is read from its beginning. */
  html: string;
  body: RefObject<HTMLElement | null>;
}

const SoundIcon = icon(<path d="M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />);

/** Nothing at all on a device without a Vietnamese voice. */
export function ReadAloud({ blogId, body }: ReadAloudProps) {
  const hasVoice = useSyncExternalStore(onVoicesChange, hasVietnameseVoice, () => false);
  return hasVoice && <Listening blogId={blogId} body={body} />;
}

function Listening({ blogId, body }: Omit<ReadAloudProps, "html">) {
  const text = useText(readAloudText);
  const { reader, state, move } = useReader(blogId, body);
  const button = useRef<HTMLButtonElement>(null);
  const { status, hasEnded, hasFailed } = state;
  useEffect(() => {
    if (hasEnded) announce(text.ended);
  }, [hasEnded, text]);
  useEffect(() => {
    if (hasFailed) announce(text.failed);
  }, [hasFailed, text]);
  const toggle = () => {
    reader.toggle();
    if (reader.getState().status === "paused") announce(text.paused);
  };
  const stop = () => {
    reader.stop();
    announce(text.stopped);
    button.current?.focus({ preventScroll: true });
  };
  const isPlaying = status === "playing";
  const dock = document.getElementById("player-dock");
  return (
    <>
      <button
        ref={button}
        type="button"
        title={text.listenHelp}
        onClick={toggle}
        className={buttonClass("quiet", "min-h-12")}
      >
        {isPlaying ? <PauseIcon /> : <SoundIcon />}
        {isPlaying ? text.pause : status === "paused" ? text.goOn : text.listen}
      </button>
      {dock &&
        status !== "off" &&
        createPortal(
          <Bar reader={reader} state={state} onMove={move} onToggle={toggle} onStop={stop} />,
          dock,
        )}
    </>
  );
}

interface BarProps {
  reader: Reader;
  state: ReaderState;
  onMove(by: 1 | -1): void;
  onToggle(): void;
  onStop(): void;
}

function Bar({ reader, state, onMove, onToggle, onStop }: BarProps) {
  const text = useText(readAloudText);
  const bar = useRef<HTMLElement>(null);
  useDockHeight(bar);
  const { status, paragraph, hasFailed } = state;
  const isPlaying = status === "playing";
  const label = isPlaying ? text.pause : text.goOn;
  const place = text.place(paragraph + 1, reader.paragraphs);
  const progress = Math.round(reader.getProgress() * 100);
  const move = (by: 1 | -1) => {
    onMove(by);
    // Where the voice reads, it says itself where it is.
    if (!isPlaying) announce(text.place(reader.getState().paragraph + 1, reader.paragraphs));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onStop();
  };
  return (
    <section
      ref={bar}
      aria-label={text.bar}
      onKeyDown={onKeyDown}
      className="relative border-t border-line bg-card pb-(--player-inset) shadow-lift"
    >
      <div
        role="progressbar"
        aria-label={text.progress}
        aria-valuenow={progress}
        aria-valuetext={place}
        className="absolute inset-x-0 -top-px h-0.5"
      >
        <div className="h-full bg-wine-ink" style={{ width: `${progress}%` }} />
      </div>
      <div className="mx-auto flex max-w-page items-center gap-1 px-3 py-1.5 wide:px-8">
        <IconButton
          label={text.previous}
          icon={<PreviousIcon />}
          disabled={paragraph === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={label}
          icon={isPlaying ? <PauseIcon className="size-6" /> : <PlayIcon className="size-6" />}
          className="size-12! bg-wine text-on-wine! hover:bg-wine-hover!"
          onClick={onToggle}
        />
        <IconButton
          label={text.next}
          icon={<NextIcon />}
          disabled={paragraph + 1 >= reader.paragraphs}
          onClick={() => move(1)}
        />
        <p className="min-w-0 flex-1 px-1 text-sm text-ink-soft wide:px-2">
          {hasFailed ? text.failed : <span className="whitespace-nowrap">{place}</span>}
        </p>
        <select
          aria-label={text.rate}
          value={state.rate}
          onChange={({ currentTarget }) => reader.setRate(Number(currentTarget.value))}
          className="min-h-11 rounded-full border border-line bg-card px-2 text-sm"
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              {text.factor(rate)}
            </option>
          ))}
        </select>
        <IconButton label={text.stop} icon={<CloseIcon />} onClick={onStop} />
      </div>
    </section>
  );
}
