import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { PasswordField } from "@bentrong/ui/password-field";
import { type FormEvent, useEffect } from "react";
import { findAuthenticator, hasPassword, proveOwner, requestProofCode } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { answerWithApp, answerWithRecoveryCode, replaceTokens } from "../../api/mfa.ts";
import type { ApiError } from "../../api/result.ts";
import { useAccount } from "../../api/session/account.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { passwordWords } from "../../lib/forms/password-words.ts";
import { useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useSession } from "../../lib/session/use-session.ts";
import { FormChoice } from "./form-choice.tsx";
import { proofText } from "./proof-text.ts";
import { SaveStatus } from "./save-status.tsx";

/** Ways to prove ownership: the password, else the authenticator, else an e-mailed code. */
type Way = { is: "password" | "letter" } | { is: "app"; factor: string };

function useWay(): Way {
  const { user } = useAccount();
  const factor = user && findAuthenticator(user);
  if (hasPassword(user)) return { is: "password" };
  return factor === undefined ? { is: "letter" } : { is: "app", factor };
}

const OF_THE_APP = /^\d{6}$/;
const WRONG = ["reauthentication_not_valid", "mfa_verification_failed"];

async function proveBy(way: Way, typed: string): Promise<ApiError | undefined> {
  const api = apiClient();
  if (way.is === "app") {
    const code = typed.replace(/\s/g, "");
    const taken = OF_THE_APP.test(code)
      ? await answerWithApp(api, way.factor, code)
      : await answerWithRecoveryCode(api, code);
    if (taken.ok) replaceTokens(taken.data);
    return taken.ok ? undefined : taken.error;
  }
  const proved = await proveOwner(api, way.is === "password" ? { password: typed } : { nonce: typed });
  return proved.ok ? undefined : proved.error;
}

export function ProofForm({ onProved, onCancel }: { onProved(): void; onCancel(): void }) {
  const text = useText(proofText);
  const words = useText(passwordWords);
  const email = useSession()?.email;
  const way = useWay();
  const form = useForm({ proof: (value) => (value ? undefined : text.needed) });
  const { state, mutate } = useMutation();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = form.check(element);
    if (!values) return;
    let isWrong = false;
    const done = await mutate(async () => {
      const error = await proveBy(way, values.proof);
      isWrong = error !== undefined && WRONG.includes(error.code);
      return error;
    });
    if (done) return onProved();
    form.setErrors(
      element,
      isWrong ? { proof: way.is === "password" ? text.passwordWrong : text.codeWrong } : {},
    );
  };

  const error = form.errors.proof;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => form.changed(target)}
      className="flex flex-col gap-5"
    >
      <h2 className="text-xl">{text.heading}</h2>
      <p className="text-sm text-ink-soft">{text.lead}</p>
      {way.is === "letter" && <CodeLetter />}
      {way.is === "password" ? (
        <>
          {/* Password managers ask whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="proof"
            label={text.password}
            autoComplete="current-password"
            words={words}
            error={error}
            autoFocus
          />
        </>
      ) : (
        <Field
          name="proof"
          label={way.is === "app" ? text.app : text.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          error={error}
        />
      )}
      <FormChoice
        isBusy={state.kind === "busy"}
        submit={text.goOn}
        working={text.working}
        cancel={text.cancel}
        close={onCancel}
      />
      {!error && <SaveStatus saving={state} saved="" />}
      {way.is === "password" && (
        <AppLink to="/forgot-password" className="self-start text-sm text-wine-ink underline">
          {text.forgot}
        </AppLink>
      )}
    </form>
  );
}

/** The e-mail is requested as soon as its code is needed. */
function CodeLetter() {
  const text = useText(proofText);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const ask = () =>
    mutate(async () => {
      const answer = await requestProofCode(apiClient());
      return answer.ok ? undefined : answer.error;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void ask(), []);
  return (
    <div className="flex flex-col items-start gap-2">
      <SaveStatus saving={state} saved={text.codeLead} failedText={text.notSent} />
      <Button tone="plain" aria-disabled={isBusy} onClick={() => void ask()}>
        {text.again}
      </Button>
    </div>
  );
}
