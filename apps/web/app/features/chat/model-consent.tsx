import { CONSENTS } from "@bentrong/contract/consents";
import { Switch } from "@bentrong/ui/switch";
import { useId, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { recordConsent } from "../../api/consents.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { dialogsText } from "./dialogs-text.ts";

/** Consent to send words to a language model: off until the person agrees, in exactly the words that are stored. */
export function ModelConsent({ given }: { given: boolean }) {
  const text = useText(dialogsText).memory;
  const language = useLanguage();
  const [isOn, setOn] = useState(given);
  const [hasFailed, setFailed] = useState(false);
  const switchId = useId();
  const flip = async () => {
    setFailed(false);
    setOn(!isOn);
    const recorded = await recordConsent(apiClient(), "model", !isOn);
    if (!recorded.ok) {
      setOn(isOn);
      setFailed(true);
    }
  };
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <p id={switchId} className="font-medium">
          {text.model}
        </p>
        <Switch labelledBy={switchId} on={isOn} onChange={() => void flip()} />
      </div>
      <p className="text-sm text-ink-soft">{CONSENTS.model.wording[language]}</p>
      <p role="alert" className="text-sm text-wine-ink empty:hidden">
        {hasFailed && text.notSaved}
      </p>
    </section>
  );
}
