import { Button } from "@bentrong/ui/button";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { apiClient } from "../../api/client.ts";
import { type MailingList, type Preferences, setSubscribed } from "../../api/newsletter.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import { useQuery } from "../../lib/use-query.ts";
import { loadPreferences } from "./email-link.ts";
import { PreferencesLoading, PreferencesPage } from "./preferences-page.tsx";
import { preferencesText } from "./preferences-text.ts";

/** Form to unsubscribe or subscribe again, for anybody who holds an e-mail with its link. */
export function EmailPreferences({ list }: { list: MailingList }) {
  const text = useText(preferencesText);
  const { name } = useBrand();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const loaded = useQuery(useCallback(() => loadPreferences(apiClient(), list, token), [list, token]));
  const known = loaded.status === "ready" ? loaded.value : loaded.status;
  return (
    <PreferencesPage title={list === "notices" ? text.notices : text.letters(name)}>
      {known === "loading" && <PreferencesLoading />}
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
      {typeof known === "object" && <Choice list={list} token={token} known={known} reload={loaded.retry} />}
    </PreferencesPage>
  );
}

interface ChoiceProps {
  list: MailingList;
  token: string;
  known: Preferences;
  reload(): Promise<void>;
}

function Choice({ list, token, known: { email, state }, reload }: ChoiceProps) {
  const text = useText(preferencesText);
  const [saving, setSaving] = useState<"idle" | "busy" | "failed">("idle");
  const choose = async () => {
    setSaving("busy");
    const { ok } = await setSubscribed(apiClient(), list, token, state === "unsubscribed");
    if (ok) await reload();
    setSaving(ok ? "idle" : "failed");
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
