import { buttonClass } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { isAuthenticated } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useVerify, type VerifyState } from "./use-verify.ts";
import { verifyText } from "./verify-text.ts";

function useWords(state: VerifyState, isChange: boolean): { heading: string; line: string } {
  const text = useText(verifyText);
  if (state === "working") return { heading: text.working, line: text.lead };
  if (state === "too-old") return { heading: text.tooOld, line: text.tooOldLine };
  if (state === "failed") return { heading: text.failed, line: text.failedLine };
  return isChange
    ? { heading: text.changed, line: text.changedLine }
    : { heading: text.done, line: text.doneLine };
}

export function VerifyView() {
  const { state, type, again } = useVerify();
  const { heading, line } = useWords(state, type === "email_change");
  return (
    <section className="mx-auto flex max-w-lg flex-col gap-8 px-5 py-14 sm:px-8 md:py-20">
      <div role="status" aria-busy={state === "working"} className="flex flex-col gap-2">
        <h1 className="text-3xl">{heading}</h1>
        <p className="text-ink-soft">{line}</p>
      </div>
      {state !== "working" && <NextStep state={state} again={again} />}
    </section>
  );
}

function NextStep({ state, again }: { state: VerifyState; again(): Promise<void> }) {
  const text = useText(verifyText);
  const isMember = isAuthenticated(useSession());
  if (state === "failed") {
    return (
      <div>
        <RetryButton tone="wine" retry={again} />
      </div>
    );
  }
  const member =
    state === "done" ? { to: "/my-home", word: text.home } : { to: "/profile", word: text.account };
  const { to, word } = isMember ? member : { to: "/login", word: text.login };
  return (
    <AppLink to={to} className={buttonClass("wine", "self-start")}>
      {word}
    </AppLink>
  );
}
