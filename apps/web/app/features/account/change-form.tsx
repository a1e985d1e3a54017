import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { Notice } from "@bentrong/ui/notice";
import { PasswordField } from "@bentrong/ui/password-field";
import { passwordWords } from "../../lib/forms/password-words.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { accountText } from "./account-text.ts";
import { CallFailure } from "./call-failure.tsx";
import { changeText } from "./change-text.ts";
import { TEXT_LINK } from "./text-link.ts";
import { useChangePassword } from "./use-change-password.ts";

/** `email`: from the link in the mail or from the screen before; empty when somebody came by themselves. */
export function ChangeForm({ email }: { email: string }) {
  const text = useText(changeText);
  const shared = useText(accountText);
  const words = useText(passwordWords);
  const { errors, changed, state, isBusy, submit } = useChangePassword();
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      onInput={({ target }) => changed(target)}
      className="flex flex-col gap-5"
    >
      <fieldset disabled={isBusy} className="flex flex-col gap-4">
        <Field
          key={email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={shared.email}
          placeholder={shared.emailPlaceholder}
          defaultValue={email}
          error={errors.email}
        />
        <Field
          name="resetCode"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          label={text.code}
          hint={text.codeHint}
          error={errors.resetCode}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={text.newPassword}
          hint={text.passwordHint}
          words={words}
          error={errors.password}
        />
        <PasswordField
          name="confirmPassword"
          autoComplete="new-password"
          label={text.confirmPassword}
          words={words}
          error={errors.confirmPassword}
        />
      </fieldset>
      {state.is === "failed" && <CallFailure why={state.why} text={text.failed} />}
      {state.is === "done" && <Notice tone="calm">{text.done}</Notice>}
      <Button type="submit" disabled={isBusy} className="min-h-12">
        {state.is === "processing" ? shared.processing : text.submit}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-6">
        <AppLink to="/forgot-password" className={TEXT_LINK}>
          {text.again}
        </AppLink>
        <AppLink to="/login" className={TEXT_LINK}>
          {shared.backToLogin}
        </AppLink>
      </div>
    </form>
  );
}
