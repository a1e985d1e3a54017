import { useCallback, useEffect, useState } from "react";
import { type BlockerFunction, createPath, useBlocker } from "react-router";
import type { RouteFiles } from "./route-files.ts";
import { hasUnfinished } from "./unfinished.ts";
import type { Held, HeldNavigation } from "./use-held-navigation.ts";

/**
 * Back and forward move the history before anything is fetched, so that a page put in the place of one that does not come
 * would replace its entry. They wait instead: the history stands still until the files are here.
 */
export function useHeldHistory(files: RouteFiles): Held & { isWaiting: boolean } {
  const [held, setHeld] = useState<HeldNavigation>();
  const waits = useCallback<BlockerFunction>(
    ({ historyAction, nextLocation }) => historyAction === "POP" && !files.canShow(nextLocation.pathname),
    [files],
  );
  const blocker = useBlocker(waits);
  const { state, location, proceed } = blocker;
  useEffect(() => {
    setHeld(undefined);
    if (state !== "blocked") return;
    const { pathname, search, hash } = location;
    const look = () => {
      if (files.canShow(pathname)) return proceed();
      const lack = files.findLack(pathname);
      if (!lack) return;
      const address = createPath({ pathname, search, hash });
      // Nothing is lost by the document that the person asked for.
      if (lack === "gone" && !hasUnfinished()) window.location.assign(address);
      else setHeld({ address, lack });
    };
    files.request(pathname);
    return files.subscribe(look);
  }, [state, location, proceed, files]);
  const retry = () => {
    if (!location) return;
    setHeld(undefined);
    files.request(location.pathname);
  };
  return { held, retry, isWaiting: state === "blocked" && !held };
}
