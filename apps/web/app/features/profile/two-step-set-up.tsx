import { Field } from "@bentrong/ui/field";
import { PasswordField } from "@bentrong/ui/password-field";
import { type FormEvent, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { answerWithApp, type Enrolled, enroll, replaceTokens } from "../../api/mfa.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { passwordWords } from "../../lib/forms/password-words.ts";
import { useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { FormChoice } from "./form-choice.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SaveStatus } from "./save-status.tsx";
import { twoStepText } from "./two-step-text.ts";
import { useProof } from "./use-proof.tsx";

interface Props {
  asksPassword: boolean;
  close(): void;
  onDone(): Promise<void>;
}

/** The password, then the picture, then the first code: nothing changes before that one was right. */
export function TwoStepSetUp({ asksPassword, close, onDone }: Props) {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  return enrolled ? (
    <FirstCode enrolled={enrolled} close={close} onDone={onDone} />
  ) : (
    <Begin asksPassword={asksPassword} close={close} onEnrolled={setEnrolled} />
  );
}

interface BeginProps extends Pick<Props, "asksPassword" | "close"> {
  onEnrolled(enrolled: Enrolled): void;
}

function Begin({ asksPassword, close, onEnrolled }: BeginProps) {
  const text = useText(twoStepText);
  const words = useText(passwordWords);
  const email = useSession()?.email;
  const form = useForm({
    password: (value) => (asksPassword && !value ? text.needed : undefined),
  });
  const { state, mutate } = useMutation();
  const { dialog, withProof } = useProof();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = form.check(element);
    if (!values) return;
    const begin = async () => {
      const answer = await enroll(apiClient(), values.password || undefined);
      if (answer.ok) onEnrolled(answer.data);
      return answer.ok ? undefined : answer.error;
    };
    let wrong: string | undefined;
    await mutate(async () => {
      // The field asks already; without a password to ask for, the dialog does.
      const error = await (asksPassword ? begin() : withProof(begin));
      if (asksPassword && error?.code === "reauthentication_needed") wrong = text.wrongPassword;
      return error;
    });
    form.setErrors(element, { ...(wrong && { password: wrong }) });
  };

  const { password: problem } = form.errors;
  return (
    <>
      <ProfileForm submit={send} changed={form.changed}>
        <p className="text-sm text-ink-soft">{text.needsApp}</p>
        {asksPassword && (
          <>
            {/* Password managers ask whose password this is. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              name="password"
              label={text.password}
              autoComplete="current-password"
              words={words}
              error={problem}
            />
          </>
        )}
        <FormChoice
          isBusy={state.kind === "busy"}
          submit={text.start}
          working={text.working}
          cancel={text.cancel}
          close={close}
        />
        {!problem && <SaveStatus saving={state} />}
      </ProfileForm>
      {dialog}
    </>
  );
}

function FirstCode({ enrolled, close, onDone }: Omit<Props, "asksPassword"> & { enrolled: Enrolled }) {
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
      const answer = await answerWithApp(apiClient(), enrolled.id, code);
      if (answer.ok) replaceTokens(answer.data);
      else if (answer.error.code === "mfa_verification_failed") wrong = text.wrongCode;
      return answer.ok ? undefined : answer.error;
    });
    if (done) return onDone();
    form.setErrors(element, { ...(wrong && { code: wrong }) });
  };

  const { code: problem } = form.errors;
  return (
    <ProfileForm submit={send} changed={form.changed}>
      <p>{text.scan}</p>
      {/* Black on white in the dark too: that is what cameras read. */}
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(enrolled.totp.qr_code)}`}
        alt={text.picture}
        width={208}
        height={208}
        className="rounded-m bg-white p-2"
      />
      <div className="text-sm">
        <p className="text-ink-soft">{text.key}</p>
        <p className="font-mono wrap-anywhere select-all">
          {enrolled.totp.secret.replace(/.{4}(?=.)/g, "$& ")}
        </p>
      </div>
      <Field
        name="code"
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        error={problem}
      />
      <FormChoice
        isBusy={state.kind === "busy"}
        submit={text.finish}
        working={text.working}
        cancel={text.cancel}
        close={close}
      />
      {!problem && <SaveStatus saving={state} />}
    </ProfileForm>
  );
}
