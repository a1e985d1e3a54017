import { relativeDay } from "@bentrong/format/relative-day";
import { cardClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AwaitPanel } from "./await-panel.tsx";
import type { PartialDashboard, Suggestion } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";
import { NothingYet, NotLoaded, Panel, ROW } from "./panel.tsx";

const GRID = "grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))] sm:gap-5";

/** Two articles and two podcasts, by what the person's plan opens. */
export function Suggested({ suggestions }: Pick<PartialDashboard, "suggestions">) {
  const text = useText(dashboardText);
  return (
    <AwaitPanel value={suggestions} waiting={<Waiting words={text.loading} />}>
      {({ premium, items, failed }) => (
        <Panel id="suggestions" title={premium ? text.forMembers : text.forYou}>
          {items.length > 0 ? (
            <ul className={GRID}>
              {items.map((item) => (
                <SuggestionCard key={`${item.kind} ${item.id}`} item={item} />
              ))}
            </ul>
          ) : (
            <div className={`${cardClass} flex min-h-43`}>{failed ? <NotLoaded /> : <NoSuggestions />}</div>
          )}
        </Panel>
      )}
    </AwaitPanel>
  );
}

function SuggestionCard({ item: { kind, id, title, createdAt } }: { item: Suggestion }) {
  const text = useText(dashboardText);
  const language = useLanguage();
  return (
    <li className={`${cardClass} ${ROW} relative transition-shadow duration-200 hover:shadow-soft`}>
      <AppLink
        lang="vi"
        to={`/${kind}/detail/${id}`}
        className="line-clamp-2 font-serif text-lg leading-normal wrap-anywhere after:absolute after:inset-0 after:rounded-l"
      >
        {title}
      </AppLink>
      <p className="text-xs text-ink-soft">
        {text[kind]} · <time dateTime={createdAt}>{relativeDay(createdAt, new Date(), language)}</time>
      </p>
    </li>
  );
}

function NoSuggestions() {
  const text = useText(dashboardText);
  return (
    <NothingYet
      vi={text.noSuggestions}
      en="No new blog or podcast yet"
      help={text.noSuggestionsHelp}
      to="/blogs"
      label={text.toBlogs}
    />
  );
}

const Waiting = ({ words }: { words: string }) => (
  <div className="flex flex-col gap-4">
    <p role="status" className="sr-only">
      {words}
    </p>
    <Skeleton className="h-[calc(1.45*var(--text-2xl))] w-56" />
    <div className={GRID}>
      {["a", "b", "c", "d"].map((place) => (
        <div key={place} className={`${cardClass} ${ROW}`}>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  </div>
);
