import { cardClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { dashboardText } from "./dashboard-text.ts";

interface Props {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard with its heading. */
export const Panel = ({ id, title, children }: Props) => (
  <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

/** A sheet whose height does not depend on what comes into it, up to so many rows. */
export const Sheet = ({ rows, children }: { rows: keyof typeof HEIGHTS; children: ReactNode }) => (
  <div className={`${cardClass} flex flex-col ${HEIGHTS[rows]}`}>{children}</div>
);

// A row is 5.25rem high and its line a pixel; the empty message fits as well.
const HEIGHTS = { 4: "min-h-90", 5: "min-h-106" } as const;

/** Row of a list in a panel, as high as its skeleton. */
export const ROW = "flex min-h-21 flex-col justify-center gap-1 px-4 py-3 sm:px-5";
export const ROWS = "flex flex-col divide-y divide-line";

const PLACES = ["a", "b", "c", "d", "e"];

export function RowsWaiting({ rows }: { rows: keyof typeof HEIGHTS }) {
  const text = useText(dashboardText);
  return (
    <Sheet rows={rows}>
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <div className={ROWS}>
        {PLACES.slice(0, rows).map((place) => (
          <div key={place} className={ROW}>
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** Text of a part that failed to load. */
export const NotLoaded = () => (
  <p className="m-auto max-w-xs p-5 text-center text-sm text-ink-soft">{useText(dashboardText).notLoaded}</p>
);

// With fewer rows than this, more than half of a sheet would stand empty.
const FEW = 3;

/** Filler of a panel that holds little: its height is kept, so that nothing below it moves. */
export const RoomForMore = ({ rows, children }: { rows: number; children: ReactNode }) =>
  rows < FEW && (
    <div className="m-auto flex max-w-xs flex-col items-center gap-3 p-5 text-center text-sm text-ink-soft">
      {children}
    </div>
  );

/** In the middle of a sheet. */
export const Middle = ({ children }: { children: ReactNode }) => <div className="m-auto">{children}</div>;
