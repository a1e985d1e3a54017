import { lazy, Suspense, useState } from "react";
import { plainApi } from "../../api/anonymous-client.ts";
import { endSession } from "../../api/session/end-session.ts";
import type { Returned } from "../../api/session/oauth.ts";
import type { Arrival } from "../../api/session/sign-in.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { LoginForm } from "./login-form.tsx";
import { loginText } from "./login-text.ts";
import { goIn } from "./use-login.ts";
import { type ProviderProblem, useOAuthReturn } from "./use-oauth-return.ts";

// Few people meet these two, so nobody else loads them.
const TotpStep = lazy(async () => ({ default: (await import("./totp-step.tsx")).TotpStep }));
const AddressStep = lazy(async () => ({ default: (await import("./address-step.tsx")).AddressStep }));

/** Step of the sign-in. */
type Step = { is: "form" } | { is: "code"; arrival: Arrival } | { is: "address"; returned: Returned };
const FORM: Step = { is: "form" };

function useProblemText(problem: ProviderProblem | undefined): string | undefined {
  const text = useText(loginText);
  if (problem === undefined) return undefined;
  if (problem === "access_denied") return text.providerCancelled;
  return problem === "bad_oauth_state" ? text.providerTooOld : text.providerFailed;
}

/** From the form to the way in, by whichever steps this person has to take. */
export function LoginSteps() {
  const [step, setStep] = useState<Step>(FORM);
  const arrived = (arrival: Arrival) =>
    arrival.secondStep === undefined ? goIn() : setStep({ is: "code", arrival });
  const { isReturning, problem, setProblem } = useOAuthReturn({
    onArrived: arrived,
    onAddressNeeded: (returned) => setStep({ is: "address", returned }),
  });
  const problemText = useProblemText(problem);

  if (step.is === "code") {
    const { arrival } = step;
    const back = () => {
      // Half a session is worth nothing to anybody; it should not stand in the list of devices either.
      void endSession(plainApi(), arrival.access_token);
      setStep(FORM);
    };
    return (
      <Suspense>
        <TotpStep arrival={arrival} onDone={goIn} back={back} />
      </Suspense>
    );
  }
  if (step.is === "address") {
    return (
      <Suspense>
        <AddressStep returned={step.returned} onArrived={arrived} back={() => setStep(FORM)} />
      </Suspense>
    );
  }
  return (
    <LoginForm
      isReturning={isReturning}
      problem={problemText}
      onHalfWay={arrived}
      onProviderFailed={() => setProblem("provider_failed")}
    />
  );
}
