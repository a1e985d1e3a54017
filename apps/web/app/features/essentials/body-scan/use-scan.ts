import { useCallback, useEffect, useRef, useState } from "react";
import { planBells } from "../ring-bell.ts";
import { useScreenAwake } from "../use-screen-awake.ts";
import { getScanMoment, listBellTimes, type ScanMinutes, type ScanMoment } from "./scan.ts";

export type Scan = { state: "idle" } | { state: "running"; moment: ScanMoment } | { state: "done" };

const IDLE: Scan = { state: "idle" };
const DONE: Scan = { state: "done" };
const TICK_MS = 500;

const isSame = (a: Scan, b: ScanMoment): boolean =>
  a.state === "running" && a.moment.at === b.at && a.moment.line === b.line;

interface Options {
  minutes: ScanMinutes;
  hasBell: boolean;
}

/** Uses the clock and not counted steps: a page in the background resumes at the right place. */
export function useScan({ minutes, hasBell }: Options) {
  const [scan, setScan] = useState<Scan>(IDLE);
  const started = useRef(0);
  const isRunning = scan.state === "running";
  useScreenAwake(isRunning);

  useEffect(() => {
    if (!isRunning) return;
    const update = () => {
      const moment = getScanMoment(minutes, Date.now() - started.current);
      setScan((now) =>
        moment === undefined ? DONE : isSame(now, moment) ? now : { state: "running", moment },
      );
    };
    const timer = window.setInterval(update, TICK_MS);
    document.addEventListener("visibilitychange", update);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [isRunning, minutes]);

  useEffect(() => {
    if (!isRunning || !hasBell) return;
    const plan = () => planBells(listBellTimes(minutes, Date.now() - started.current));
    let takeBack = plan();
    // A suspended phone stops the clock of its sound: the rest is scheduled again.
    const planAgain = () => {
      if (document.visibilityState !== "visible") return;
      takeBack();
      takeBack = plan();
    };
    document.addEventListener("visibilitychange", planAgain);
    return () => {
      document.removeEventListener("visibilitychange", planAgain);
      takeBack();
    };
  }, [isRunning, hasBell, minutes]);

  const start = useCallback(() => {
    started.current = Date.now();
    const moment = getScanMoment(minutes, 0);
    if (moment) setScan({ state: "running", moment });
  }, [minutes]);
  const stop = useCallback(() => setScan(IDLE), []);
  return { scan, start, stop };
}
