// Keeps a page, its player and what was typed when another page cannot be fetched.
import { use, useEffect, useState } from "react";
import {
  type DataRouteObject,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";
import type { RouteFiles } from "./route-files.ts";

// Asked for while the page is still coming to life: without a network it could not be had any more. Apart, because no
// first view needs it.
const recovery =
  typeof document === "undefined" ? undefined : import("./recovery.tsx").catch(() => undefined);

let opened: Promise<RouteFiles | undefined> | undefined;

/** Every part of a route waits for its files before the router's own loader is called, which then finds them loaded. */
function waitForFiles(files: Promise<RouteFiles | undefined>, routes: readonly DataRouteObject[]): void {
  for (const { id, lazy, children } of routes) {
    for (const [part, load] of typeof lazy === "object" ? Object.entries(lazy) : []) {
      // A missing part of a route is undefined.
      if (!load) continue;
      Object.assign(lazy ?? {}, { [part]: () => files.then((all) => all?.untilLoaded(id)).then(load) });
    }
    if (children) waitForFiles(files, children);
  }
}

export function NavigationRecoveryLoader() {
  const routing = use(DataRouterContext);
  const framework = use(FrameworkContext);
  const [kept, setKept] = useState<{ files: RouteFiles; part: Awaited<typeof recovery> }>();
  useEffect(() => {
    if (!routing || !framework || !recovery) return;
    if (!opened) {
      opened = recovery.then((part) => part?.openRouteFiles(routing.router, framework));
      waitForFiles(opened, routing.router.routes);
    }
    void Promise.all([opened, recovery]).then(([files, part]) => files && setKept({ files, part }));
  }, [routing, framework]);
  return kept?.part && <kept.part.NavigationRecovery files={kept.files} />;
}
