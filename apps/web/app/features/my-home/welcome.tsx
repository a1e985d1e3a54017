import type { ReactNode } from "react";
import { useAccount } from "../../api/session/account.ts";
import { greetingText } from "../../lib/greeting-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useSession } from "../../lib/session/use-session.ts";
import { useDayPart } from "../../lib/use-day-part.ts";
import { myHomeText } from "./my-home-text.ts";

/** `view`: the drawn landscape, which belongs to the front page. */
export function Welcome({ view }: { view: ReactNode }) {
  const text = useText(myHomeText);
  const { greet, someone } = useText(greetingText);
  const name = useSession()?.username ?? someone;
  const part = useDayPart();
  return (
    <section
      data-part={part}
      className="scene relative isolate overflow-hidden bg-linear-to-b from-(--sky-high) via-(--sky-low) via-60% to-paper"
    >
      <div className="mx-auto flex max-w-page flex-col gap-2 px-5 pt-7 pb-52 sm:px-8 sm:pb-64 lg:pt-14 lg:pb-80">
        <h1 className="max-w-4xl text-3xl">{greet[part](name)}</h1>
        <p className="max-w-3xl text-base text-ink sm:text-lg">{text.lines[part]}</p>
        <UnconfirmedReminder />
      </div>
      {view}
    </section>
  );
}

/** A gentle word, for as long as nobody has followed the link of the letter. */
function UnconfirmedReminder() {
  const text = useText(myHomeText);
  const { user } = useAccount();
  if (!user || user.email_confirmed_at) return null;
  return (
    <p role="status" className="max-w-3xl text-sm text-ink-soft">
      {text.unconfirmed}{" "}
      <AppLink to="/profile#email" className="flex min-h-11 w-fit items-center text-wine-ink underline">
        {text.unconfirmedLink}
      </AppLink>
    </p>
  );
}
