import { type ComponentType, lazy, Suspense } from "react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import type { IdlePlayerProps } from "./idle-player.tsx";

const IdlePlayer = lazy<ComponentType<IdlePlayerProps>>(() =>
  import("./idle-player.tsx").then(
    (loaded) => ({ default: loaded.IdlePlayer }),
    () => ({ default: () => null }),
  ),
);

/** For wide windows alone: on a phone the screen belongs to the page until something plays. */
export function LazyIdlePlayer(props: IdlePlayerProps) {
  const isNarrow = useIsNarrow();
  return (
    useIsHydrated() &&
    !isNarrow && (
      <Suspense>
        <IdlePlayer {...props} />
      </Suspense>
    )
  );
}
