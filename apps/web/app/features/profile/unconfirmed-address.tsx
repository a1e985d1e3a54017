import { Button } from "@bentrong/ui/button";
import { resendConfirmation } from "../../api/auth.ts";
import { browserApi } from "../../api/client.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { partsText } from "./parts-text.ts";
import { SaveStatus } from "./save-status.tsx";
import { useSaving } from "./use-saving.ts";

/** Notice of an unconfirmed address: where the confirmation e-mail is, and a button that sends it again. */
export function UnconfirmedAddress({ email }: { email: string }) {
  const text = useText(partsText);
  const { saving, run } = useSaving();
  const isBusy = saving.kind === "busy";
  const send = () =>
    run(async () => {
      const answer = await resendConfirmation(browserApi(), email);
      return answer.ok ? undefined : answer.error;
    });
  return (
    <div className="mt-1 flex flex-col items-start gap-3">
      <p className="text-sm text-ink-soft">{text.emailUnconfirmed}</p>
      <Button tone="quiet" aria-disabled={isBusy} onClick={() => void send()}>
        {isBusy ? text.emailSending : text.emailResend}
      </Button>
      <SaveStatus saving={saving} saved={text.emailResent} said={text.emailNotSent} />
    </div>
  );
}
