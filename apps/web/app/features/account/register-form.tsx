import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { Notice } from "@bentrong/ui/notice";
import { waitText } from "../../lib/forms/wait-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AccountForm } from "./account-form.tsx";
import { accountText } from "./account-text.ts";
import { Agreements } from "./agreements.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { registerText } from "./register-text.ts";
import { TEXT_LINK } from "./text-link.ts";
import { useMembersGoHome } from "./use-members-go-home.ts";
import { type RegisterState, useRegister } from "./use-register.ts";

export function RegisterForm({ subscribe }: { subscribe: (email: string) => Promise<unknown> }) {
  const text = useText(registerText);
  const shared = useText(accountText);
  const { element, errors, changed, state, isProcessing, isBusy, submit } = useRegister(subscribe);
  useMembersGoHome();
  return (
    <>
      <AccountForm element={element} submit={submit} changed={changed}>
        <fieldset disabled={isBusy} className="flex flex-col gap-4">
          <Field name="firstName" autoComplete="name" label={text.fullName} error={errors.firstName} />
          <EmailField autoComplete="email" error={errors.email} />
          <NewPasswordFields
            label={shared.password}
            hint={text.passwordHint}
            confirmLabel={text.confirmPassword}
            errors={errors}
          />
          <Agreements termsError={errors.agreeTerms} />
        </fieldset>
        <Button type="submit" disabled={isBusy}>
          {isProcessing ? shared.processing : text.submit}
        </Button>
        <Outcome state={state} />
      </AccountForm>
      <p className="text-center text-sm text-ink-soft">
        {text.haveAccount}{" "}
        <AppLink to="/login" className={TEXT_LINK}>
          {text.login}
        </AppLink>
      </p>
    </>
  );
}

function Outcome({ state }: { state: RegisterState }) {
  const text = useText(registerText);
  const shared = useText(accountText);
  const { wait } = useText(waitText);
  if (state === "done") {
    return (
      <Notice tone="calm">
        <p className="font-medium">{text.done}</p>
        <p className="text-ink-soft">{text.doneLine}</p>
      </Notice>
    );
  }
  if (typeof state === "string") return null;
  // Only an answer of the server may speak of the account.
  if (state.status === 0) return <Notice tone="problem">{shared.unreachable}</Notice>;
  return (
    <Notice tone="problem">
      <p>{text.failed}</p>
      {state.status < 500 && state.status !== 429 && <p className="text-ink-soft">{text.tryLogin}</p>}
      {state.status === 429 && <p className="text-ink-soft">{wait(state.retryAfterSeconds ?? 60)}</p>}
      {state.status >= 500 && <p className="text-ink-soft">{text.ourFault}</p>}
    </Notice>
  );
}
