import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { codeGrant, giveAddress, type Returned } from "../../api/session/oauth.ts";
import { completeSignIn, type SignInResult } from "../../api/session/sign-in.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";
import { EmailField } from "./email-field.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { stepText } from "./step-text.ts";
import { useStep } from "./use-step.ts";

interface Props {
  returned: Returned;
  onArrived(arrival: SignInResult): void;
  back(): void;
}

/** E-mail step for a provider that confirms no address: the person gives one and proves it by a code. */
export function AddressStep({ returned, onArrived, back }: Props) {
  const text = useText(stepText);
  const [address, setAddress] = useState<string>();
  return (
    <StepFrame heading={text.addressHeading} lead={address ? text.sentTo(address) : text.addressLead}>
      {address === undefined ? (
        <AddressForm returned={returned} onSent={setAddress} />
      ) : (
        <CodeForm returned={returned} onArrived={onArrived} />
      )}
      <div className="flex flex-col items-center gap-1">
        {address !== undefined && (
          <Button tone="plain" onClick={() => setAddress(undefined)}>
            {text.otherAddress}
          </Button>
        )}
        <Button tone="plain" onClick={back}>
          {text.back}
        </Button>
      </div>
    </StepFrame>
  );
}

function AddressForm({ returned, onSent }: { returned: Returned; onSent(email: string): void }) {
  const text = useText(stepText);
  const shared = useText(accountText);
  const { state, submit } = useStep({
    name: "email",
    wrongCodes: ["validation_failed"],
    async run(email) {
      const answer = await giveAddress(anonymousApi(), returned, email);
      if (!answer.ok) return answer.error;
      onSent(email);
      return undefined;
    },
  });
  const errors = { missing: shared.emailMissing, wrong: shared.emailMalformed };
  return (
    <StepForm state={state} submit={submit} goOn={text.sendCode} errors={errors}>
      {(field) => <EmailField autoComplete="email" {...field} />}
    </StepForm>
  );
}

function CodeForm({ returned, onArrived }: Pick<Props, "returned" | "onArrived">) {
  const text = useText(stepText);
  const { state, submit } = useStep({
    name: "emailCode",
    wrongCodes: ["otp_expired"],
    async run(code) {
      const api = anonymousApi();
      const granted = await codeGrant(api, returned, code);
      if (!granted.ok) return granted.error;
      const answer = await completeSignIn(api, granted.data);
      if (!answer.ok) return answer.error;
      onArrived(answer.data);
      return undefined;
    },
  });
  const errors = { missing: text.emailCodeMissing, wrong: text.emailCodeWrong };
  return (
    <StepForm state={state} submit={submit} goOn={text.goOn} errors={errors}>
      {(field) => (
        <Field
          name="emailCode"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          label={text.emailCode}
          {...field}
        />
      )}
    </StepForm>
  );
}
