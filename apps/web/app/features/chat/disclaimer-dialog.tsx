import { CONSENTS } from "@bentrong/contract/consents";
import { Button } from "@bentrong/ui/button";
import { Checkbox } from "@bentrong/ui/checkbox";
import { Dialog } from "@bentrong/ui/dialog";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { recordConsent } from "../../api/consents.ts";
import type { Mode } from "../../api/conversations.ts";
import { getError } from "../../api/result.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { dialogsText } from "./dialogs-text.ts";
import { clearFlag } from "./flags.ts";
import { TOOLS } from "./tools.ts";

interface Props {
  mode: Mode;
  onStart(): void;
  onClose(): void;
}

/**
 * The one screen before the first word: what this is, what a session is like, and the consent. The server keeps the
 * consent; only "not again" is kept here.
 */
export function DisclaimerDialog({ mode, onStart, onClose }: Props) {
  const { disclaimer: text, intro } = useText(dialogsText);
  const { lead, lines } = intro[mode];
  const tool = TOOLS[mode].name;
  const title = text.title(tool);
  const language = useLanguage();
  const [agreed, setAgreed] = useState(false);
  const [hide, setHide] = useState(false);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const heading = useRef<HTMLHeadingElement>(null);
  // Read from its beginning; the first control in it would be a telephone number.
  useEffect(() => heading.current?.focus(), []);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!agreed) return;
    const isRecorded = await mutate(async () =>
      getError(await recordConsent(apiClient(), "sensitive", true)),
    );
    if (!isRecorded) return;
    if (hide) clearFlag("disclaimer");
    // This dialog covers both, and the guide stays one tap away.
    clearFlag("intro");
    clearFlag("guide");
    onStart();
  };

  return (
    <Dialog open onClose={onClose} label={title}>
      <form onSubmit={(event) => void start(event)} className="flex flex-col gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl text-wrap outline-none">
          {joinWords(title.slice(0, -tool.length))}
          <span className="whitespace-nowrap">{tool}</span>
        </h2>
        <p className="-mt-2 font-serif text-ink-soft">{lead}</p>
        <ul className="flex flex-col gap-3 text-sm text-ink-soft">
          {text.lines.map((line) => (
            <li key={line}>
              <HelpNumbers text={line} language={language} />
            </li>
          ))}
        </ul>
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-wine-ink underline underline-offset-4">
            {text.how}
          </summary>
          <ol className="flex list-decimal flex-col gap-2 pl-5 text-ink-soft">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
        <div className="border-t border-line pt-2">
          <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
            {CONSENTS.sensitive.wording[language]}
          </Checkbox>
          <Checkbox checked={hide} onChange={(event) => setHide(event.target.checked)}>
            {text.hide}
          </Checkbox>
        </div>
        <p role="alert" className="text-sm text-wine-ink empty:hidden">
          {state.kind === "failed" && text.failed}
        </p>
        {/* In reach of the thumb also where the window is taller than the screen. */}
        <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-paper px-6 py-3">
          <Button tone="plain" onClick={onClose}>
            {text.back}
          </Button>
          <Button type="submit" disabled={!agreed || isBusy}>
            {isBusy ? text.starting : text.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
