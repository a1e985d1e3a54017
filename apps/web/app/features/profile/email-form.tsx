import { Field } from "@bentrong/ui/field";
import { PasswordField } from "@bentrong/ui/password-field";
import { type FormEvent, useState } from "react";
import type { ApiError } from "../../lib/api/api.ts";
import { browserApi } from "../../lib/api/browser-api.ts";
import { isEmail } from "../../lib/forms/email.ts";
import { passwordWords } from "../../lib/forms/password-words.ts";
import { type Errors, useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { keepAccount } from "../../lib/session/account.ts";
import { type User, updateUser } from "../../lib/session/auth-calls.ts";
import { Disclosure } from "./disclosure.tsx";
import { FormChoice } from "./form-choice.tsx";
import { partsText } from "./parts-text.ts";
import { ProfileForm } from "./profile-form.tsx";
import { SaveStatus } from "./save-status.tsx";
import { UnconfirmedAddress } from "./unconfirmed-address.tsx";
import { useSaving } from "./use-saving.ts";

/** The address one signs in with, and the one that waits to take its place. */
export function EmailState({ user }: { user: User }) {
  const text = useText(partsText);
  return (
    <>
      <div className="flex flex-col gap-4">
        <div>
          <p className="text-sm text-ink-soft">{text.emailNow}</p>
          <p className="font-medium wrap-anywhere">{user.email}</p>
          {!user.email_confirmed_at && user.email && <UnconfirmedAddress email={user.email} />}
        </div>
        {user.new_email && (
          <div role="status" className="flex flex-col items-start gap-1 rounded-m bg-sage-wash p-4">
            <p className="text-sm text-sage">{text.emailWaiting}</p>
            <p className="font-medium wrap-anywhere">{user.new_email}</p>
            <p className="text-sm text-ink-soft">{text.emailWaitingHelp}</p>
          </div>
        )}
      </div>
      <Disclosure label={text.emailChange}>
        {(close) => <EmailForm current={user.email ?? ""} close={close} />}
      </Disclosure>
    </>
  );
}

type Problems = Errors<"email" | "password">;
type Words = ReturnType<typeof useText<(typeof partsText)["vi"]>>;

/** What a field says of the server's refusal; nothing for what concerns no field. */
function refusals({ code }: ApiError, hadPassword: boolean, text: Words): Problems {
  if (code === "email_exists") return { email: text.emailTaken };
  if (code === "validation_failed") return { email: text.emailMalformed };
  if (code !== "reauthentication_needed") return {};
  return { password: hadPassword ? text.wrongPassword : text.emailPassword };
}

function EmailForm({ current, close }: { current: string; close(): void }) {
  const text = useText(partsText);
  const words = useText(passwordWords);
  const form = useForm({
    email: (value) => problemWith(value.trim(), current, text),
    // Asked for only once the server wants it, and it says whether it is right.
    password: () => undefined,
  });
  const [asksPassword, setAsksPassword] = useState(false);
  const { saving, run } = useSaving();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = form.check(element);
    if (!values) return;
    const { password } = values;
    let refused: Problems = {};
    const done = await run(async () => {
      const answer = await updateUser(browserApi(), {
        email: values.email.trim(),
        ...(password && { current_password: password }),
      });
      if (answer.ok) {
        keepAccount(answer.data);
        return undefined;
      }
      refused = refusals(answer.error, password !== "", text);
      return answer.error;
    });
    if (done) return close();
    if (refused.password) setAsksPassword(true);
    form.tell(element, refused);
  };

  const { errors } = form;
  return (
    <ProfileForm submit={submit} changed={form.changed}>
      <Field
        name="email"
        type="email"
        label={text.emailNew}
        autoComplete="email"
        inputMode="email"
        error={errors.email}
      />
      {asksPassword && (
        <PasswordField
          name="password"
          label={text.currentPassword}
          autoComplete="current-password"
          words={words}
          error={errors.password}
          autoFocus
        />
      )}
      <FormChoice
        isBusy={saving.kind === "busy"}
        submit={text.emailSend}
        working={text.emailSending}
        cancel={text.cancel}
        close={close}
      />
      {!errors.email && !errors.password && <SaveStatus saving={saving} />}
    </ProfileForm>
  );
}

function problemWith(email: string, current: string, text: Words): string | undefined {
  if (!email) return text.emailEmpty;
  if (!isEmail(email)) return text.emailMalformed;
  return email.toLowerCase() === current.toLowerCase() ? text.emailSame : undefined;
}
