import { type ComponentType, lazy, Suspense } from "react";

/** Hardly anybody ever sees it: the library is seldom empty. */
const SampleShelf = lazy<ComponentType>(() =>
  import("./sample-shelf.tsx").then(
    (loaded) => ({ default: loaded.SampleShelf }),
    () => ({ default: () => null }),
  ),
);

export const LazySampleShelf = () => (
  <Suspense>
    <SampleShelf />
  </Suspense>
);
