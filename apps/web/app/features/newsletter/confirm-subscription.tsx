import { buttonClass } from "@bentrong/ui/button";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { browserApi } from "../../api/client.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useBrand } from "../../lib/use-boot.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { LetterLoading, LetterPage } from "./letter-page.tsx";
import { confirmOnce } from "./letters-data.ts";
import { lettersText } from "./letters-text.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The click that a subscription waits for. It is sent by this page, so that a scanner that opens links says yes to nothing. */
export function ConfirmSubscription() {
  const text = useText(lettersText);
  const { name } = useBrand();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const loaded = useLoaded(useCallback(() => confirmOnce(browserApi(), token), [token]));
  const outcome = loaded.kind === "ready" ? loaded.value : loaded.kind;
  if (outcome === "loading") {
    return (
      <LetterPage title={text.confirming}>
        <LetterLoading />
      </LetterPage>
    );
  }
  if (outcome === "done") {
    return (
      <LetterPage title={text.confirmed}>
        <p role="status" className="text-lg text-ink-soft">
          {text.confirmedHelp(name)}
        </p>
        <AppLink to="/" className={buttonClass("stone")}>
          {text.home}
        </AppLink>
      </LetterPage>
    );
  }
  if (outcome === "invalid") {
    return (
      <LetterPage title={text.tooOld}>
        <p role="alert" className="text-lg text-ink-soft">
          {text.tooOldHelp}
        </p>
        <div className="w-full">
          <NewsletterForm />
        </div>
      </LetterPage>
    );
  }
  return (
    <LetterPage title={text.unknown}>
      <p role="alert" className="text-lg text-ink-soft">
        {text.unknownHelp}
      </p>
      <RetryButton tone="wine" retry={loaded.retry} />
    </LetterPage>
  );
}
