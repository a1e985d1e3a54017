import { useCallback, useEffect, useRef, useState } from "react";
import { type BlockerFunction, createPath, useBlocker, useLocation } from "react-router";
import type { RouteFiles } from "./route-files.ts";
import { hasUnfinished } from "./unfinished.ts";
import type { Held, HeldNavigation } from "./use-held-navigation.ts";

/** The router numbers its entries. It holds a step back by going forward as many entries: by none it would reload the document. */
const readIndex = (): unknown => window.history.state?.idx;

/**
 * Back and forward move the history before anything is fetched, so that a page put in the place of one that does not come
 * would replace its entry. They wait instead: the history stands still until the files are here.
 */
export function useHeldHistory(files: RouteFiles): Held & { isWaiting: boolean } {
  const [held, setHeld] = useState<HeldNavigation>();
  const here = useRef(readIndex());
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown has an entry of its own.
  useEffect(() => {
    here.current = readIndex();
  }, [key]);
  const waits = useCallback<BlockerFunction>(
    ({ historyAction, nextLocation }) =>
      historyAction === "POP" && readIndex() !== here.current && !files.canShow(nextLocation.pathname),
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
