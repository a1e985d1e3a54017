import { ConsentKind } from "@bentrong/contract/consent-kind";
import { CONSENTS } from "@bentrong/contract/consents";
import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { Switch } from "@bentrong/ui/switch";
import { useState } from "react";
import { apiClient } from "../../api/client.ts";
import { type Consent, type Consents, setConsent } from "../../api/consents.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { partsText } from "./account-sections-text.ts";
import { SaveStatus } from "./save-status.tsx";

/** Shown to everybody; the others only to those who were asked. */
const ALWAYS: readonly ConsentKind[] = ["terms", "newsletter", "sensitive"];
const KINDS: readonly ConsentKind[] = [...ALWAYS, "model", "memory"];

/** One row for each purpose: its meaning, since when, and a switch. */
export function ConsentList({ consents, replace }: { consents: Consents; replace(now: Consents): void }) {
  const answers = new Map(consents.current.map((answer) => [answer.kind, answer]));
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-m border border-line bg-card">
        {KINDS.filter((kind) => ALWAYS.includes(kind) || answers.has(kind)).map((kind) => (
          <ConsentRow
            key={kind}
            kind={kind}
            answer={answers.get(kind)}
            newsletter={consents.newsletter}
            replace={replace}
          />
        ))}
      </ul>
      {consents.history.length > 0 && <History history={consents.history} />}
    </>
  );
}

interface RowProps {
  kind: ConsentKind;
  answer: Consent | undefined;
  newsletter: Consents["newsletter"];
  replace(now: Consents): void;
}

function ConsentRow({ kind, answer, newsletter, replace }: RowProps) {
  const text = useText(partsText);
  const language = useLanguage();
  const { state, mutate } = useMutation();
  /** While it is being saved, the switch already stands where it was put. */
  const [wanted, setWanted] = useState(false);
  const isOn = state.kind === "busy" ? wanted : isGiven(kind, answer, newsletter);
  const change = async () => {
    setWanted(!isOn);
    await mutate(async () => {
      const now = await setConsent(apiClient(), kind, !isOn);
      if (!now.ok) return now.error;
      replace(now.data);
      return undefined;
    });
  };
  const labelId = `consent-${kind}`;
  return (
    <li className="flex flex-col gap-2 px-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={labelId} className="min-w-[min(100%,9rem)] flex-1 font-sans text-base font-medium">
          {joinWords(text.consents[kind])}
        </h3>
        {kind !== "terms" && <Switch labelledBy={labelId} on={isOn} onChange={() => void change()} />}
      </div>
      <p className="text-sm text-ink-soft">{CONSENTS[kind].wording[language]}</p>
      {!isOvertaken(kind, answer, newsletter) && (
        <p className="text-sm">{answer ? dated(answer, text) : text.neverGiven}</p>
      )}
      {kind === "terms" && <p className="text-sm text-ink-soft">{text.termsHelp}</p>}
      {kind === "newsletter" && newsletter !== "none" && (
        <p className="text-sm">{text.newsletter[newsletter]}</p>
      )}
      <SaveStatus saving={state} />
    </li>
  );
}

/** The newsletter is also cancelled by a link in its e-mails, so the subscription counts, not the last answer here. */
function isGiven(
  kind: ConsentKind,
  answer: Consent | undefined,
  newsletter: Consents["newsletter"],
): boolean {
  if (kind === "newsletter") return newsletter === "waiting" || newsletter === "subscribed";
  return answer?.given ?? false;
}

/** True if the subscription was changed elsewhere since: the answer given here is out of date. */
const isOvertaken = (kind: ConsentKind, answer: Consent | undefined, newsletter: Consents["newsletter"]) =>
  kind === "newsletter" && newsletter !== "none" && answer?.given !== isGiven(kind, answer, newsletter);

type Words = ReturnType<typeof useText<(typeof partsText)["vi"]>>;

const dated = ({ given, createdAt }: Consent, text: Words): string =>
  given ? text.givenOn(shortDate(createdAt)) : text.withdrawnOn(shortDate(createdAt));

function History({ history }: { history: Consents["history"] }) {
  const text = useText(partsText);
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-wine-ink underline underline-offset-4">
        {text.history}
      </summary>
      <ol className="mt-2 flex flex-col gap-3">
        {history.map(({ kind, given, version, wording, createdAt }) => (
          <li key={`${kind} ${createdAt}`} className="border-l-2 border-line pl-4">
            <p>
              <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
              {" · "}
              {given ? text.historyGiven : text.historyWithdrawn}
              {" · "}
              {getConsentName(kind, text)} ({text.version(version)})
            </p>
            <p className="text-ink-soft">{wording}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function getConsentName(kind: string, text: Words): string {
  const known = ConsentKind.safeParse(kind);
  return known.success ? text.consents[known.data] : kind;
}
