import { buttonClass } from "@bentrong/ui/button";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { apiClient } from "../../api/client.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import { useQuery } from "../../lib/use-query.ts";
import { confirmOnce } from "./email-link.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PreferencesLoading, PreferencesPage } from "./preferences-page.tsx";
import { preferencesText } from "./preferences-text.ts";

/** The click that a subscription waits for. It is sent by this page, so that a scanner that opens links says yes to nothing. */
export function ConfirmSubscription() {
  const text = useText(preferencesText);
  const { name } = useBrand();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const loaded = useQuery(useCallback(() => confirmOnce(apiClient(), token), [token]));
  const outcome = loaded.status === "ready" ? loaded.value : loaded.status;
  if (outcome === "loading") {
    return (
      <PreferencesPage title={text.confirming}>
        <PreferencesLoading />
      </PreferencesPage>
    );
  }
  if (outcome === "done") {
    return (
      <PreferencesPage title={text.confirmed}>
        <p role="status" className="text-lg text-ink-soft">
          {text.confirmedHelp(name)}
        </p>
        <AppLink to="/" className={buttonClass("stone")}>
          {text.home}
        </AppLink>
      </PreferencesPage>
    );
  }
  if (outcome === "invalid") {
    return (
      <PreferencesPage title={text.tooOld}>
        <p role="alert" className="text-lg text-ink-soft">
          {text.tooOldHelp}
        </p>
        <div className="w-full">
          <NewsletterForm />
        </div>
      </PreferencesPage>
    );
  }
  return (
    <PreferencesPage title={text.unknown}>
      <p role="alert" className="text-lg text-ink-soft">
        {text.unknownHelp}
      </p>
      <RetryButton tone="wine" retry={loaded.retry} />
    </PreferencesPage>
  );
}
