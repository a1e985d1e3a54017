import { IconButton } from "@bentrong/ui/icon-button";
import { PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { tickerText } from "./ticker-text.ts";

/**
 * A line of moving words about what the place is not. It can be stopped, stands still with reduced motion, and is read
 * out once: the copy that closes the loop is hidden from screen readers. The movement is in ticker.css.
 */
export function Ticker() {
  const text = useText(tickerText);
  const { name } = useBrand();
  const [isPaused, setPaused] = useState(false);
  const statements = text.statements(name).split("\n");
  const row = (
    <>
      {statements.map((statement) => (
        <li key={statement}>{statement}</li>
      ))}
    </>
  );
  return (
    <section aria-label={text.label} className="ticker border-b border-line bg-sage-wash text-xs text-ink">
      <div className={isPaused ? "ticker-window paused" : "ticker-window"}>
        <ul className="ticker-row">{row}</ul>
        <ul className="ticker-row ticker-copy" aria-hidden="true">
          {row}
        </ul>
      </div>
      <IconButton
        label={isPaused ? text.play : text.pause}
        icon={isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
        className="ticker-button"
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  );
}
