import { classNames } from "./class-names.ts";

/** A quiet shape the size of what will replace it. Say in words, once and beside it, what is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames("block max-w-full animate-pulse rounded-s bg-stone/70", className)}
  />
);
