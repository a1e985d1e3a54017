import { cardClass, cardLinkClass } from "@bentrong/ui/card";
import { SMALL_TOOLS, smallToolsText } from "../../common/small-tools/small-tools.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";

/** Tools that have a page of their own. */
export function ToolCards() {
  const text = useText(smallToolsText);
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="text-3xl">
        {text.title}
      </h2>
      <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {SMALL_TOOLS.map(({ id, path }) => (
          <li
            key={id}
            className={`${cardClass} relative flex flex-col gap-2 p-[min(1.5rem,6vw)] transition-shadow duration-200 focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-wine-ink hover:shadow-soft`}
          >
            <h3 className="text-xl">
              <AppLink to={path} className={cardLinkClass}>
                {text.tools[id].name}
              </AppLink>
            </h3>
            <p className="text-sm text-ink-soft">{text.tools[id].line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
