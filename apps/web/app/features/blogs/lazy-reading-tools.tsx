import { type ComponentType, lazy, Suspense } from "react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";

const Tools = lazy<ComponentType>(() =>
  import("./reading-tools.tsx").then(
    ({ ReadingTools }) => ({ default: ReadingTools }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after hydration: no first view carries its script, and no press is lost on a placeholder. */
export const LazyReadingTools = () =>
  useIsHydrated() && (
    <Suspense>
      <Tools />
    </Suspense>
  );
