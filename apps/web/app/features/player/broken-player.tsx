import { Button } from "@bentrong/ui/button";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { putPlayerAway } from "./player-store.ts";

const FAILED = "Failed to initialize audio player";

const brokenText = defineText({
  vi: { reload: "Tải lại trang", dismiss: "Ẩn thông báo" },
  en: { reload: "Reload the page", dismiss: "Dismiss" },
});

/**
 * Kept apart from the bar: when this is needed, the bar could not be fetched. A browser that failed to fetch a
 * script remembers that until the page is left, so asking it again would only look like trying.
 */
export function BrokenPlayer() {
  const text = useText(brokenText);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-rose-wash px-4 py-2 text-sm">
      <p role="alert" className="min-w-64 flex-1">
        <FixedWording vi="Chưa mở được trình phát. Bạn kiểm tra mạng rồi tải lại trang nhé." en={FAILED} />
      </p>
      <Button tone="quiet" className="shrink-0 bg-card" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
      <EnglishDetails en={FAILED} />
      <IconButton label={text.dismiss} icon={<CloseIcon />} onClick={putPlayerAway} />
    </div>
  );
}
