import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

const everyMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE);
  return () => clearInterval(timer);
};

const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The time to the minute; nothing on the server, whose page is kept for everybody and may be read hours later. */
export const useThisMinute = (): Date | undefined => {
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => 0);
  return minute === 0 ? undefined : new Date(minute);
};
