import { Field } from "@bentrong/ui/field";
import type { FormEvent } from "react";
import { apiClient } from "../../api/client.ts";
import { answerWithApp, answerWithRecoveryCode, replaceTokens } from "../../api/mfa.ts";
import type { ApiError } from "../../api/result.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { FormChoice } from "./form-choice.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SaveStatus } from "./save-status.tsx";
import { twoStepText } from "./two-step-text.ts";

interface Props {
  factor: string;
  submit: string;
  close(): void;
  /** Runs after the code was accepted. */
  then(): Promise<ApiError | undefined>;
}

const OF_THE_APP = /^\d{6}$/;

/** A fresh code is required before MFA is changed: the person who holds an unlocked phone need not be its owner. */
export function TwoStepProof({ factor, submit, close, then }: Props) {
  const text = useText(twoStepText);
  const form = useForm({ code: (value) => (value.trim() ? undefined : text.needed) });
  const { state, mutate } = useMutation();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = form.check(element);
    if (!values) return;
    const code = values.code.replace(/\s/g, "");
    let wrong: string | undefined;
    const done = await mutate(async () => {
      const api = apiClient();
      const answer = OF_THE_APP.test(code)
        ? await answerWithApp(api, factor, code)
        : await answerWithRecoveryCode(api, code);
      if (answer.ok) {
        replaceTokens(answer.data);
        return then();
      }
      if (answer.error.code === "mfa_verification_failed") wrong = text.wrongCode;
      return answer.error;
    });
    if (!done) form.setErrors(element, { ...(wrong && { code: wrong }) });
  };

  return (
    <ProfileForm submit={send} changed={form.changed}>
      <Field
        name="code"
        label={text.codeNow}
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        error={form.errors.code}
      />
      <FormChoice
        isBusy={state.kind === "busy"}
        submit={submit}
        working={text.working}
        cancel={text.cancel}
        close={close}
      />
      {!form.errors.code && <SaveStatus saving={state} />}
    </ProfileForm>
  );
}
