import { buttonClass } from "@bentrong/ui/button";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { aboutText } from "./about-text.ts";
import { LitWindow } from "./lit-window.tsx";

function Paragraphs({ of }: { of: readonly string[] }) {
  const language = useLanguage();
  return of.map((paragraph) => (
    <p key={paragraph}>
      <HelpNumbers text={paragraph} language={language} />
    </p>
  ));
}

function Chapter({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{title}</h2>
      <Paragraphs of={paragraphs} />
    </section>
  );
}

export function Story() {
  const text = useText(aboutText);
  return (
    <article>
      <header className="relative isolate overflow-hidden bg-linear-to-b from-(--sky-high) to-paper">
        <div className="mx-auto flex max-w-reading flex-col items-center gap-8 px-5 pt-16 pb-6 text-center sm:pt-24">
          <LitWindow className="w-40 sm:w-48" />
          <h1 className="text-4xl">{text.heading}</h1>
        </div>
      </header>
      <div className="mx-auto flex max-w-reading flex-col gap-14 px-5 pt-10 pb-24 text-lg leading-[1.8]">
        <div className="flex flex-col gap-6">
          <p>{text.opening[0]}</p>
          <p className="font-serif text-2xl text-balance">{text.opening[1]}</p>
          <Paragraphs of={text.learned} />
        </div>
        <Chapter title={text.belief} paragraphs={text.believed} />
        <Chapter title={text.room} paragraphs={text.inside} />
        <Chapter title={text.limits} paragraphs={text.limited} />
        <div className="flex flex-col items-start gap-8 border-t border-line pt-12">
          <p className="font-serif text-2xl text-balance">{text.closing}</p>
          <AppLink to="/chat/map" className={buttonClass("wine")}>
            {text.talk}
          </AppLink>
        </div>
      </div>
    </article>
  );
}
