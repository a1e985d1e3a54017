import { Button } from "@bentrong/ui/button";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { browserApi } from "../../api/client.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useBrand } from "../../lib/use-boot.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { LetterLoading, LetterPage } from "./letter-page.tsx";
import { loadPreferences, setSubscribed } from "./letters-data.ts";
import type { Preferences } from "./letters-schemas.ts";
import { lettersText } from "./letters-text.ts";

/** Form to unsubscribe or subscribe again, for anybody who holds an e-mail with its link. */
export function LetterPreferences() {
  const text = useText(lettersText);
  const { name } = useBrand();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const loaded = useLoaded(useCallback(() => loadPreferences(browserApi(), token), [token]));
  const known = loaded.kind === "ready" ? loaded.value : loaded.kind;
  return (
    <LetterPage title={text.letters(name)}>
      {known === "loading" && <LetterLoading />}
      {known === "invalid" && (
        <p role="alert" className="text-lg text-ink-soft">
          {text.notALink}
        </p>
      )}
      {known === "failed" && (
        <>
          <p role="alert" className="text-lg text-ink-soft">
            {text.unknownHelp}
          </p>
          <RetryButton tone="wine" retry={loaded.retry} />
        </>
      )}
      {typeof known === "object" && <Choice token={token} known={known} reload={loaded.retry} />}
    </LetterPage>
  );
}

interface ChoiceProps {
  token: string;
  known: Preferences;
  reload(): Promise<void>;
}

function Choice({ token, known: { email, state }, reload }: ChoiceProps) {
  const text = useText(lettersText);
  const [saving, setSaving] = useState<"idle" | "busy" | "failed">("idle");
  const choose = async () => {
    setSaving("busy");
    const done = await setSubscribed(browserApi(), token, state === "unsubscribed");
    if (done) await reload();
    setSaving(done ? "idle" : "failed");
  };
  return (
    <>
      <p role="status" className="text-lg text-ink-soft">
        {text[state](email)}
      </p>
      <Button
        tone={state === "unsubscribed" ? "wine" : "stone"}
        aria-disabled={saving === "busy"}
        onClick={() => saving !== "busy" && void choose()}
      >
        {saving === "busy" ? text.saving : text.choice[state]}
      </Button>
      {saving === "failed" && (
        <p role="alert" className="text-sm text-wine-ink">
          {text.notSaved}
        </p>
      )}
    </>
  );
}
