// Notices while a page is kept, in one place: only one of them at a time.
import { Button, buttonClass } from "@bentrong/ui/button";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { defineText } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { OFFLINE_PAGE } from "../offline/caches.ts";
import { isServedOffline, keepOpened, startOffline } from "../offline/start-offline.ts";
import { watchInstallPrompt } from "./install-prompt.ts";
import { NavigationNotice } from "./notice.tsx";
import { watchIntent } from "./prefetch-links.ts";
import { ReleaseOffer } from "./release-offer.tsx";
import type { RouteFiles } from "./route-files.ts";
import { watchUnfinished } from "./unfinished.ts";
import { useFailedNavigation } from "./use-failed-navigation.ts";
import { useOfflineGuard } from "./use-offline-guard.ts";

export { openRouteFiles } from "./open-route-files.ts";

const words = defineText({
  vi: {
    offline: "Bạn đang ngoại tuyến. Trang này vẫn ở đây; khi có mạng trở lại, bạn bấm lại nhé.",
    unreachable:
      "Chưa mở được trang ấy: mạng đang chập chờn. Trang này vẫn ở đây, bạn bấm lại sau một chút nhé.",
    here: "Những gì mở được",
    again: "Thử lại",
    gone: "Vừa có bản mới, nên mở trang ấy sẽ tải lại từ đầu. Nghe xong hay viết xong ở đây, bạn hãy mở nhé.",
    open: "Mở trang ấy",
  },
  en: {
    offline: "You are offline. This page stays here; once you are connected again, tap the link once more.",
    unreachable:
      "That page could not be opened: the connection is unsteady. This page stays here; please try again in a moment.",
    here: "What still opens",
    again: "Try again",
    gone: "There is a new version, so opening that page loads everything anew. Finish here first, then open it.",
    open: "Open that page",
  },
});

export function NavigationRecovery({ files }: { files: RouteFiles }) {
  const text = useText(words);
  const isOffline = useOfflineGuard();
  const { held, retry } = useFailedNavigation(files);
  const { pathname } = useLocation();
  useEffect(watchUnfinished, []);
  useEffect(startOffline, []);
  useEffect(watchInstallPrompt, []);
  useEffect(() => keepOpened(pathname), [pathname]);
  useEffect(() => watchIntent((pathname) => void files.prefetch(pathname)), [files]);
  if (isOffline)
    return (
      <NavigationNotice action={isServedOffline() && <OfflinePageLink />}>{text.offline}</NavigationNotice>
    );
  if (held?.lack === "unreachable") {
    return (
      <NavigationNotice
        action={
          <Button tone="quiet" onClick={retry}>
            {text.again}
          </Button>
        }
      >
        {text.unreachable}
      </NavigationNotice>
    );
  }
  if (held) {
    return (
      <NavigationNotice
        action={
          <Button tone="quiet" onClick={() => window.location.assign(held.address)}>
            {text.open}
          </Button>
        }
      >
        {text.gone}
      </NavigationNotice>
    );
  }
  return <ReleaseOffer own={files.release} />;
}

/** By a document of its own: its address is answered from the device. */
function OfflinePageLink() {
  const text = useText(words);
  return (
    <a href={OFFLINE_PAGE} data-works-offline className={buttonClass("quiet")}>
      {text.here}
    </a>
  );
}
