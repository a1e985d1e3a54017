import { Button, buttonClass } from "@bentrong/ui/button";
import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { essentialsText } from "./essentials-text.ts";

export function TonightCard({ first }: { first: number }) {
  const text = useText(essentialsText).tonight;
  const [turned, setTurned] = useState(0);
  const question = text.questions[(first + turned) % text.questions.length];
  return (
    <section
      aria-labelledby="tonight-title"
      className="flex flex-col gap-6 rounded-l bg-rose-wash p-7 sm:p-10"
    >
      <h2 id="tonight-title" className="font-sans text-sm font-medium text-wine-ink">
        {text.title}
      </h2>
      <p role="status" className="min-h-32 font-serif text-2xl text-balance">
        {question}
      </p>
      <div className="mt-auto flex flex-wrap gap-3">
        <AppLink to="/chat/portal" className={buttonClass("wine")}>
          {text.write}
        </AppLink>
        <Button tone="quiet" onClick={() => setTurned(turned + 1)}>
          {text.another}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{text.line}</p>
    </section>
  );
}
