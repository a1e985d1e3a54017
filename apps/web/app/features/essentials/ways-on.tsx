import { cardClass, cardLinkClass } from "@bentrong/ui/card";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { essentialsText } from "./essentials-text.ts";

/** Links to other parts of the site. */
export function WaysOn() {
  const { ways: text, help } = useText(essentialsText);
  const language = useLanguage();
  return (
    <div>
      <section aria-labelledby="ways-title">
        <h2 id="ways-title" className="text-3xl">
          {text.title}
        </h2>
        <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {text.cards.map(({ to, name, line }) => (
            <li
              key={to}
              className={`${cardClass} relative flex flex-col gap-2 p-[min(1.5rem,6vw)] transition-shadow duration-200 focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-wine-ink hover:shadow-soft`}
            >
              <h3 className="text-xl">
                <AppLink to={to} className={cardLinkClass}>
                  {name}
                </AppLink>
              </h3>
              <p className="text-sm text-ink-soft">{line}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-8 text-sm text-ink-soft">
        <HelpNumbers text={help} language={language} />
      </p>
    </div>
  );
}
