import { Notice } from "@bentrong/ui/notice";
import type { ApiError } from "../../api/result.ts";
import { waitText } from "../../lib/forms/wait-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { accountText } from "./account-text.ts";
import { loginText } from "./login-text.ts";
import { ResendConfirmation } from "./resend-confirmation.tsx";

function useFailureText({ status, code, retryAfterSeconds }: ApiError): string {
  const text = useText(loginText);
  const shared = useText(accountText);
  const { wait } = useText(waitText);
  const { supportEmail } = useBrand();
  if (code === "no_storage") return text.noStorage;
  if (code === "email_not_confirmed") return text.unconfirmed;
  if (code === "user_banned") return text.banned(supportEmail);
  if (status === 429) return wait(retryAfterSeconds ?? 60);
  if (status === 0) return shared.unreachable;
  return status >= 500 ? shared.failed : text.wrong;
}

export const LoginFailure = ({ error }: { error: ApiError }) => (
  <Notice tone="problem">
    <p>{useFailureText(error)}</p>
    {error.code === "email_not_confirmed" && <ResendConfirmation />}
  </Notice>
);
