import { buttonClass } from "@bentrong/ui/button";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { toOwnPath } from "../../lib/own-path.ts";
import { useOnline } from "../../lib/use-online.ts";
import type { DownloadPlayer } from "./downloads-list.tsx";
import { Exercise } from "./exercise.tsx";
import { offlineText } from "./offline-text.ts";

// What is kept is known in the browser only; the service worker keeps this script with the page.
const KeptLists = lazy<ComponentType<{ player: DownloadPlayer }>>(() =>
  import("./kept-lists.tsx").then(
    (loaded) => ({ default: loaded.KeptLists }),
    () => ({ default: () => null }),
  ),
);
const ToolLinks = lazy<ComponentType>(() =>
  import("./tool-links.tsx").then(
    (loaded) => ({ default: loaded.ToolLinks }),
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
          <Exercise to="/essentials?exercise=breathing">{text.breathing}</Exercise>
          <Exercise to="/essentials?exercise=grounding">{text.grounding}</Exercise>
          <Suspense>
            <ToolLinks />
          </Suspense>
        </ul>
      </section>
      <Suspense fallback={<div className="h-28" />}>
        <KeptLists player={player} />
      </Suspense>
      {helpLines}
    </article>
  );
}

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
