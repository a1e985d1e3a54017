import { type ComponentType, lazy, Suspense } from "react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import type { SaveButtonProps } from "./save-button.tsx";

const Button = lazy<ComponentType<SaveButtonProps>>(() =>
  import("./save-button.tsx").then(
    ({ SaveButton }) => ({ default: SaveButton }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after hydration: no first view carries its script, and no press is lost on a placeholder. */
export const LazySaveButton = (props: SaveButtonProps) =>
  useIsHydrated() && (
    <Suspense>
      <Button {...props} />
    </Suspense>
  );
