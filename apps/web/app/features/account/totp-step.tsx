import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { answerWithApp, answerWithRecoveryCode } from "../../api/mfa.ts";
import { completeSignIn, type SignInResult } from "../../api/session/sign-in.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { stepText } from "./step-text.ts";
import { useStep } from "./use-step.ts";

interface Props {
  arrival: SignInResult;
  onDone(): void;
  back(): void;
}

/** The second step of a sign-in: a code of the authenticator, or one of those that were put away for today. */
export function TotpStep({ arrival, onDone, back }: Props) {
  const text = useText(stepText);
  const [way, setWay] = useState<"app" | "recovery">("app");
  const isApp = way === "app";
  const { state, submit, settle } = useStep({
    name: "code",
    wrongCodes: ["mfa_verification_failed", "mfa_challenge_expired"],
    async run(typed) {
      const api = anonymousApi();
      const answer = isApp
        ? await answerWithApp(api, arrival.secondStep ?? "", typed, arrival.access_token)
        : await answerWithRecoveryCode(api, typed, arrival.access_token);
      if (!answer.ok) return answer.error;
      const whole = await completeSignIn(api, answer.data, "taken");
      if (!whole.ok) return whole.error;
      onDone();
      return undefined;
    },
  });
  const errors = isApp
    ? { missing: text.codeMissing, wrong: text.codeWrong }
    : { missing: text.recoveryMissing, wrong: text.recoveryWrong };

  return (
    <StepFrame heading={text.codeHeading} lead={isApp ? text.codeLead : text.recoveryLead}>
      <StepForm state={state} submit={submit} goOn={text.goOn} errors={errors}>
        {(field) => (
          <Field
            // A field of its own, so that text typed into one is not in the other.
            key={way}
            name="code"
            label={isApp ? text.code : text.recovery}
            inputMode={isApp ? "numeric" : "text"}
            autoComplete="one-time-code"
            autoCapitalize={isApp ? "off" : "characters"}
            autoCorrect="off"
            spellCheck={false}
            {...field}
          />
        )}
      </StepForm>
      <div className="flex flex-col items-center gap-1">
        <Button
          tone="plain"
          onClick={() => {
            settle();
            setWay(isApp ? "recovery" : "app");
          }}
        >
          {isApp ? text.toRecovery : text.toCode}
        </Button>
        <Button tone="plain" onClick={back}>
          {text.back}
        </Button>
      </div>
    </StepFrame>
  );
}
