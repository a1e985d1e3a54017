import { CONSENTS } from "@bentrong/contract/consents";
import { Button } from "@bentrong/ui/button";
import { Checkbox } from "@bentrong/ui/checkbox";
import { Dialog } from "@bentrong/ui/dialog";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { browserApi } from "../../api/client.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { giveConsent } from "./chat-calls.ts";
import { dialogsText } from "./dialogs-text.ts";
import { notAnyMore } from "./flags.ts";

interface Props {
  /** The tool's name. */
  tool: string;
  onStart(): void;
  onClose(): void;
}

/** What is said before the first word. The consent is kept by the server; only "not again" is kept here. */
export function DisclaimerDialog({ tool, onStart, onClose }: Props) {
  const text = useText(dialogsText).disclaimer;
  const language = useLanguage();
  const [agreed, setAgreed] = useState(false);
  const [hide, setHide] = useState(false);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const heading = useRef<HTMLHeadingElement>(null);
  // Read from its beginning; the first control in it would be a telephone number.
  useEffect(() => heading.current?.focus(), []);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!agreed || state === "busy") return;
    setState("busy");
    if (await giveConsent(browserApi(), "sensitive", true)) return setState("failed");
    if (hide) notAnyMore("disclaimer");
    onStart();
  };

  return (
    <Dialog open onClose={onClose} label={text.title(tool)}>
      <form onSubmit={(event) => void start(event)} className="flex flex-col gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {text.title(tool)}
        </h2>
        <ul className="flex flex-col gap-3 text-sm text-ink-soft">
          {text.lines.map((line) => (
            <li key={line}>
              <HelpNumbers text={line} language={language} />
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-2">
          <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
            {CONSENTS.sensitive.wording[language]}
          </Checkbox>
          <Checkbox checked={hide} onChange={(event) => setHide(event.target.checked)}>
            {text.hide}
          </Checkbox>
        </div>
        <p role="alert" className="text-sm text-wine-ink empty:hidden">
          {state === "failed" && text.failed}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button tone="plain" onClick={onClose}>
            {text.back}
          </Button>
          <Button type="submit" disabled={!agreed || state === "busy"}>
            {state === "busy" ? text.starting : text.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
