import { buttonClass } from "@bentrong/ui/button";
import { cardClass } from "@bentrong/ui/card";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { toOwnPath } from "../../lib/own-path.ts";
import { useOnline } from "../../lib/use-online.ts";
import type { DownloadPlayer } from "./downloads-list.tsx";
import { KeptArticles } from "./kept-articles.tsx";
import { offlineText } from "./offline-text.ts";

// Downloads are known in the browser only; the service worker keeps this script with the page.
const DownloadsList = lazy<ComponentType<{ player: DownloadPlayer }>>(() =>
  import("./downloads-list.tsx").then(
    (loaded) => ({ default: loaded.DownloadsList }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  /** Telephone numbers for help, rendered by another feature. */
  helpLines: ReactNode;
  player: DownloadPlayer;
}

export function OfflinePage({ helpLines, player }: Props) {
  const text = useText(offlineText);
  const isOnline = useOnline();
  return (
    <article className="mx-auto flex max-w-reading flex-col gap-12 px-5 pt-14 pb-24 sm:pt-20">
      <header className="flex flex-col items-start gap-4">
        <h1 className="text-4xl">{text.title}</h1>
        <p className="text-lg text-ink-soft">{isOnline ? text.lead : text.leadOffline}</p>
        <a href="#help-lines" className={buttonClass("quiet")}>
          {text.toNumbers}
        </a>
        <WayBack isOnline={isOnline} />
      </header>
      <section aria-labelledby="small-exercises" className="flex flex-col gap-3">
        <h2 id="small-exercises" className="text-2xl">
          {text.exercises}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          <Exercise name="breathing">{text.breathing}</Exercise>
          <Exercise name="grounding">{text.grounding}</Exercise>
        </ul>
      </section>
      <Suspense fallback={<div className="h-28" />}>
        <DownloadsList player={player} />
      </Suspense>
      <KeptArticles />
      {helpLines}
    </article>
  );
}

const Exercise = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <AppLink
      to={`/essentials?exercise=${name}`}
      className={`${cardClass} flex min-h-14 items-center px-5 py-3 font-medium transition-colors duration-150 hover:border-ink-soft`}
    >
      {children}
    </AppLink>
  </li>
);

/** Link to the page that could not be loaded without a network. */
function WayBack({ isOnline }: { isOnline: boolean }) {
  const text = useText(offlineText);
  const { search } = useLocation();
  // The document was made without it: read once the page is there.
  const [from, setFrom] = useState<string>();
  useEffect(() => {
    const asked = new URLSearchParams(search).get("from");
    setFrom(asked === null ? undefined : toOwnPath(asked, window.location.origin));
  }, [search]);
  return (
    <div role="status" className="flex flex-col items-start gap-3 empty:hidden">
      {from && (
        <>
          <p>{isOnline ? text.backOnline : text.back}</p>
          <a href={from} data-works-offline className={buttonClass("wine")}>
            {text.retry}
          </a>
        </>
      )}
    </div>
  );
}
