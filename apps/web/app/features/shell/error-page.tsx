import { Button, buttonClass } from "@bentrong/ui/button";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { EnglishDetails } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { errorText } from "./error-text.ts";
import { Shell } from "./shell.tsx";

/** The last page before a white screen. It says what happened and offers a way on. */
export function ErrorPage() {
  const error = useRouteError();
  const text = useText(errorText);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const message: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return (
    <Shell>
      <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-24 sm:px-8">
        <h1 className="text-3xl">{missing ? text.missing : text.broken}</h1>
        <p className="text-lg text-ink-soft">{missing ? text.missingHelp : text.brokenHelp}</p>
        <div className="flex flex-wrap gap-3">
          {/* A whole new document: after a crash, nothing that is in memory is trusted. */}
          <a href="/" className={buttonClass("wine")}>
            {text.home}
          </a>
          {!missing && (
            <Button tone="quiet" onClick={() => window.location.reload()}>
              {text.again}
            </Button>
          )}
        </div>
        {typeof message === "string" && message !== "" && <EnglishDetails en={message} />}
      </section>
    </Shell>
  );
}
