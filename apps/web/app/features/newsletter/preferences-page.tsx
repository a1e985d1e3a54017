import { announce } from "@bentrong/ui/live-region";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { preferencesText } from "./preferences-text.ts";

/** Frame of the pages that e-mails link to: one sentence, one decision. A new title is announced to screen readers. */
export function PreferencesPage({ title, children }: { title: string; children: ReactNode }) {
  const announced = useRef(title);
  useEffect(() => {
    if (announced.current !== title) announce(title);
    announced.current = title;
  }, [title]);
  return (
    <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-16 sm:px-8 md:py-24">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </section>
  );
}

export function PreferencesLoading() {
  const text = useText(preferencesText);
  return (
    <div role="status" className="flex w-full flex-col gap-3">
      <p className="text-ink-soft">{text.loading}</p>
      <Skeleton className="h-11 w-40 rounded-full" />
    </div>
  );
}
