import { Notice } from "@bentrong/ui/notice";
import type { ApiError } from "../../api/result.ts";
import { waitText } from "../../lib/forms/wait-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";
import { stepText } from "./step-text.ts";

/** A half-completed sign-in, or a return from a provider, that has expired. */
const GONE = [401, 403, 404];

export function StepFailure({ error: { status, retryAfterSeconds } }: { error: ApiError }) {
  const text = useText(stepText);
  const shared = useText(accountText);
  const { wait } = useText(waitText);
  const getMessage = () => {
    if (status === 429) return wait(retryAfterSeconds ?? 60);
    if (GONE.includes(status)) return text.expired;
    return status === 0 ? shared.unreachable : shared.failed;
  };
  return <Notice tone="problem">{getMessage()}</Notice>;
}
