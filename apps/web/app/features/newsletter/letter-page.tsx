import { announce } from "@bentrong/ui/live-region";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { lettersText } from "./letters-text.ts";

/** The frame of the pages that letters lead to: one sentence, one decision. A new title is told to the ear as well. */
export function LetterPage({ title, children }: { title: string; children: ReactNode }) {
  const told = useRef(title);
  useEffect(() => {
    if (told.current !== title) announce(title);
    told.current = title;
  }, [title]);
  return (
    <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-16 sm:px-8 md:py-24">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </section>
  );
}

export function LetterLoading() {
  const text = useText(lettersText);
  return (
    <div role="status" className="flex w-full flex-col gap-3">
      <p className="text-ink-soft">{text.loading}</p>
      <Skeleton className="h-11 w-40 rounded-full" />
    </div>
  );
}
