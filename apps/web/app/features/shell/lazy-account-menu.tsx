import { lazy, Suspense } from "react";

const Menu = lazy(async () => ({ default: (await import("./account-menu.tsx")).AccountMenu }));

/** The person's own menu on pages without a header; its place is kept until it is there. */
export const LazyAccountMenu = () => (
  <Suspense fallback={<span className="h-11 w-16" />}>
    <Menu />
  </Suspense>
);
