import { Button } from "@bentrong/ui/button";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import type { MouseEvent } from "react";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { failureText } from "./failure-text.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";
import { focusPlayButton } from "./transport.tsx";

/** The failure with its remedy. Nothing is covered: the bar grows by this line. */
export function FailureStrip() {
  const engine = useEngine();
  const text = useText(playerText);
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
      <p role="alert" className="py-1 text-sm leading-normal">
        <FixedWording vi={vi} en={en.join(" · ")} />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 max-wide:row-start-2">
        {canRetry && (
          <Button tone="quiet" className="mb-1 wide:mb-0" onClick={retry}>
            {text.retry}
          </Button>
        )}
        <EnglishDetails en={en} />
      </div>
      <IconButton label={text.dismiss} icon={<CloseIcon />} onClick={() => engine.ask({ type: "dismiss" })} />
    </div>
  );
}
