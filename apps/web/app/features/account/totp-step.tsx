import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { useState } from "react";
import { plainApi } from "../../lib/api/plain-api.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { answerWithApp, answerWithRecoveryCode } from "../../lib/session/factor-calls.ts";
import { type Arrival, arrive } from "../../lib/session/sign-in.ts";
import { accountText } from "./account-text.ts";
import { StepFailure } from "./step-failure.tsx";
import { StepFrame } from "./step-frame.tsx";
import { stepText } from "./step-text.ts";
import { useStep } from "./use-step.ts";

interface Props {
  arrival: Arrival;
  onDone(): void;
  back(): void;
}

/** The second step of a sign-in: a code of the authenticator, or one of those that were put away for today. */
export function TotpStep({ arrival, onDone, back }: Props) {
  const text = useText(stepText);
  const shared = useText(accountText);
  const [way, setWay] = useState<"app" | "recovery">("app");
  const isApp = way === "app";
  const { state, submit, settle } = useStep({
    name: "code",
    wrongCodes: ["mfa_verification_failed", "mfa_challenge_expired"],
    async run(typed) {
      const api = plainApi();
      const answer = isApp
        ? await answerWithApp(api, arrival.secondStep ?? "", typed, arrival.access_token)
        : await answerWithRecoveryCode(api, typed, arrival.access_token);
      if (!answer.ok) return answer.error;
      const whole = await arrive(api, answer.data, "taken");
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
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          // Another field, so that what was typed into one does not stand in the other.
          key={way}
          name="code"
          label={isApp ? text.code : text.recovery}
          inputMode={isApp ? "numeric" : "text"}
          autoComplete="one-time-code"
          autoCapitalize={isApp ? "off" : "characters"}
          autoCorrect="off"
          spellCheck={false}
          readOnly={state.is === "busy"}
          error={state.is === "missing" || state.is === "wrong" ? errors[state.is] : undefined}
        />
        {state.is === "failed" && <StepFailure error={state.error} />}
        <Button type="submit" aria-disabled={state.is === "busy"} className="min-h-12">
          {state.is === "busy" ? shared.processing : text.goOn}
        </Button>
      </form>
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
