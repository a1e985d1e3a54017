import { Badge } from "@bentrong/ui/badge";
import { Notice } from "@bentrong/ui/notice";
import { useState } from "react";
import { authenticatorOf, hasPassword, type User } from "../../api/auth.ts";
import { browserApi } from "../../api/client.ts";
import { newRecoveryCodes, removeFactor } from "../../api/mfa.ts";
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

type Said = "turnedOn" | "turnedOff" | "codesFailed";

/** Turning the second step on and off, and the codes for the day the phone is lost. */
export function TwoStep({ user, onChanged }: Props) {
  const text = useText(twoStepText);
  const [codes, setCodes] = useState<string[]>();
  const [said, setSaid] = useState<Said>();
  const factor = authenticatorOf(user);

  /** The codes are the last thing that can go wrong: without them the step is on all the same. */
  const showNewCodes = async () => {
    const made = await newRecoveryCodes(browserApi());
    if (made.ok) setCodes(made.data.codes);
    return made.ok ? undefined : made.error;
  };
  const learn = () => loadUser(browserApi()).catch(() => undefined);
  const afterSetUp = async () => {
    if (await showNewCodes()) setSaid("codesFailed");
    else setSaid("turnedOn");
    await learn();
    onChanged();
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <>
      {said && <Notice tone={said === "codesFailed" ? "problem" : "calm"}>{text[said]}</Notice>}
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
                  const gone = await removeFactor(browserApi(), factor);
                  if (!gone.ok) return gone.error;
                  setSaid("turnedOff");
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
