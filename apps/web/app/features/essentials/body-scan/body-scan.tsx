import { Button } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { useEffect, useState } from "react";
import { useText } from "../../../lib/i18n/use-text.ts";
import { Choices, Toggle } from "../choices.tsx";
import { ToolPage } from "../tool-page.tsx";
import { useCanVibrate } from "../use-can-vibrate.ts";
import { PARTS, SCAN_MINUTES, type ScanMinutes, type ScanMoment } from "./scan.ts";
import { scanText } from "./scan-text.ts";
import { type Scan, useScan } from "./use-scan.ts";

const PULSE = [90];

export function BodyScan() {
  const text = useText(scanText);
  const [minutes, setMinutes] = useState<ScanMinutes>(3);
  const [hasBell, setBell] = useState(true);
  const [isVibrating, setVibrating] = useState(false);
  const canVibrate = useCanVibrate();
  const { scan, start, stop } = useScan({ minutes, hasBell });
  useCues(scan, isVibrating && canVibrate);
  const isRunning = scan.state === "running";
  return (
    <ToolPage
      title={text.title}
      hasClose={!isRunning}
      foot={
        <Button
          tone={isRunning ? "quiet" : "wine"}
          className="min-h-14 w-full"
          onClick={isRunning ? stop : start}
        >
          {isRunning ? text.stop : scan.state === "done" ? text.again : text.start}
        </Button>
      }
    >
      {scan.state === "running" && <Words moment={scan.moment} />}
      {scan.state === "done" && (
        <p className="flex flex-1 flex-col justify-center font-serif text-2xl">{text.done}</p>
      )}
      {scan.state === "idle" && (
        <>
          <div className="flex flex-col gap-2">
            <p className="font-serif text-2xl">{text.ask}</p>
            <p className="text-ink-soft">{text.lead}</p>
          </div>
          <Choices<ScanMinutes>
            name="scan-minutes"
            label={text.length}
            chosen={minutes}
            onChoose={setMinutes}
            choices={SCAN_MINUTES.map((value) => ({ value, name: text.minutes(value) }))}
          />
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            <Toggle label={text.bell} on={hasBell} onChange={setBell} />
            {canVibrate && <Toggle label={text.vibration} on={isVibrating} onChange={setVibrating} />}
          </div>
          <p className="text-sm text-ink-soft">{text.care}</p>
        </>
      )}
    </ToolPage>
  );
}

function Words({ moment: { part, at, line } }: { moment: ScanMoment }) {
  const text = useText(scanText);
  return (
    <div className="flex flex-1 flex-col justify-center gap-8">
      {/* A new element for each sentence, so that it fades in. */}
      <p
        key={`${part} ${line}`}
        className="body-scan-words min-h-40 font-serif text-2xl leading-relaxed text-balance"
      >
        {text.parts[part][line]}
      </p>
      <p className="sr-only">{text.progress(at + 1, PARTS.length)}</p>
      <div aria-hidden="true" className="flex gap-2">
        {PARTS.map((each, place) => (
          <span
            key={each}
            className={`size-2 rounded-full ${place <= at ? "bg-ink-soft" : "border border-ink-soft/50"}`}
          />
        ))}
      </div>
    </div>
  );
}

/** Cues without looking: a screen reader says each sentence, a phone vibrates where a part begins. */
function useCues(scan: Scan, isVibrating: boolean): void {
  const text = useText(scanText);
  const moment = scan.state === "running" ? scan.moment : undefined;
  const words = scan.state === "done" ? text.done : moment && text.parts[moment.part][moment.line];
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  const part = moment?.part;
  useEffect(() => {
    if (part && isVibrating) navigator.vibrate?.(PULSE);
  }, [part, isVibrating]);
}
