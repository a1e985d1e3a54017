import type { BackOffice, StaffRole } from "@bentrong/contract/back-office";
import { Notice } from "@bentrong/ui/notice";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "../../lib/i18n/use-text.ts";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { backOfficeText } from "./back-office-text.ts";
import { hostFor } from "./host.ts";
import { loadBackOffice } from "./load-back-office.ts";

interface AdminEntry {
  staffRole: StaffRole;
  /** Path prefix of all addresses of the back office. */
  basename: string;
  /** Greeting that the server sent when it let them in. */
  welcome: string;
  /** Renders the card for somebody in danger as the site shows it; the same function at every rendering. */
  safetyCard?: (card: unknown) => ReactNode;
}

interface Shown {
  place: HTMLElement;
  card: unknown;
}

/**
 * For people whom the server has let in: their greeting while the back office is fetched, then the back office itself.
 */
export function BackOfficePage(door: AdminEntry) {
  const text = useText(backOfficeText);
  const loaded = useQuery(loadBackOffice);
  if (loaded.status === "ready") return <Mounted office={loaded.value} {...door} />;
  return (
    <main className="mx-auto flex max-w-reading flex-col gap-6 px-5 py-24 sm:px-8">
      <p lang="vi" className="text-lg">
        {door.welcome}
      </p>
      {loaded.status === "loading" ? (
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

/** An element that React leaves to the other application, which may ask for a part of the site within it. */
function Mounted({ office, staffRole, basename, welcome, safetyCard }: AdminEntry & { office: BackOffice }) {
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const canShow = safetyCard !== undefined;
  useEffect(() => {
    if (!element.current) return undefined;
    const showSafetyCard = (place: HTMLElement, card: unknown) => {
      const mine = { place, card };
      setShown(mine);
      return () => setShown((now) => (now === mine ? undefined : now));
    };
    const host = hostFor({ role: staffRole, basename, welcome, ...(canShow && { showSafetyCard }) });
    return office.mount(element.current, host);
  }, [office, staffRole, basename, welcome, canShow]);
  return (
    <>
      <div ref={element} lang="vi" />
      {shown && safetyCard && createPortal(safetyCard(shown.card), shown.place)}
    </>
  );
}
