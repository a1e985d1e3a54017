import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the document as it comes: what cannot answer yet is drawn once this is true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
