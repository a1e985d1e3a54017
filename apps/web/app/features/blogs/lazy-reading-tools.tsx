import { type ComponentType, lazy, Suspense } from "react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import type { ReadingToolsProps } from "./reading-tools.tsx";

const Tools = lazy<ComponentType<ReadingToolsProps>>(() =>
  import("./reading-tools.tsx").then(
    ({ ReadingTools }) => ({ default: ReadingTools }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after hydration: no first view carries its script, and no press is lost on a placeholder. */
export const LazyReadingTools = (props: ReadingToolsProps) =>
  useIsHydrated() && (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  );
