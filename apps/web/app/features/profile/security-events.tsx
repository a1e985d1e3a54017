import { clockTime } from "@bentrong/format/dates";
import { relativeDay } from "@bentrong/format/relative-day";
import { Button } from "@bentrong/ui/button";
import { useState } from "react";
import type { SecurityEvent } from "../../api/account.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { securityText } from "./security-text.ts";

const FIRST = 8;

/** Security events of the account, the newest first. */
export function SecurityEvents({ events }: { events: readonly SecurityEvent[] }) {
  const text = useText(securityText);
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return <p className="text-sm text-ink-soft">{text.none}</p>;
  const shown = isWhole ? events : events.slice(0, FIRST);
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-m border border-line bg-card">
        {shown.map((event) => (
          <SecurityEventRow key={`${event.kind} ${event.at}`} event={event} />
        ))}
      </ul>
      {!isWhole && events.length > FIRST && (
        <Button tone="quiet" className="self-start" onClick={() => setWhole(true)}>
          {text.more}
        </Button>
      )}
    </>
  );
}

const isKnown = <T extends object>(names: T, name: string): name is string & keyof T =>
  Object.hasOwn(names, name);

function SecurityEventRow({ event }: { event: SecurityEvent }) {
  const text = useText(securityText);
  const language = useLanguage();
  const { kind, device, detail, times, at } = event;
  const when = `${relativeDay(at, new Date(), language)}, ${clockTime(at)}`;
  const provider = detail && isKnown(text.providers, detail) ? text.providers[detail] : undefined;
  return (
    <li className="px-4 py-3">
      <p className="font-medium">
        {isKnown(text.kinds, kind) ? text.kinds[kind] : text.other}
        {provider && ` (${provider})`}
        {times > 1 && ` (${text.times(times)})`}
      </p>
      <p className="text-sm text-ink-soft">
        {when}
        {device && (
          <>
            {" · "}
            <span lang="vi">{device}</span>
          </>
        )}
      </p>
    </li>
  );
}
