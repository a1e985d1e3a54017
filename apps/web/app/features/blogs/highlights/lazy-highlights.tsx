import { type ComponentType, lazy, Suspense } from "react";
import { useIsHydrated } from "../../../lib/use-is-hydrated.ts";
import type { HighlightsProps } from "./highlights.tsx";

const Parts = lazy<ComponentType<HighlightsProps>>(() =>
  import("./highlights.tsx").then(
    ({ Highlights }) => ({ default: Highlights }),
    // An article without its marks is still read.
    () => ({ default: () => null }),
  ),
);

/** Loaded after hydration. */
export const LazyHighlights = (props: HighlightsProps) =>
  useIsHydrated() && (
    <Suspense>
      <Parts {...props} />
    </Suspense>
  );
