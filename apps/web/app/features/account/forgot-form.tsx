import { Button, buttonClass } from "@bentrong/ui/button";
import { Notice } from "@bentrong/ui/notice";
import { type FormEvent, useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccountRules } from "./account-rules.ts";
import { accountText } from "./account-text.ts";
import { CallFailure } from "./call-failure.tsx";
import { EmailField } from "./email-field.tsx";
import { forgotText } from "./forgot-text.ts";
import type { HandOver } from "./hand-over.ts";
import { sendResetCode } from "./password-calls.ts";
import { TEXT_LINK } from "./text-link.ts";

/** Outcome of the request; during a retry the last outcome stays, so that the layout does not move. */
type State = { is: "idle" } | { is: "sent"; to: string } | { is: "failed"; why: unknown };

function useForgot() {
  const shared = useText(accountText);
  const form = useForm({ email: useAccountRules().email(shared.emailMissing) });
  const [state, setState] = useState<State>({ is: "idle" });
  const [isProcessing, setProcessing] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isProcessing) return;
    const values = form.check(event.currentTarget);
    if (!values) return setState({ is: "idle" });
    const to = values.email.trim();
    setProcessing(true);
    try {
      await sendResetCode(anonymousApi(), to);
      setState({ is: "sent", to });
    } catch (why) {
      setState({ is: "failed", why });
    } finally {
      setProcessing(false);
    }
  }

  return { ...form, state, isProcessing, submit };
}

export function ForgotForm() {
  const text = useText(forgotText);
  const shared = useText(accountText);
  const { errors, changed, state, isProcessing, submit } = useForgot();
  return (
    <AccountForm submit={submit} changed={changed}>
      <EmailField autoComplete="email" readOnly={isProcessing} error={errors.email} />
      <Button
        type="submit"
        tone={state.is === "sent" ? "quiet" : "wine"}
        disabled={isProcessing}
        className="min-h-12"
      >
        {isProcessing ? shared.processing : text.submit}
      </Button>
      {state.is === "failed" && <CallFailure why={state.why} text={text.failed} />}
      {state.is === "sent" && <Sent to={state.to} />}
      <AppLink to="/login" className={`${TEXT_LINK} self-center`}>
        {shared.backToLogin}
      </AppLink>
    </AccountForm>
  );
}

function Sent({ to }: { to: string }) {
  const text = useText(forgotText);
  const handOver: HandOver = { email: to };
  return (
    <>
      <Notice tone="calm">
        <p>{text.sent}</p>
        <p className="mt-1 text-ink-soft">{text.notArrived}</p>
      </Notice>
      <AppLink to="/change-password" state={handOver} className={buttonClass("wine")}>
        {text.change}
      </AppLink>
    </>
  );
}
