import { Button } from "@bentrong/ui/button";
import { useEffect, useState, useSyncExternalStore } from "react";
import { defineText } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { findNewRelease, RELEASE_PAUSE } from "./find-new-release.ts";
import { InstallOffer } from "./install-offer.tsx";
import { NavigationNotice } from "./notice.tsx";
import { hasUnfinished, onUnfinishedChange } from "./unfinished.ts";

const words = defineText({
  vi: { newer: "Có bản mới của trang này.", reload: "Tải lại", later: "Để sau" },
  en: { newer: "There is a new version of this site.", reload: "Reload", later: "Later" },
});

/** Offered where nothing would be lost by it, and never done by itself: files of the old release are kept for a while. */
export function ReleaseOffer({ own }: { own: string }) {
  const text = useText(words);
  const [newer, setNewer] = useState<string>();
  const [declined, setDeclined] = useState<string>();
  const isBusy = useSyncExternalStore(onUnfinishedChange, hasUnfinished);
  useEffect(() => {
    const look = async () => {
      const found = document.hidden ? undefined : await findNewRelease(own);
      if (found) setNewer(found);
    };
    const timer = window.setInterval(look, RELEASE_PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [own]);
  const isOffered = newer !== undefined && newer !== declined && !isBusy;
  if (newer === undefined) return <InstallOffer />;
  return (
    <NavigationNotice
      action={
        isOffered && (
          <div className="flex gap-2">
            <Button tone="quiet" onClick={() => setDeclined(newer)}>
              {text.later}
            </Button>
            <Button onClick={() => window.location.reload()}>{text.reload}</Button>
          </div>
        )
      }
    >
      {isOffered && text.newer}
    </NavigationNotice>
  );
}
