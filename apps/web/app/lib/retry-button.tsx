import { Button, type ButtonTone } from "@bentrong/ui/button";
import { useTransition } from "react";
import { defineText } from "./i18n/text.ts";
import { useText } from "./i18n/use-text.ts";
import { isScriptLost } from "./lost-script.ts";

const retryText = defineText({
  vi: { again: "Thử lại", trying: "Đang thử lại..." },
  en: { again: "Try again", trying: "Trying again..." },
});

/** Retries, with a busy state until there is an answer: the page keeps its content meanwhile. */
export function RetryButton({ retry, tone = "quiet" }: { retry(): Promise<void>; tone?: ButtonTone }) {
  const text = useText(retryText);
  const [trying, start] = useTransition();
  const again = () => (isScriptLost() ? window.location.reload() : start(retry));
  return (
    <Button tone={tone} disabled={trying} onClick={again}>
      {trying ? text.trying : text.again}
    </Button>
  );
}
