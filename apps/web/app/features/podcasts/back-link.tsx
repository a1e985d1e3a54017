import { ArrowLeftIcon } from "@bentrong/ui/icons";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";

const backText = defineText({ vi: { back: "Về trang Podcasts" }, en: { back: "Back to Podcasts" } });

export function BackLink() {
  const text = useText(backText);
  return (
    <AppLink
      to="/podcasts"
      className="-mb-6 inline-flex min-h-11 items-center gap-2 self-start text-sm text-ink-soft hover:text-ink"
    >
      <ArrowLeftIcon />
      {text.back}
    </AppLink>
  );
}
