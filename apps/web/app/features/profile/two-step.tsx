import { Badge } from "@bentrong/ui/badge";
import { Notice } from "@bentrong/ui/notice";
import { useState } from "react";
import { findAuthenticator, hasPassword, type User } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { createRecoveryCodes, removeFactor } from "../../api/mfa.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { Disclosure } from "./disclosure.tsx";
import { loadUser } from "./load-user.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoStepProof } from "./two-step-proof.tsx";
import { TwoStepSetUp } from "./two-step-set-up.tsx";
import { twoStepText } from "./two-step-text.ts";

interface Props {
  user: User;
  /** The other devices are signed out by it. */
  onChanged(): void;
}

type Outcome = "turnedOn" | "turnedOff" | "codesFailed";

/** Turning the second step on and off, and the codes for the day the phone is lost. */
export function TwoStep({ user, onChanged }: Props) {
  const text = useText(twoStepText);
  const [codes, setCodes] = useState<string[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const factor = findAuthenticator(user);

  /** The codes are the last thing that can go wrong: without them the step is on all the same. */
  const showNewCodes = async () => {
    const made = await createRecoveryCodes(apiClient());
    if (made.ok) setCodes(made.data.codes);
    return made.ok ? undefined : made.error;
  };
  const learn = () => loadUser(apiClient()).catch(() => undefined);
  const afterSetUp = async () => {
    if (await showNewCodes()) setOutcome("codesFailed");
    else setOutcome("turnedOn");
    await learn();
    onChanged();
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <>
      {outcome && <Notice tone={outcome === "codesFailed" ? "problem" : "calm"}>{text[outcome]}</Notice>}
      {factor === undefined ? (
        <Disclosure label={text.turnOn}>
          {(close) => <TwoStepSetUp asksPassword={hasPassword(user)} close={close} onDone={afterSetUp} />}
        </Disclosure>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <Badge tone="sage">{text.on}</Badge>
          <Disclosure label={text.newCodes}>
            {(close) => (
              <TwoStepProof factor={factor} submit={text.newCodes} close={close} then={showNewCodes} />
            )}
          </Disclosure>
          <Disclosure label={text.turnOff}>
            {(close) => (
              <TwoStepProof
                factor={factor}
                submit={text.turnOff}
                close={close}
                then={async () => {
                  const gone = await removeFactor(apiClient(), factor);
                  if (!gone.ok) return gone.error;
                  setOutcome("turnedOff");
                  await learn();
                  return undefined;
                }}
              />
            )}
          </Disclosure>
        </div>
      )}
    </>
  );
}
