import { Button } from "@bentrong/ui/button";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { chatText } from "./chat-text.ts";
import type { Failure } from "./conversation-state.ts";

interface Props {
  failure: Failure;
  retry(): void;
  dismiss(): void;
}

/**
 * Failure with the assurance that nothing is lost, and with numbers to call for somebody who cannot wait for a network.
 */
export function SendFailure({ failure, retry, dismiss }: Props) {
  const text = useText(chatText);
  const language = useLanguage();
  const { code, message } = failure.error;
  if (code === "stopped") {
    return (
      <p role="status" className="px-1 text-sm text-ink-soft">
        {text.stopped}
      </p>
    );
  }
  return (
    <div className="rounded-m border border-wine-ink/40 bg-rose-wash px-4 py-3 text-sm">
      <div role="alert">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <p className="font-medium">
            <FixedWording vi={chatText.vi.sendFailed} en={chatText.en.sendFailed} />
          </p>
          <div className="-my-1 flex gap-1">
            <Button tone="plain" className="px-3!" onClick={retry}>
              {text.retry}
            </Button>
            <Button tone="plain" className="px-3!" onClick={dismiss}>
              {text.dismiss}
            </Button>
          </div>
        </div>
        <p className="mt-1">{code === "network" || !message ? text.keptWords : message}</p>
        <p className="mt-1 text-ink-soft">
          <HelpNumbers text={text.urgent} language={language} />
        </p>
      </div>
      <EnglishDetails en={chatText.en.sendFailed} className="-mb-2" />
    </div>
  );
}
