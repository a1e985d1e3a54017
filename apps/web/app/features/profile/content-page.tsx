import { buttonClass } from "@bentrong/ui/button";
import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, useCallback } from "react";
import { browserApi } from "../../api/client.ts";
import { Refusal } from "../../api/refusal.ts";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { type Loaded, useLoaded } from "../../lib/use-loaded.ts";
import { contentText } from "./content-text.ts";
import { type ProtectedText, protectedText, publicText } from "./content-texts.ts";

interface Props {
  name: ProtectedText;
  /** Content that the text opens, where there is any: shown in place of this page. */
  behind?: (text: string) => ReactNode;
}

/** A text of the server's, or its refusal. No role is checked here: the server decides. */
export function ContentPage({ name, behind }: Props) {
  const text = useText(contentText);
  const loaded = useLoaded(useCallback(() => protectedText(browserApi(), name), [name]));
  if (behind && loaded.kind === "ready") return behind(loaded.value);
  // A page with `behind` is rendered without the site's frame, so it brings the main element itself.
  const Part = behind ? "main" : "section";
  return (
    <Part className="mx-auto flex max-w-reading flex-col gap-6 px-5 py-16 sm:px-8 md:py-24">
      <h1 className="text-3xl">{text[name].title}</h1>
      <Shown loaded={loaded} />
    </Part>
  );
}

function Shown({ loaded }: { loaded: Loaded<string> }) {
  const text = useText(contentText);
  // The server writes Vietnamese, whatever the page is read in.
  if (loaded.kind === "ready") {
    return (
      <>
        <p lang="vi" className="text-lg">
          {loaded.value}
        </p>
        <AppLink to="/" className={buttonClass("stone", "self-start")}>
          {text.home}
        </AppLink>
      </>
    );
  }
  if (loaded.kind === "failed") return <Failed error={loaded.error} retry={loaded.retry} />;
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

const NOT_ALLOWED = 403;

function Failed({ error, retry }: { error: unknown; retry(): Promise<void> }) {
  const text = useText(contentText);
  const refusal = error instanceof Refusal ? error : undefined;
  const isRefused = refusal?.error.status === NOT_ALLOWED;
  return (
    <>
      {refusal?.isExplained ? (
        <Notice tone="problem">{refusal.message}</Notice>
      ) : (
        <FixedNotice
          tone="problem"
          vi={refusal?.said || text.failed}
          en={refusal?.message ?? contentText.en.failed}
        />
      )}
      {isRefused && <OpenToAll />}
      <div className="flex flex-wrap gap-3">
        {isRefused ? (
          <AppLink to="/" className={buttonClass("stone")}>
            {text.home}
          </AppLink>
        ) : (
          <RetryButton retry={retry} />
        )}
      </div>
    </>
  );
}

/** Public text, shown to people who may not read the page's own. */
function OpenToAll() {
  const loaded = useLoaded(publicText);
  if (loaded.kind !== "ready") return null;
  return (
    <p lang="vi" className="text-ink-soft">
      {loaded.value}
    </p>
  );
}
