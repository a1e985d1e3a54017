import { cardClass, cardLinkClass } from "@bentrong/ui/card";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { myHomeText } from "./my-home-text.ts";

const DOORS = ["podcasts", "blogs", "essentials", "profile"] as const;

/** The ways that are most used, large enough for a tired thumb. */
export function Doors() {
  const text = useText(myHomeText);
  return (
    <section aria-labelledby="doors" className="flex flex-col gap-5">
      <h2 id="doors" className="text-2xl">
        {text.doorsTitle}
      </h2>
      <ul className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 sm:gap-5 lg:grid-cols-4">
        {DOORS.map((door) => (
          <li
            key={door}
            className={`${cardClass} relative flex flex-col gap-1.5 p-4 transition-shadow duration-200 focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-wine-ink hover:shadow-soft sm:p-6`}
          >
            <h3 className="text-lg sm:text-xl">
              <AppLink to={`/${door}`} className={cardLinkClass}>
                {text.doors[door].name}
              </AppLink>
            </h3>
            <p className="text-sm text-ink-soft">{text.doors[door].line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
