import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { Notice } from "@bentrong/ui/notice";
import { type FormEvent, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { createSubscription } from "../../api/subscriptions.ts";
import { isEmail } from "../../lib/forms/email.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { newsletterText } from "./newsletter-text.ts";

type State = "idle" | "empty" | "malformed" | "processing" | "thanks" | "already" | "failed";

function useSubscription() {
  const [state, setState] = useState<State>("idle");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "processing") return;
    const input = event.currentTarget.elements.namedItem("email");
    if (!(input instanceof HTMLInputElement)) return;
    const email = input.value.trim();
    if (!isEmail(email)) {
      setState(email ? "malformed" : "empty");
      input.focus();
      return;
    }
    setState("processing");
    const result = await createSubscription(apiClient(), email);
    // An address that is already on the list is no failure: the person has what they asked for.
    if (result.ok) setState("thanks");
    else setState(result.error.status === 409 ? "already" : "failed");
  };
  return { state, submit };
}

/** Asks for an address. The browser's own bubble would speak before we can: noValidate. */
export function NewsletterForm() {
  const text = useText(newsletterText);
  const email = useSession()?.email;
  const { state, submit } = useSubscription();
  const processing = state === "processing";
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          key={email}
          className="flex-1"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          label={text.email}
          labelHidden
          placeholder={text.placeholder}
          defaultValue={email}
          disabled={processing}
          error={state === "empty" || state === "malformed" ? text[state] : undefined}
        />
        <Button type="submit" disabled={processing}>
          {processing ? text.processing : text.submit}
        </Button>
      </div>
      <Outcome state={state} />
      <p className="text-xs text-ink-soft">{text.promise}</p>
    </form>
  );
}

function Outcome({ state }: { state: State }) {
  const text = useText(newsletterText);
  const { name } = useBrand();
  if (state === "thanks") {
    return (
      <Notice tone="calm">
        <p className="font-medium">{text.thanks(name)}</p>
        <p className="text-ink-soft">{text.confirm}</p>
      </Notice>
    );
  }
  if (state === "already") {
    return (
      <Notice tone="calm">
        <p>{text.already}</p>
        <p className="text-ink-soft">{text.alreadyHelp}</p>
      </Notice>
    );
  }
  if (state === "failed") return <Notice tone="problem">{text.failed}</Notice>;
  return null;
}
