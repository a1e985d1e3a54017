import { type FormEvent, useEffect, useRef, useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { signUp } from "../../api/auth.ts";
import type { ApiError } from "../../api/result.ts";
import { endSession } from "../../api/session/end-session.ts";
import { focusField, useForm, type Values } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useAccountRules } from "./account-rules.ts";
import { registerText } from "./register-text.ts";
import { useLoginSoon } from "./use-login-soon.ts";

const TO_LOGIN_MS = 2000;
/** Default picture; it can be changed later. */
const PLACEHOLDER = "/avatars/0.svg";

/** Outcome of the registration; during a retry the last outcome stays, so that the layout does not move. */
export type RegisterState = "idle" | "done" | ApiError;
type Field = "firstName" | "email" | "password" | "confirmPassword" | "agreeTerms" | "subscribeEmail";

function useRegisterForm() {
  const text = useText(registerText);
  const rules = useAccountRules();
  return useForm<Field>({
    firstName: (value) => (value.trim() ? undefined : text.fullNameMissing),
    email: rules.email(text.emailMissing),
    password: rules.newPassword(text.passwordMissing),
    confirmPassword: rules.confirmPassword,
    agreeTerms: (value) => (value ? undefined : text.termsMissing),
    subscribeEmail: () => undefined,
  });
}

const toSignUpRequest = ({ firstName, email, password }: Values<Field>) => ({
  email: email.trim(),
  password,
  data: { fullname: firstName.trim(), avatar_url: PLACEHOLDER },
});

/** `subscribe` asks for the newsletter; how that goes changes nothing here. */
export function useRegister(subscribe: (email: string) => Promise<unknown>) {
  const form = useRegisterForm();
  const text = useText(registerText);
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<RegisterState>("idle");
  const goToLogin = useLoginSoon(TO_LOGIN_MS);
  const [isProcessing, setProcessing] = useState(false);
  const isBusy = isProcessing || state === "done";

  // The fields were disabled, which took the focus.
  useEffect(() => {
    if (typeof state === "object" && element.current) focusField(element.current, "email");
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = form.check(event.currentTarget);
    if (!values) return setState("idle");
    setProcessing(true);
    const body = toSignUpRequest(values);
    const answer = await signUp(anonymousApi(), body);
    setProcessing(false);
    if (!answer.ok) return setState(answer.error);
    setState("done");
    if (values.subscribeEmail) void subscribe(body.email);
    const { access_token: token, warning } = answer.data;
    // People sign in themselves in a moment; the session of the sign-up would only be in the list of devices.
    if (token) void endSession(anonymousApi(), token);
    const notices = [token ? "" : text.confirmByMail, warning ? text.weak : ""].filter(Boolean);
    goToLogin({ email: body.email, ...(notices.length > 0 && { notice: notices.join(" ") }) });
  }

  return { ...form, element, state, isProcessing, isBusy, submit };
}
