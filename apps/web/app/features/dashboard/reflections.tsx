import { relativeDay } from "@bentrong/format/relative-day";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AwaitPanel } from "./await-panel.tsx";
import type { PartialDashboard, Reflection } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";
import { More, NothingYet, NotLoaded, Panel, ROW, ROWS, RowsWaiting, Sheet } from "./panel.tsx";

/** The tools' own names, which are no words of a language. */
const TOOLS: Readonly<Record<string, { name: string; path?: string }>> = {
  map: { name: "Inner Map", path: "/chat/map" },
  portal: { name: "Inner Ping", path: "/chat/portal" },
  imaginary: { name: "Inner Scenes" },
};

export function Reflections({ reflections }: Pick<PartialDashboard, "reflections">) {
  const text = useText(dashboardText);
  return (
    <Panel id="reflections" title={text.reflections}>
      <AwaitPanel value={reflections} waiting={<RowsWaiting />}>
        {(rows) => (
          <Sheet>
            {rows === undefined && <NotLoaded />}
            {rows?.length === 0 && <NoReflections />}
            {rows && rows.length > 0 && (
              <>
                <ul className={ROWS}>
                  {rows.map((row) => (
                    <ReflectionRow key={row.id} reflection={row} />
                  ))}
                </ul>
                {rows.length === 1 && (
                  <More>
                    <p>{text.moreReflections}</p>
                  </More>
                )}
              </>
            )}
          </Sheet>
        )}
      </AwaitPanel>
    </Panel>
  );
}

function ReflectionRow({ reflection: { id, mode, summary, createdAt } }: { reflection: Reflection }) {
  const language = useLanguage();
  const tool = TOOLS[mode];
  const words = <span className="line-clamp-2 wrap-anywhere">{summary}</span>;
  return (
    <li className={`${ROW} relative`}>
      {tool?.path ? (
        // Back to the conversation that it closed.
        <AppLink
          to={`${tool.path}?s=${encodeURIComponent(id)}`}
          className="text-base leading-normal after:absolute after:inset-0 hover:text-wine-ink"
        >
          {words}
        </AppLink>
      ) : (
        <p className="leading-normal">{words}</p>
      )}
      <p className="text-xs text-ink-soft">
        {tool && `${tool.name} · `}
        <time dateTime={createdAt}>{relativeDay(createdAt, new Date(), language)}</time>
      </p>
    </li>
  );
}

function NoReflections() {
  const text = useText(dashboardText);
  return (
    <NothingYet
      vi={text.noReflections}
      en="No reflection notes yet"
      help={text.noReflectionsHelp}
      to="/chat/portal"
      label={text.beginTalk}
    />
  );
}
