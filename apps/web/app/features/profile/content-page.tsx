import { buttonClass } from "@bentrong/ui/button";
import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, useCallback } from "react";
import { apiClient } from "../../api/client.ts";
import type { RoleText } from "../../api/role-texts.ts";
import { ApiRequestError } from "../../api/unwrap.ts";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { type QueryState, useQuery } from "../../lib/use-query.ts";
import { contentText } from "./content-text.ts";
import { loadPublicText, loadRoleText } from "./content-texts.ts";

interface Props {
  name: RoleText;
  /** Content that the text opens, where there is any: shown in place of this page. */
  renderContent?: (text: string) => ReactNode;
}

/** A text of the server's, or its refusal. No role is checked here: the server decides. */
export function ContentPage({ name, renderContent }: Props) {
  const text = useText(contentText);
  const loaded = useQuery(useCallback(() => loadRoleText(apiClient(), name), [name]));
  if (renderContent && loaded.status === "ready") return renderContent(loaded.value);
  // A page with `renderContent` is rendered without the site's frame, so it brings the main element itself.
  const Part = renderContent ? "main" : "section";
  return (
    <Part className="mx-auto flex max-w-reading flex-col gap-6 px-5 py-16 sm:px-8 md:py-24">
      <h1 className="text-3xl">{text[name].title}</h1>
      <Shown loaded={loaded} />
    </Part>
  );
}

function Shown({ loaded }: { loaded: QueryState<string> }) {
  const text = useText(contentText);
  // The server writes Vietnamese, whatever the page is read in.
  if (loaded.status === "ready") {
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
  if (loaded.status === "failed") return <Failed error={loaded.error} retry={loaded.retry} />;
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
  const refusal = error instanceof ApiRequestError ? error : undefined;
  const isRefused = refusal?.error.status === NOT_ALLOWED;
  return (
    <>
      {refusal?.hasServerMessage ? (
        <Notice tone="problem">{refusal.message}</Notice>
      ) : (
        <FixedNotice
          tone="problem"
          vi={refusal?.serverMessage || text.failed}
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

const loadText = () => loadPublicText();

/** Public text, shown to people who may not read the page's own. */
function OpenToAll() {
  const loaded = useQuery(loadText);
  if (loaded.status !== "ready") return null;
  return (
    <p lang="vi" className="text-ink-soft">
      {loaded.value}
    </p>
  );
}
