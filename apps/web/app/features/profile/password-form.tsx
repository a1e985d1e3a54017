import { Notice } from "@bentrong/ui/notice";
import { PasswordField } from "@bentrong/ui/password-field";
import { type FormEvent, useState } from "react";
import { hasPassword, updateUser } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import type { ApiError } from "../../api/result.ts";
import { keepAccount, useAccount } from "../../api/session/account.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { findPasswordProblem } from "../../lib/forms/new-password.ts";
import { passwordWords } from "../../lib/forms/password-words.ts";
import { type Errors, useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { partsText } from "./account-sections-text.ts";
import { Disclosure } from "./disclosure.tsx";
import { FormChoice } from "./form-choice.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SaveStatus } from "./save-status.tsx";
import { useProof } from "./use-proof.tsx";

/** `onChanged`: the other devices are signed out by it. */
export function PasswordChange({ onChanged }: { onChanged(): void }) {
  const text = useText(partsText);
  const [done, setDone] = useState<{ warning: string | undefined }>();
  return (
    <>
      {done && (
        <Notice tone="calm">
          <p>{text.passwordDone}</p>
          {done.warning && <p className="text-ink-soft">{done.warning}</p>}
        </Notice>
      )}
      <Disclosure label={text.passwordChange}>
        {(close) => (
          <PasswordForm
            close={close}
            onDone={(warning) => {
              setDone({ warning });
              onChanged();
              close();
            }}
          />
        )}
      </Disclosure>
    </>
  );
}

type Problems = Errors<"current" | "password">;
type Words = ReturnType<typeof useText<(typeof partsText)["vi"]>>;

function problemWith(password: string, text: Words): string | undefined {
  const problem = findPasswordProblem(password);
  return problem && (problem === "short" ? text.passwordShort : text.passwordLong);
}

function refusals({ code }: ApiError, text: Words): Problems {
  if (code === "same_password") return { password: text.passwordSame };
  if (code === "weak_password") return { password: text.passwordWeak };
  if (code === "reauthentication_needed") return { current: text.wrongPassword };
  return {};
}

interface FormProps {
  close(): void;
  onDone(warning: string | undefined): void;
}

function PasswordForm({ close, onDone }: FormProps) {
  const text = useText(partsText);
  const words = useText(passwordWords);
  const email = useSession()?.email;
  const { state, mutate } = useMutation();
  const { dialog, withProof } = useProof();
  const asksPassword = hasPassword(useAccount().user);
  const form = useForm({
    current: (value) => (asksPassword && !value ? text.needed : undefined),
    password: (value) => problemWith(value, text),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = form.check(element);
    if (!values) return;
    let warning: string | undefined;
    let refused: Problems = {};
    const change = async () => {
      const answer = await updateUser(apiClient(), {
        password: values.password,
        ...(asksPassword && { current_password: values.current }),
      });
      if (!answer.ok) return answer.error;
      keepAccount(answer.data);
      warning = answer.data.warning?.message;
      return undefined;
    };
    const done = await mutate(async () => {
      // The field asks already; without a password to ask for, the dialog does.
      const error = await (asksPassword ? change() : withProof(change));
      if (error) refused = refusals(error, text);
      if (!asksPassword) delete refused.current;
      return error;
    });
    if (done) return onDone(warning);
    form.setErrors(element, refused);
  };

  const { errors } = form;
  return (
    <>
      <ProfileForm submit={submit} changed={form.changed}>
        {/* Password managers ask whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {asksPassword && (
          <PasswordField
            name="current"
            label={text.currentPassword}
            autoComplete="current-password"
            words={words}
            error={errors.current}
          />
        )}
        <PasswordField
          name="password"
          label={text.passwordNew}
          autoComplete="new-password"
          words={words}
          hint={text.passwordHint}
          error={errors.password}
        />
        <FormChoice
          isBusy={state.kind === "busy"}
          submit={text.passwordChange}
          working={text.passwordChanging}
          cancel={text.cancel}
          close={close}
        />
        {!errors.current && !errors.password && <SaveStatus saving={state} />}
      </ProfileForm>
      {dialog}
    </>
  );
}
