import { Button } from "@bentrong/ui/button";
import { useState } from "react";
import { plainApi } from "../../api/anonymous-client.ts";
import { resendConfirmation } from "../../api/auth.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { loginText } from "./login-text.ts";

type State = "idle" | "sending" | "letterSent" | "letterNotSent";

/** Sends the confirmation e-mail again, to the address in the surrounding form, if it was lost or has expired. */
export function LetterAgain() {
  const text = useText(loginText);
  const [state, setState] = useState<State>("idle");
  const send = async (form: HTMLFormElement | null) => {
    const email = form?.elements.namedItem("email");
    if (!(email instanceof HTMLInputElement)) return;
    setState("sending");
    const answer = await resendConfirmation(plainApi(), email.value.trim());
    setState(answer.ok ? "letterSent" : "letterNotSent");
  };
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <Button
        tone="quiet"
        disabled={state === "sending"}
        onClick={({ currentTarget }) => void send(currentTarget.form)}
      >
        {text.letterAgain}
      </Button>
      {(state === "letterSent" || state === "letterNotSent") && <p>{text[state]}</p>}
    </div>
  );
}
