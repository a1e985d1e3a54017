import type { PremiumPreview } from "@bentrong/contract/content";
import { lazy, Suspense } from "react";
import { Await } from "react-router";

/** Below the lists, so that no first view needs its script. */
const PremiumShelf = lazy(() =>
  import("./premium-shelf.tsx").then((module) => ({ default: module.PremiumShelf })),
);

interface Props {
  previews: PremiumPreview[] | Promise<PremiumPreview[]>;
  /** The level of the shelf's heading in the page that shows it. */
  heading?: "h2" | "h3";
  className?: string;
}

/** Locked items of a list, after the open ones. */
export const Previews = ({ previews, ...rest }: Props) => (
  <Suspense fallback={null}>
    <Await resolve={previews}>
      {(shown: PremiumPreview[]) => shown.length > 0 && <PremiumShelf previews={shown} {...rest} />}
    </Await>
  </Suspense>
);
