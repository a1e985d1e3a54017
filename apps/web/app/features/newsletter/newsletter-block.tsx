import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { Notice } from "@bentrong/ui/notice";
import { type FormEvent, useState } from "react";
import { browserApi } from "../../lib/api/browser-api.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useBrand } from "../../lib/use-boot.ts";
import { newsletterText } from "./newsletter-text.ts";
import { type Subscription, subscribe } from "./subscribe.ts";

type State = "idle" | "empty" | "malformed" | "processing" | Subscription;

function useSubscription() {
  const [state, setState] = useState<State>("idle");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "processing") return;
    const input = event.currentTarget.elements.namedItem("email");
    if (!(input instanceof HTMLInputElement)) return;
    const email = input.value.trim();
    if (!email || input.validity.typeMismatch) {
      setState(email ? "malformed" : "empty");
      input.focus();
      return;
    }
    setState("processing");
    setState(await subscribe(browserApi(), email));
  };
  return { state, submit };
}

/** The last block of a page: asks for an address, gently, once. */
export function NewsletterBlock() {
  const text = useText(newsletterText);
  const { name } = useBrand();
  const email = useSession()?.email;
  const { state, submit } = useSubscription();
  const processing = state === "processing";
  return (
    <section aria-labelledby="newsletter-title" className="border-t border-line bg-sage-wash">
      <div className="mx-auto grid max-w-page gap-8 px-5 py-16 sm:px-8 md:grid-cols-2 md:items-center md:gap-16 md:py-20">
        <div className="flex flex-col gap-3">
          <h2 id="newsletter-title" className="text-2xl">
            {text.title(name)}
          </h2>
          <p className="text-ink-soft">{text.invitation}</p>
        </div>
        {/* The browser's own bubble would speak before we can: noValidate. */}
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
            <Button type="submit" disabled={processing} className="min-h-12">
              {processing ? text.processing : text.submit}
            </Button>
          </div>
          <Outcome state={state} />
          <p className="text-xs text-ink-soft">{text.promise}</p>
        </form>
      </div>
    </section>
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
  if (state === "already") return <Notice tone="calm">{text.already}</Notice>;
  if (state === "failed") return <Notice tone="problem">{text.failed}</Notice>;
  return null;
}
