import { Button } from "@bentrong/ui/button";
import { Checkbox } from "@bentrong/ui/checkbox";
import { Notice } from "@bentrong/ui/notice";
import { PasswordField } from "@bentrong/ui/password-field";
import { type RefObject, useEffect, useState } from "react";
import type { SignInResult } from "../../api/session/sign-in.ts";
import { passwordWords } from "../../lib/forms/password-words.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { type EndedNote, takeEndedNote } from "../../lib/session/ended-note.ts";
import { AccountForm } from "./account-form.tsx";
import { accountText } from "./account-text.ts";
import { EmailField } from "./email-field.tsx";
import { useHandOver } from "./hand-over.ts";
import { LoginFailure } from "./login-failure.tsx";
import { loginText } from "./login-text.ts";
import { rememberedEmail } from "./remembered-email.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { useLogin } from "./use-login.ts";

/** Filled in after hydration: the server knows no one, and text typed meanwhile stays. */
function useRememberedEmail(
  form: RefObject<HTMLFormElement | null>,
  handedOver: string | undefined,
  ended: string | undefined,
): void {
  useEffect(() => {
    const email = form.current?.elements.namedItem("email");
    const remember = form.current?.elements.namedItem("remember");
    const remembered = rememberedEmail();
    if (email instanceof HTMLInputElement && !email.value) email.value = handedOver ?? (ended || remembered);
    if (remember instanceof HTMLInputElement && remembered) remember.checked = true;
  }, [form, handedOver, ended]);
}

/** Reason why a session ended without a sign-out, for the person who was led here by it. */
function useEndedNote(): EndedNote | undefined {
  const [note, setNote] = useState<EndedNote>();
  useEffect(() => {
    const taken = takeEndedNote();
    if (taken) setNote(taken);
  }, []);
  return note;
}

interface Props {
  /** A sign-in that began elsewhere is being finished, or could not be. */
  isReturning: boolean;
  problem: string | undefined;
  onMfaRequired(arrival: SignInResult): void;
  onProviderFailed(): void;
}

export function LoginForm({ isReturning, problem, onMfaRequired, onProviderFailed }: Props) {
  const text = useText(loginText);
  const shared = useText(accountText);
  const words = useText(passwordWords);
  const { element, errors, changed, state, isBusy: isSending, submit } = useLogin(onMfaRequired, isReturning);
  const isBusy = isSending || isReturning;
  const { email, notice } = useHandOver();
  const ended = useEndedNote();
  useRememberedEmail(element, email, ended?.email);
  return (
    <>
      {notice && <Notice tone="calm">{notice}</Notice>}
      {ended && !notice && <Notice tone="calm">{text.ended[ended.reason]}</Notice>}
      {isReturning && <Notice tone="calm">{text.returning}</Notice>}
      {problem && <Notice tone="problem">{problem}</Notice>}
      <AccountForm element={element} submit={submit} changed={changed}>
        <fieldset disabled={isBusy} className="flex flex-col gap-4">
          <EmailField autoComplete="username" error={errors.email} />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={shared.password}
            words={words}
            error={errors.password}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox name="remember">{text.remember}</Checkbox>
            <AppLink to="/forgot-password" className={TEXT_LINK}>
              {text.forgot}
            </AppLink>
          </div>
        </fieldset>
        <Button type="submit" disabled={isBusy}>
          {isSending ? shared.processing : text.submit}
        </Button>
        {typeof state === "object" && <LoginFailure error={state} />}
      </AccountForm>
      <SocialButtons isBusy={isBusy} onFailed={onProviderFailed} />
      <p className="text-center text-sm text-ink-soft">
        {text.noAccount}{" "}
        <AppLink to="/register" className={TEXT_LINK}>
          {text.register}
        </AppLink>
      </p>
    </>
  );
}
