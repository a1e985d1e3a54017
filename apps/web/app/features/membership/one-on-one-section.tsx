import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { Notice } from "@bentrong/ui/notice";
import { type FormEvent, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { getOneOnOne, type OneOnOne, requestOneOnOne } from "../../api/one-on-one.ts";
import { getError } from "../../api/result.ts";
import { unwrap } from "../../api/unwrap.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useQuery } from "../../lib/use-query.ts";
import { oneOnOneText } from "./one-on-one-text.ts";

const load = async () => unwrap(await getOneOnOne(apiClient()));

/** For the first buyers of the yearly plan: a request for their session, and what became of it. Nothing for others. */
export function OneOnOneSection() {
  const text = useText(oneOnOneText);
  const known = useQuery(load);
  if (known.status !== "ready") return null;
  const { mayRequest, request } = known.value;
  if (!mayRequest && !request) return null;
  return (
    <section
      aria-labelledby="one-on-one"
      className="flex max-w-reading flex-col gap-4 rounded-l border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="one-on-one" className="text-xl">
        {text.title}
      </h2>
      {request ? (
        <div role="status" className="flex flex-col gap-2">
          <p className="wrap-anywhere">{text.sent(request.wishes)}</p>
          {request.reply && (
            <p className="border-l-2 border-line pl-4 wrap-anywhere">
              {text.reply} {request.reply}
            </p>
          )}
        </div>
      ) : (
        <RequestForm onSent={known.replace} />
      )}
    </section>
  );
}

function RequestForm({ onSent }: { onSent(now: OneOnOne): void }) {
  const text = useText(oneOnOneText);
  const [contact, setContact] = useState("");
  const [wishes, setWishes] = useState("");
  const [isTried, setTried] = useState(false);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const missing = (value: string) => (isTried && !value.trim() ? text.missing : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!contact.trim() || !wishes.trim()) return;
    void mutate(async () => {
      const sent = await requestOneOnOne(apiClient(), { contact, wishes });
      if (sent.ok) onSent(sent.data);
      return getError(sent);
    });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={send}>
      <p className="text-ink-soft">{text.lead}</p>
      <Field
        label={text.contact}
        value={contact}
        maxLength={200}
        error={missing(contact)}
        onChange={({ target }) => setContact(target.value)}
      />
      <Field
        label={text.wishes}
        hint={text.wishesHint}
        value={wishes}
        maxLength={1000}
        error={missing(wishes)}
        onChange={({ target }) => setWishes(target.value)}
      />
      {state.kind === "failed" && <Notice tone="problem">{text.failed}</Notice>}
      <Button type="submit" className="self-start" disabled={isBusy}>
        {isBusy ? text.sending : text.send}
      </Button>
    </form>
  );
}
