import { duration } from "@bentrong/format/duration";
import { useText } from "../../lib/i18n/use-text.ts";
import { isWaiting, type PlayerState } from "./core/player-state.ts";
import { usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";
import { useResumeOffer } from "./resume-offer.ts";

const getStatus = (state: PlayerState) => {
  if (isWaiting(state)) return "loading";
  if (state.hasEnded) return "ended";
  return state.isPlaying ? "playing" : "quiet";
};

/** Says to a screen reader what the eye sees. Once in the bar and once in the window: each hides the other. */
export function StatusRegion() {
  const text = useText(playerText);
  const status = usePlayerState(getStatus);
  const title = usePlayerState((state) => state.currentEpisode?.title ?? "");
  const words = {
    ...{ loading: text.loading, ended: text.ended, quiet: "" },
    playing: (
      <>
        {text.nowPlaying} <span lang="vi">{title}</span>
      </>
    ),
  }[status];
  const offer = useResumeOffer();
  return (
    <p role="status" className="sr-only">
      {words}
      {words && offer && ". "}
      {offer && text.leftAt(duration(offer.seconds))}
    </p>
  );
}
