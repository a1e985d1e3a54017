import { IconButton } from "@bentrong/ui/icon-button";
import { MutedIcon, VolumeIcon } from "@bentrong/ui/icons";
import { Range } from "@bentrong/ui/range";
import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";

/** iPhones leave the volume to their side buttons: what is set here reads back as 1. A slider would be a lie. */
function isVolumeFixed(): boolean {
  const probe = document.createElement("audio");
  probe.volume = 0.5;
  return probe.volume !== 0.5;
}

/** Phones and tablets have buttons for it at their side. */
export function VolumeControl() {
  const engine = useEngine();
  const text = useText(playerText);
  const volume = usePlayerState((state) => state.volume);
  const isMuted = usePlayerState((state) => state.isMuted);
  const [isFixed] = useState(isVolumeFixed);
  const heard = isMuted ? 0 : volume;
  const set = (to: number) => engine.ask({ type: "volume", to });
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1 pointer-coarse:hidden">
      <IconButton
        label={text.mute}
        aria-pressed={isMuted}
        icon={heard === 0 ? <MutedIcon /> : <VolumeIcon />}
        onClick={() => engine.ask({ type: "mute" })}
      />
      {!isFixed && (
        <div className="min-w-0 flex-1">
          <Range
            label={text.volume}
            valueText={`${Math.round(heard * 100)}%`}
            value={heard}
            max={1}
            step={0.01}
            onSlide={set}
            onCommit={set}
          />
        </div>
      )}
    </div>
  );
}
