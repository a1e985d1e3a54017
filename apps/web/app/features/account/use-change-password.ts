import { type FormEvent, useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useAccountRules } from "./account-rules.ts";
import { accountText } from "./account-text.ts";
import { changeText } from "./change-text.ts";
import { changePassword } from "./password-calls.ts";
import { resetCodeFrom } from "./reset-code.ts";
import { useLoginSoon } from "./use-login-soon.ts";

const TO_LOGIN_MS = 3000;
const SHORTEST_CODE = 6;

type Field = "email" | "resetCode" | "password" | "confirmPassword";
/** Outcome of the change; during a retry the last outcome stays, so that the layout does not move. */
export type ChangeState = { is: "idle" | "done" } | { is: "failed"; why: unknown };

function useChangeForm() {
  const text = useText(changeText);
  const shared = useText(accountText);
  const rules = useAccountRules();
  return useForm<Field>({
    email: rules.email(shared.emailMissing),
    resetCode: (value) => {
      const code = resetCodeFrom(value);
      if (!code) return text.codeMissing;
      return code.length < SHORTEST_CODE ? text.codeTooShort : undefined;
    },
    password: rules.newPassword(text.passwordMissing),
    confirmPassword: rules.confirmPassword,
  });
}

export function useChangePassword() {
  const form = useChangeForm();
  const text = useText(changeText);
  const [state, setState] = useState<ChangeState>({ is: "idle" });
  const goToLogin = useLoginSoon(TO_LOGIN_MS);
  const [isProcessing, setProcessing] = useState(false);
  const isBusy = isProcessing || state.is === "done";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = form.check(event.currentTarget);
    if (!values) return setState({ is: "idle" });
    const email = values.email.trim();
    setProcessing(true);
    try {
      const resetCode = resetCodeFrom(values.resetCode);
      const { isWeak } = await changePassword(anonymousApi(), {
        email,
        password: values.password,
        resetCode,
      });
      setState({ is: "done" });
      goToLogin({ email, ...(isWeak && { notice: text.weak }) });
    } catch (why) {
      setState({ is: "failed", why });
    } finally {
      setProcessing(false);
    }
  }

  return { ...form, state, isProcessing, isBusy, submit };
}
