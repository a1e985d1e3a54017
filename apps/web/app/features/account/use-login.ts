import { type FormEvent, useEffect, useRef, useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import type { ApiError } from "../../api/result.ts";
import { type SignInResult, signIn } from "../../api/session/sign-in.ts";
import { focusField, useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { consumeReturnTo } from "../../lib/session/return-to.ts";
import { useAccountRules } from "./account-rules.ts";
import { accountText } from "./account-text.ts";
import { loginText } from "./login-text.ts";
import { rememberEmail } from "./remembered-email.ts";
import { useMembersGoHome } from "./use-members-go-home.ts";

/** A new document, so that everything on it is loaded as the person who has just come. */
export const redirectAfterSignIn = (): void => window.location.assign(consumeReturnTo() ?? "/");

/** `leaving`: signed in, and the next document is on its way. While it is tried again the last refusal stays. */
type LoginState = "idle" | "leaving" | ApiError;

function useLoginForm() {
  const text = useText(loginText);
  const shared = useText(accountText);
  const rules = useAccountRules();
  return useForm({
    email: rules.email(shared.emailMissing),
    password: (value: string) => (value ? undefined : text.passwordMissing),
    remember: () => undefined,
  });
}

/** `onMfaRequired`: called when the password is right and the account has an authenticator. */
export function useLogin(onMfaRequired: (arrival: SignInResult) => void, isReturning: boolean) {
  const form = useLoginForm();
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<LoginState>("idle");
  const [isProcessing, setProcessing] = useState(false);
  const isBusy = isProcessing || state === "leaving";
  useMembersGoHome(isBusy || isReturning);

  // The fields were disabled, which took the focus: it goes to what has to be typed again.
  useEffect(() => {
    if (typeof state === "object" && element.current) focusField(element.current, "password");
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = form.check(event.currentTarget);
    if (!values) return setState("idle");
    setProcessing(true);
    const email = values.email.trim();
    const answer = await signIn(anonymousApi(), email, values.password);
    setProcessing(false);
    if (!answer.ok) return setState(answer.error);
    rememberEmail(values.remember ? email : "");
    if (answer.data.secondStep !== undefined) {
      setState("idle");
      return onMfaRequired(answer.data);
    }
    setState("leaving");
    redirectAfterSignIn();
  }

  return { ...form, element, state, isBusy, submit };
}
