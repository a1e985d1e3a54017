import { Button } from "@bentrong/ui/button";
import { resendConfirmation } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { partsText } from "./account-sections-text.ts";
import { SaveStatus } from "./save-status.tsx";

/** Notice of an unconfirmed address: where the confirmation e-mail is, and a button that sends it again. */
export function UnconfirmedAddress({ email }: { email: string }) {
  const text = useText(partsText);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const send = () =>
    mutate(async () => {
      const answer = await resendConfirmation(apiClient(), email);
      return answer.ok ? undefined : answer.error;
    });
  return (
    <div className="mt-1 flex flex-col items-start gap-3">
      <p className="text-sm text-ink-soft">{text.emailUnconfirmed}</p>
      <Button tone="quiet" aria-disabled={isBusy} onClick={() => void send()}>
        {isBusy ? text.emailSending : text.emailResend}
      </Button>
      <SaveStatus saving={state} saved={text.emailResent} failedText={text.emailNotSent} />
    </div>
  );
}
