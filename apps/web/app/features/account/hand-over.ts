// Data that one account screen passes to the next: in the history entry, so that no address and no secret is in a
// link.
import { useLocation } from "react-router";

export interface HandOver {
  email?: string;
  /** Said on the next screen, because the one before is left too soon to read it. */
  notice?: string;
}

/** By hand: a screen needs it when it is first drawn, before any schema has been fetched. */
function isHandOver(state: unknown): state is HandOver {
  if (typeof state !== "object" || state === null) return false;
  return ["email", "notice"].every((name) =>
    ["string", "undefined"].includes(typeof Reflect.get(state, name)),
  );
}

export function useHandOver(): HandOver {
  const { state } = useLocation();
  return isHandOver(state) ? state : {};
}
