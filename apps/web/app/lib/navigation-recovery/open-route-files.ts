import type { DataRouter, UNSAFE_AssetsManifest, UNSAFE_RouteModules } from "react-router";
import { RouteFiles } from "./route-files.ts";

// On a line that is this slow, a file that does not come is given up and asked for again.
const LONGEST_FETCH = 20_000;

interface Framework {
  manifest: UNSAFE_AssetsManifest;
  routeModules: UNSAFE_RouteModules;
}

/** The files of pages, from the real browser. */
export const openRouteFiles = (router: DataRouter, { manifest, routeModules }: Framework): RouteFiles =>
  new RouteFiles({
    manifest,
    modules: routeModules,
    matchRoutes: (pathname) => (router.match(pathname) ?? []).map(({ route }) => route.id),
    fetchFile: (file, priority) => fetch(file, { priority, signal: AbortSignal.timeout(LONGEST_FETCH) }),
    importModule: (file) => import(/* @vite-ignore */ file),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
