import { Suspense } from "react";
import { Await } from "react-router";
import { dayPartNow } from "../../lib/day-part.ts";
import { greetingText } from "../../lib/greeting-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import type { PartialDashboard } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";

/** By the name of the profile; until it is here, by the one that this browser remembers. */
export function Greeting({ name }: Pick<PartialDashboard, "name">) {
  const text = useText(dashboardText);
  const remembered = useSession()?.username;
  const { someone, greet: greetings } = useText(greetingText);
  const greet = greetings[dayPartNow()];
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-3xl wrap-anywhere">
        <Suspense fallback={greet(remembered ?? someone)}>
          <Await resolve={name}>{(known: string | undefined) => greet(known ?? someone)}</Await>
        </Suspense>
      </h1>
      <p className="text-ink-soft">{text.lead}</p>
    </header>
  );
}
