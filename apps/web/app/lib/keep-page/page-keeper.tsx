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
const keptPage =
  typeof document === "undefined" ? undefined : import("./kept-page.tsx").catch(() => undefined);

let opened: Promise<RouteFiles | undefined> | undefined;

/** Every part of a route waits for its files before the router's own loader is called, which then finds them loaded. */
function loadWith(files: Promise<RouteFiles | undefined>, routes: readonly DataRouteObject[]): void {
  for (const { id, lazy, children } of routes) {
    for (const [part, load] of typeof lazy === "object" ? Object.entries(lazy) : []) {
      // A part that a route does not have stands there as nothing.
      if (!load) continue;
      Object.assign(lazy ?? {}, { [part]: () => files.then((all) => all?.untilLoaded(id)).then(load) });
    }
    if (children) loadWith(files, children);
  }
}

export function PageKeeper() {
  const routing = use(DataRouterContext);
  const framework = use(FrameworkContext);
  const [kept, setKept] = useState<{ files: RouteFiles; part: Awaited<typeof keptPage> }>();
  useEffect(() => {
    if (!routing || !framework || !keptPage) return;
    if (!opened) {
      opened = keptPage.then((part) => part?.openRouteFiles(routing.router, framework));
      loadWith(opened, routing.router.routes);
    }
    void Promise.all([opened, keptPage]).then(([files, part]) => files && setKept({ files, part }));
  }, [routing, framework]);
  return kept?.part && <kept.part.KeptPage files={kept.files} />;
}
