import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Language } from "../../lib/i18n/language.ts";
import { textIn } from "../../lib/i18n/text.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { legalEn, legalMeta, legalVi } from "./legal.ts";
import type { Clause, Legal, Part } from "./legal-shape.ts";

const TEXTS = { vi: legalVi, en: legalEn };
const NAMES: Record<Language, string> = { vi: "Tiếng Việt", en: "English" };

const ClauseText = ({ clause, number, language }: { clause: Clause; number: number; language: Language }) => (
  <section className="flex flex-col gap-3">
    <h3 className="text-xl">
      {number}. {clause.title}
    </h3>
    {clause.paragraphs?.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {clause.points && (
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-soft">
        {clause.points.map((point) => (
          <li key={point}>
            <HelpNumbers text={point} language={language} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const PartText = ({ part, language }: { part: Part; language: Language }) => (
  <section aria-labelledby={part.id} className="flex flex-col gap-9 border-t border-line pt-12">
    <h2 id={part.id} className="scroll-mt-24 text-3xl">
      {part.title}
    </h2>
    {part.clauses.map((clause, i) => (
      <ClauseText key={clause.title} clause={clause} number={i + 1} language={language} />
    ))}
  </section>
);

const Contents = ({ legal }: { legal: Legal }) => (
  <nav aria-label={legal.contents} className="flex flex-wrap gap-x-6 gap-y-1">
    {legal.parts.map(({ id, title }) => (
      <a
        key={id}
        href={`#${id}`}
        className="inline-flex min-h-11 items-center text-sm font-medium text-wine-ink underline-offset-4 hover:underline"
      >
        {title}
      </a>
    ))}
  </nav>
);

/** An address that names a part opens there, unless the browser has restored a place of its own. */
function useStartAtPart(parts: readonly Part[]) {
  const { pathname } = useLocation();
  const named = parts.slice(1).find(({ id }) => pathname === `/${id}`)?.id;
  useEffect(() => {
    if (named && window.scrollY === 0)
      document.getElementById(named)?.scrollIntoView({ behavior: "instant" });
  }, [named]);
}

/** Both texts on one page, in the reader's language at first; the switch changes the text, not the interface. */
export function LegalPage() {
  const interfaceWords = useText(legalMeta);
  const interfaceLanguage = useLanguage();
  const brand = useBrand();
  const [language, setLanguage] = useState(interfaceLanguage);
  const legal = TEXTS[language](brand);
  const words = textIn(legalMeta, language);
  useStartAtPart(legal.parts);
  return (
    <article lang={language} className="mx-auto flex max-w-reading flex-col gap-12 px-5 pt-16 pb-24 sm:px-8">
      <header className="flex flex-col gap-5">
        <fieldset className="flex w-fit self-end rounded-full border border-line p-0.5">
          <legend lang={interfaceLanguage} className="sr-only">
            {interfaceWords.language}
          </legend>
          {(["vi", "en"] as const).map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={language === each}
              onClick={() => setLanguage(each)}
              className="min-h-11 rounded-full px-4 text-xs text-ink-soft transition-colors duration-150 hover:text-ink aria-pressed:bg-stone aria-pressed:text-ink"
            >
              {NAMES[each]}
            </button>
          ))}
        </fieldset>
        <h1 className="text-4xl">{legal.title}</h1>
        <p className="text-sm text-ink-soft">{legal.version}</p>
        <p className="text-lg text-ink-soft">{legal.intro}</p>
        <Contents legal={legal} />
      </header>
      {legal.parts.map((part) => (
        <PartText key={part.id} part={part} language={language} />
      ))}
      <footer className="flex flex-col gap-1 border-t border-line pt-8 text-sm">
        <Address word={words.support} email={brand.supportEmail} />
        <Address word={words.contact} email={brand.contactEmail} />
      </footer>
    </article>
  );
}

const Address = ({ word, email }: { word: string; email: string }) => (
  <p>
    {word}:{" "}
    <a href={`mailto:${email}`} className="text-wine-ink underline underline-offset-4">
      {email}
    </a>
  </p>
);
