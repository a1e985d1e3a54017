import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { Notice } from "@bentrong/ui/notice";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AccountForm } from "./account-form.tsx";
import { accountText } from "./account-text.ts";
import { CallFailure } from "./call-failure.tsx";
import { changeText } from "./change-text.ts";
import { EmailField } from "./email-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { useChangePassword } from "./use-change-password.ts";
import { useLinkCode } from "./use-link-code.ts";

/** `email`: from the link in the e-mail or from the screen before; empty when the page was opened directly. */
export function ChangeForm({ email }: { email: string }) {
  const text = useText(changeText);
  const shared = useText(accountText);
  const linkCode = useLinkCode();
  const { errors, changed, state, isProcessing, isBusy, submit } = useChangePassword();
  return (
    <AccountForm submit={submit} changed={changed}>
      <fieldset disabled={isBusy} className="flex flex-col gap-4">
        <EmailField key={email} autoComplete="username" defaultValue={email} error={errors.email} />
        <Field
          key={linkCode}
          name="resetCode"
          defaultValue={linkCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          label={text.code}
          hint={text.codeHint}
          error={errors.resetCode}
        />
        <NewPasswordFields
          label={text.newPassword}
          hint={text.passwordHint}
          confirmLabel={text.confirmPassword}
          errors={errors}
        />
      </fieldset>
      <Button type="submit" disabled={isBusy}>
        {isProcessing ? shared.processing : text.submit}
      </Button>
      {state.is === "failed" && <CallFailure why={state.why} text={text.failed} />}
      {state.is === "done" && <Notice tone="calm">{text.done}</Notice>}
      <div className="flex flex-wrap justify-center gap-x-6">
        <AppLink to="/forgot-password" className={TEXT_LINK}>
          {text.again}
        </AppLink>
        <AppLink to="/login" className={TEXT_LINK}>
          {shared.backToLogin}
        </AppLink>
      </div>
    </AccountForm>
  );
}
