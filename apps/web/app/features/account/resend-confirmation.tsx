import { Button } from "@bentrong/ui/button";
import { useState } from "react";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { resendConfirmation } from "../../api/auth.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { loginText } from "./login-text.ts";

type State = "idle" | "sending" | "emailSent" | "emailNotSent";

/** Sends the confirmation e-mail again, to the address in the surrounding form, if it was lost or has expired. */
export function ResendConfirmation() {
  const text = useText(loginText);
  const [state, setState] = useState<State>("idle");
  const send = async (form: HTMLFormElement | null) => {
    const email = form?.elements.namedItem("email");
    if (!(email instanceof HTMLInputElement)) return;
    setState("sending");
    const answer = await resendConfirmation(anonymousApi(), email.value.trim());
    setState(answer.ok ? "emailSent" : "emailNotSent");
  };
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <Button
        tone="quiet"
        disabled={state === "sending"}
        onClick={({ currentTarget }) => void send(currentTarget.form)}
      >
        {text.resendConfirmation}
      </Button>
      {(state === "emailSent" || state === "emailNotSent") && <p>{text[state]}</p>}
    </div>
  );
}
