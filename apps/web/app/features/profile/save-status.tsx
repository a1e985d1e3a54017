import type { ReactNode } from "react";
import type { ApiError } from "../../api/result.ts";
import type { MutationState } from "../../common/use-mutation.ts";
import { waitText } from "../../lib/forms/wait-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";

const TOO_MANY = 429;
const MINUTE = 60;

/** Seconds that the server asks to wait; undefined unless it refused for the number of tries. */
export const secondsToWait = ({
  status,
  retryAfterSeconds = MINUTE,
}: Pick<ApiError, "status" | "retryAfterSeconds">): number | undefined =>
  status === TOO_MANY ? retryAfterSeconds : undefined;

/** Outcome of a change, beside the control that made it. `saved` replaces the default text. */
export function SaveStatus({
  saving,
  saved,
  failedText,
}: {
  saving: MutationState;
  saved?: ReactNode;
  failedText?: string | undefined;
}) {
  const text = useText(accountText);
  const waiting = useText(waitText);
  const wait = saving.kind === "failed" && saving.error ? secondsToWait(saving.error) : undefined;
  const problem = wait === undefined ? (failedText ?? text.notSaved) : waiting.wait(wait);
  // Both are always there: a region that appears together with its text is often not read.
  return (
    <div className="text-sm">
      <p role="status" className="text-sage">
        {saving.kind === "saved" && (saved ?? text.saved)}
      </p>
      <p role="alert" className="text-wine-ink">
        {saving.kind === "failed" && problem}
      </p>
    </div>
  );
}
