import { duration } from "@bentrong/format/duration";
import { Button } from "@bentrong/ui/button";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import type { MouseEvent } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useEngine } from "./player-context.ts";
import { playerText } from "./player-text.ts";
import { useResumeOffer, withdrawOffer } from "./resume-offer.ts";
import { focusPlayButton } from "./transport.tsx";

/** Offers the place where another device stopped. The status region says it; nothing waits for an answer. */
export function ResumeStrip() {
  const engine = useEngine();
  const text = useText(playerText);
  const offer = useResumeOffer();
  if (!offer) return null;
  // The strip goes, and the focus with it: it passes to the button that goes on from here.
  const leave = (event: MouseEvent) => {
    focusPlayButton(event.currentTarget);
    withdrawOffer();
  };
  const goOn = (event: MouseEvent) => {
    engine.ask({ type: "seek", to: offer.seconds });
    leave(event);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m bg-sage-wash py-1 pr-1 pl-4 text-sm">
      <p className="min-w-0 flex-1 basis-44 leading-normal">{text.leftAt(duration(offer.seconds))}</p>
      <div className="flex items-center gap-1">
        <Button tone="quiet" onClick={goOn}>
          {text.goOnFromThere}
        </Button>
        <IconButton label={text.dismiss} icon={<CloseIcon />} onClick={leave} />
      </div>
    </div>
  );
}
