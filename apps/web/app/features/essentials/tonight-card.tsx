import { Button, buttonClass } from "@bentrong/ui/button";
import { Suspense, useState } from "react";
import { Await } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useDayPart } from "../../lib/use-day-part.ts";
import { essentialsText } from "./essentials-text.ts";
import { loadAnother, type Question, type Tonight } from "./tonight.ts";

export function TonightCard({ tonight }: { tonight: Tonight | Promise<Tonight> }) {
  const text = useText(essentialsText).tonight;
  const { title, line } = text.hours[useDayPart()];
  const [turned, setTurned] = useState(0);
  const [other, setOther] = useState<Question>();

  const turn = async () => {
    setTurned(turned + 1);
    setOther(await loadAnother(await tonight, turned + 1));
  };

  return (
    <section
      aria-labelledby="tonight-title"
      className="flex flex-col gap-6 rounded-l bg-rose-wash p-7 sm:p-10"
    >
      <h2 id="tonight-title" className="font-sans text-sm font-medium text-wine-ink">
        {title}
      </h2>
      <p role="status" className="min-h-32 font-serif text-2xl text-balance">
        <Suspense>
          <Await resolve={tonight}>{(first: Tonight) => <Asked question={other ?? first} />}</Await>
        </Suspense>
      </p>
      <div className="mt-auto flex flex-wrap gap-3">
        <AppLink to="/chat/portal" className={buttonClass("wine")}>
          {text.write}
        </AppLink>
        <Button tone="quiet" onClick={turn}>
          {text.another}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{line}</p>
    </section>
  );
}

const Asked = ({ question }: { question: Question }) => useText(question);
