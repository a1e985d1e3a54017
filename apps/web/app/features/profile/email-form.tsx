import { Field } from "@bentrong/ui/field";
import type { FormEvent } from "react";
import { type User, updateUser } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import type { ApiError } from "../../api/result.ts";
import { keepAccount } from "../../api/session/account.ts";
import { type MutationState, useMutation } from "../../common/use-mutation.ts";
import { isEmail } from "../../lib/forms/email.ts";
import { type Errors, useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { partsText } from "./account-sections-text.ts";
import { Disclosure } from "./disclosure.tsx";
import { FormChoice } from "./form-choice.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SaveStatus } from "./save-status.tsx";
import { UnconfirmedAddress } from "./unconfirmed-address.tsx";
import { useProof } from "./use-proof.tsx";

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

type Problems = Errors<"email">;
type Words = ReturnType<typeof useText<(typeof partsText)["vi"]>>;

/** Errors of fields for a refusal by the server; empty when it concerns no field. */
function refusals({ code }: ApiError, text: Words): Problems {
  if (code === "email_exists") return { email: text.emailTaken };
  return code === "validation_failed" ? { email: text.emailMalformed } : {};
}

function EmailForm({ current, close }: { current: string; close(): void }) {
  const text = useText(partsText);
  const form = useForm({ email: (value) => problemWith(value.trim(), current, text) });
  const { state, mutate } = useMutation();
  const { dialog, withProof } = useProof();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = form.check(element);
    if (!values) return;
    const change = async () => {
      const answer = await updateUser(apiClient(), { email: values.email.trim() });
      if (answer.ok) keepAccount(answer.data);
      return answer.ok ? undefined : answer.error;
    };
    let refused: Problems = {};
    const done = await mutate(async () => {
      const error = await withProof(change);
      if (error) refused = refusals(error, text);
      return error;
    });
    if (done) return close();
    form.setErrors(element, refused);
  };

  const { errors } = form;
  return (
    <>
      <ProfileForm submit={submit} changed={form.changed}>
        <Field
          name="email"
          type="email"
          label={text.emailNew}
          autoComplete="email"
          inputMode="email"
          error={errors.email}
        />
        <FormChoice
          isBusy={state.kind === "busy"}
          submit={text.emailSend}
          working={text.emailSending}
          cancel={text.cancel}
          close={close}
        />
        {!errors.email && <SaveStatus saving={state} failedText={getFailedText(state, text)} />}
      </ProfileForm>
      {dialog}
    </>
  );
}

/** Tells people who closed the identity check why nothing was saved. */
const getFailedText = (saving: MutationState, text: Words): string | undefined =>
  saving.kind === "failed" && saving.error?.code === "reauthentication_needed" ? text.notProved : undefined;

function problemWith(email: string, current: string, text: Words): string | undefined {
  if (!email) return text.emailEmpty;
  if (!isEmail(email)) return text.emailMalformed;
  return email.toLowerCase() === current.toLowerCase() ? text.emailSame : undefined;
}
