import { Button } from "@bentrong/ui/button";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { defineText } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { useBrand } from "../use-public-config.ts";
import {
  askToInstall,
  endInstallOffer,
  isInstallable,
  noteInstallOffer,
  onInstallPromptChange,
} from "./install-prompt.ts";
import { NavigationNotice } from "./notice.tsx";
import { hasUnfinished, onUnfinishedChange } from "./unfinished.ts";

const words = defineText({
  vi: {
    offer: (name: string) =>
      `Bạn đặt ${name} lên màn hình chính được đấy: mở nhanh hơn, mất mạng vẫn có bài tập và số gọi khi cần.`,
    install: "Đặt lên màn hình",
    decline: "Thôi, cảm ơn",
  },
  en: {
    offer: (name: string) =>
      `You can put ${name} on your home screen: it opens faster, and the exercises and numbers are there without a network.`,
    install: "Put it there",
    decline: "No, thank you",
  },
});

/** Pages without an offer: it must not interrupt a conversation, a sign-in, or a search for help. */
const CALM = /^\/(home|my-home|essentials|podcasts|blogs|about)?$/;

export function InstallOffer() {
  const text = useText(words);
  const { name } = useBrand();
  const { pathname } = useLocation();
  const canInstall = useSyncExternalStore(onInstallPromptChange, isInstallable, () => false);
  const isBusy = useSyncExternalStore(onUnfinishedChange, hasUnfinished, () => false);
  const isShown = canInstall && !isBusy && CALM.test(pathname);
  useEffect(() => {
    if (isShown) noteInstallOffer();
  }, [isShown]);
  return (
    <NavigationNotice
      action={
        isShown && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button tone="quiet" onClick={endInstallOffer}>
              {text.decline}
            </Button>
            <Button onClick={() => void askToInstall()}>{text.install}</Button>
          </div>
        )
      }
    >
      {isShown && text.offer(name)}
    </NavigationNotice>
  );
}
