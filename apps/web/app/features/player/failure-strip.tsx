import { Button } from "@bentrong/ui/button";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import type { MouseEvent } from "react";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { failureText } from "./failure-text.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";
import { focusPlayButton } from "./transport.tsx";

function EnglishLines({ lines }: { lines: string[] }) {
  return lines.map((line, place) => (
    <span key={line} lang="en">
      {place > 0 && <span aria-hidden="true"> · </span>}
      <span>{line}</span>
    </span>
  ));
}

/** What went wrong and what to do about it. Nothing is covered: the bar grows by this line. */
export function FailureStrip() {
  const engine = useEngine();
  const text = useText(playerText);
  const language = useLanguage();
  const failure = usePlayerState((state) => state.failure);
  const hasEpisode = usePlayerState((state) => state.currentEpisode !== null);
  if (!failure) return null;
  const { vi, en } = failureText(failure);
  // A choice that could not be made leaves nothing to try again.
  const canRetry = hasEpisode && failure.code !== "episode_not_found" && failure.code !== "no_audio";
  const retry = (event: MouseEvent) => {
    // The strip goes, and the focus with it: it passes to the button that goes on from here.
    focusPlayButton(event.currentTarget);
    engine.ask({ type: "play" });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-m bg-rose-wash py-1 pr-1 pl-4 wide:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div role="alert" className="py-1 text-sm leading-normal">
        {language === "vi" && <p>{vi}</p>}
        <p className={language === "vi" ? "text-xs text-ink-soft" : undefined}>
          <EnglishLines lines={en} />
        </p>
      </div>
      {canRetry && (
        <Button
          tone="quiet"
          className="mb-1 justify-self-start max-wide:row-start-2 wide:mb-0"
          onClick={retry}
        >
          {text.retry}
        </Button>
      )}
      <IconButton label={text.dismiss} icon={<CloseIcon />} onClick={() => engine.ask({ type: "dismiss" })} />
    </div>
  );
}
