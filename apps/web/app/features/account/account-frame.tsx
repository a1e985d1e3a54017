import type { ReactNode } from "react";
import { useBrand } from "../../lib/use-public-config.ts";
import { Ticker } from "./ticker.tsx";

interface Props {
  heading: string;
  lead: string;
  /** The link home, the drawing and the switches belong to other features: the route passes them in. */
  mark: ReactNode;
  view: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/**
 * Frame of sign-in and registration, without header and footer: notices on top, the drawing on one side, the form on
 * the other.
 */
export function AccountFrame({ heading, lead, mark, view, foot, children }: Props) {
  const { tagline } = useBrand();
  return (
    <div className="flex min-h-dvh flex-col">
      <Ticker />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="hidden lg:block">
          {/* Beside a form that is longer than the screen the view stays as it is and in sight. */}
          <div className="sticky top-0 isolate h-full max-h-dvh overflow-hidden bg-linear-to-b from-(--sky-high) via-(--sky-low) via-60% to-paper">
            <p lang="vi" className="max-w-md p-12 pt-24 font-serif text-3xl text-balance">
              {tagline}
            </p>
            {view}
          </div>
        </div>
        <div className="flex flex-col bg-linear-to-b from-(--sky-high) to-paper to-40% px-5 sm:px-8 lg:bg-none">
          <div className="flex h-16 items-center">{mark}</div>
          <div className="mx-auto my-auto flex w-full max-w-md flex-col gap-6 py-8">
            <div className="flex flex-col gap-1">
              <h1 className="text-3xl">{heading}</h1>
              <p className="text-ink-soft">{lead}</p>
            </div>
            {children}
          </div>
          <div className="flex flex-wrap justify-center gap-3 py-4">{foot}</div>
        </div>
      </div>
    </div>
  );
}
