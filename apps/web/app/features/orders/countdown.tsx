import { dateAndTime } from "@bentrong/format/dates";
import { useEffect, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { paymentText } from "./payment-text.ts";
import { nextChange, timeLeft } from "./time-left.ts";

const wantsCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Time left to pay the order. It is visual only: a screen reader is not told every minute. */
export function Countdown({ until }: { until: string }) {
  const text = useText(paymentText);
  const [now, setNow] = useState(Date.now);
  const withSeconds = !wantsCalm();
  const ms = new Date(until).getTime() - now;
  useEffect(() => {
    if (!(ms > 0)) return;
    const timer = window.setTimeout(() => setNow(Date.now()), nextChange(ms, withSeconds));
    return () => window.clearTimeout(timer);
  }, [ms, withSeconds]);
  const left = timeLeft(ms, withSeconds);
  return (
    <p className="text-sm text-ink-soft">
      {text.payUntil} <time dateTime={until}>{dateAndTime(until)}</time>
      <span role="timer" aria-live="off" className="block tabular-nums sm:ml-1.5 sm:inline">
        {left ? text.left(left.hours, left.minutes, left.seconds) : text.closing}
      </span>
    </p>
  );
}
