import { Button } from "@bentrong/ui/button";
import { IconButton } from "@bentrong/ui/icon-button";
import { CheckIcon, DownloadIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { useEffect, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { NavigationNotice } from "../../lib/navigation-recovery/notice.tsx";
import { OFFLINE_PAGE } from "../../lib/offline/caches.ts";
import type { Downloadable } from "./download.ts";
import { canDownload, dismissTrouble, startDownload, stopDownload, useDownloads } from "./downloads-store.ts";
import { downloadsText } from "./downloads-text.ts";

const SPACE = "relative size-11 shrink-0";

/** Brings an episode onto the device; then the way to what is there. Keeps its place where nothing can be kept. */
export function DownloadButton({ item }: { item: Downloadable }) {
  const text = useText(downloadsText);
  const { kept, running, trouble } = useDownloads();
  const share = running.get(item.id);
  const isKept = kept?.some(({ id }) => id === item.id) ?? false;
  useSayDone(isKept, share !== undefined, text.done(item.title));
  if (kept === undefined || !canDownload(item)) return <span className={SPACE} />;
  if (isKept) {
    return (
      <AppLink
        to={`${OFFLINE_PAGE}#downloads`}
        aria-label={text.kept(item.title)}
        title={text.kept(item.title)}
        className={`${SPACE} inline-flex items-center justify-center rounded-full text-wine-ink hover:bg-stone/60`}
      >
        <CheckIcon />
      </AppLink>
    );
  }
  if (share !== undefined) {
    return (
      <IconButton
        label={text.running(item.title, Math.round(share * 100))}
        icon={<Ring share={share} />}
        className={SPACE}
        onClick={() => stopDownload(item.id)}
      />
    );
  }
  return (
    <>
      <IconButton
        label={text.download(item.title)}
        icon={<DownloadIcon className="size-5 text-ink-soft" />}
        className={SPACE}
        onClick={() => void startDownload(item)}
      />
      {trouble?.id === item.id && (
        <NavigationNotice
          action={
            <Button tone="quiet" onClick={dismissTrouble}>
              {text.close}
            </Button>
          }
        >
          {text[trouble.what]}
        </NavigationNotice>
      )}
    </>
  );
}

function useSayDone(isKept: boolean, isRunning: boolean, message: string): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && isKept) announce(message);
    wasRunning.current = isRunning;
  }, [isKept, isRunning, message]);
}

const Ring = ({ share }: { share: number }) => (
  <svg
    viewBox="0 0 24 24"
    className="size-6 -rotate-90 text-wine-ink"
    fill="none"
    strokeWidth="2.5"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" className="stroke-line" />
    <circle cx="12" cy="12" r="9" pathLength="1" strokeDasharray={`${share} 1`} stroke="currentColor" />
  </svg>
);
