import { type ComponentType, lazy, Suspense } from "react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import type { CloseItemsProps } from "./close-items.tsx";

const Items = lazy<ComponentType<CloseItemsProps>>(() =>
  import("./close-items.tsx").then(
    ({ CloseItems }) => ({ default: CloseItems }),
    () => ({ default: () => <p data-settled /> }),
  ),
);

/** The last block of a page. Its room is there from the start, so that the footer stays where it was seen. */
export const LazyCloseItems = (props: CloseItemsProps) => (
  <div className="min-h-160 has-data-settled:min-h-0 sm:min-h-84 print:hidden">
    <Suspense>{useIsHydrated() && <Items key={props.id} {...props} />}</Suspense>
  </div>
);
