import type { ReactNode } from "react";

/** One narrow column for a page with a single form. */
export const AccountPage = ({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) => (
  <section className="mx-auto flex max-w-lg flex-col gap-8 px-5 py-14 sm:px-8 md:py-20">
    <div className="flex flex-col gap-2">
      <h1 className="text-3xl">{heading}</h1>
      <p className="text-ink-soft">{lead}</p>
    </div>
    {children}
  </section>
);
