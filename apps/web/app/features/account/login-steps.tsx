import { lazy, Suspense, useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { endSession } from "../../api/session/end-session.ts";
import type { Returned } from "../../api/session/oauth.ts";
import type { SignInResult } from "../../api/session/sign-in.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { LoginForm } from "./login-form.tsx";
import { loginText } from "./login-text.ts";
import { redirectAfterSignIn } from "./use-login.ts";
import { type ProviderProblem, useOAuthReturn } from "./use-oauth-return.ts";

// Lazy: few people need these two steps.
const TotpStep = lazy(async () => ({ default: (await import("./totp-step.tsx")).TotpStep }));
const AddressStep = lazy(async () => ({ default: (await import("./address-step.tsx")).AddressStep }));

/** Step of the sign-in. */
type Step = { is: "form" } | { is: "code"; arrival: SignInResult } | { is: "address"; returned: Returned };
const FORM: Step = { is: "form" };

function useProblemText(problem: ProviderProblem | undefined): string | undefined {
  const text = useText(loginText);
  if (problem === undefined) return undefined;
  if (problem === "access_denied") return text.providerCancelled;
  return problem === "bad_oauth_state" ? text.providerTooOld : text.providerFailed;
}

/** Sign-in from the form to the last step that this person needs. */
export function LoginSteps() {
  const [step, setStep] = useState<Step>(FORM);
  const arrived = (arrival: SignInResult) =>
    arrival.secondStep === undefined ? redirectAfterSignIn() : setStep({ is: "code", arrival });
  const { isReturning, problem, setProblem } = useOAuthReturn({
    onArrived: arrived,
    onAddressNeeded: (returned) => setStep({ is: "address", returned }),
  });
  const problemText = useProblemText(problem);

  if (step.is === "code") {
    const { arrival } = step;
    const back = () => {
      // A half-completed session is useless; it should not be in the list of devices either.
      void endSession(anonymousApi(), arrival.access_token);
      setStep(FORM);
    };
    return (
      <Suspense>
        <TotpStep arrival={arrival} onDone={redirectAfterSignIn} back={back} />
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
      onMfaRequired={arrived}
      onProviderFailed={() => setProblem("provider_failed")}
    />
  );
}
