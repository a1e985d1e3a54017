import type { BackOffice, StaffRole } from "@bentrong/contract/back-office";
import { Notice } from "@bentrong/ui/notice";
import { useEffect, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { backOfficeText } from "./back-office-text.ts";
import { hostFor } from "./host.ts";
import { loadBackOffice } from "./load-back-office.ts";

interface Door {
  entersAs: StaffRole;
  /** Path that all addresses behind the door begin with. */
  basename: string;
  /** What the server said when it let them in. */
  welcome: string;
}

/** For whoever the server has let in: their welcome while the back office is fetched, then the back office itself. */
export function BackOfficePage(door: Door) {
  const text = useText(backOfficeText);
  const loaded = useLoaded(loadBackOffice);
  if (loaded.kind === "ready") return <Mounted office={loaded.value} {...door} />;
  return (
    <main className="mx-auto flex max-w-reading flex-col gap-6 px-5 py-24 sm:px-8">
      <p lang="vi" className="text-lg">
        {door.welcome}
      </p>
      {loaded.kind === "loading" ? (
        <p role="status" className="text-ink-soft">
          {text.opening}
        </p>
      ) : (
        <>
          <Notice tone="problem">{text.failed}</Notice>
          <RetryButton retry={loaded.retry} />
        </>
      )}
    </main>
  );
}

/** An element that React leaves to the other application. */
function Mounted({ office, entersAs, basename, welcome }: Door & { office: BackOffice }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      element.current
        ? office.mount(element.current, hostFor({ role: entersAs, basename, welcome }))
        : undefined,
    [office, entersAs, basename, welcome],
  );
  return <div ref={element} lang="vi" />;
}
