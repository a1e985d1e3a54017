import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Phones that vibrate, mostly; a switch that does nothing is not offered. */
export const useCanVibrate = (): boolean =>
  useSyncExternalStore(
    never,
    () => "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches,
    () => false,
  );
