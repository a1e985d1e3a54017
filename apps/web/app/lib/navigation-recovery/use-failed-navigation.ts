import { useEffect, useRef, useState } from "react";
import { createPath, type Location, useLocation, useNavigate, useNavigation } from "react-router";
import type { FetchFailure, RouteFiles } from "./route-files.ts";
import { hasUnfinished } from "./unfinished.ts";

export interface FailedNavigation {
  address: string;
  lack: FetchFailure;
}

interface Held {
  held: FailedNavigation | undefined;
  /** Goes there once more. */
  retry(): void;
}

/** Ends a navigation whose files cannot be had, and keeps the page that is shown. */
export function useFailedNavigation(files: RouteFiles): Held {
  const [held, setHeld] = useState<FailedNavigation>();
  const going = useNavigation().location;
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const end = useRef<(lack: FetchFailure, going: Location) => Promise<void>>(undefined);
  useEffect(() => {
    end.current = async (lack, { pathname, search, hash }) => {
      const address = createPath({ pathname, search, hash });
      // The requested document loses no unsaved work.
      if (lack === "gone" && !hasUnfinished()) return window.location.assign(address);
      await navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
      setHeld({ address, lack });
    };
  }, [here, navigate]);
  useEffect(() => {
    if (!going) return;
    setHeld(undefined);
    // The router waits for a route that it asked for once before, without asking again.
    files.request(going.pathname);
    const look = () => {
      const lack = files.findFailure(going.pathname);
      if (lack) void end.current?.(lack, going);
    };
    return files.subscribe(look);
  }, [going, files]);
  return {
    held,
    retry: () => held && void navigate(held.address, { viewTransition: true }),
  };
}
