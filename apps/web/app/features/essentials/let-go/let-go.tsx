import { Button } from "@bentrong/ui/button";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { announce } from "@bentrong/ui/live-region";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage, useText } from "../../../lib/i18n/use-text.ts";
import { AppLink } from "../../../lib/link.tsx";
import { ToolPage } from "../tool-page.tsx";
import { letGoText } from "./let-go-text.ts";
import { type Dissolving, useDissolving } from "./use-dissolving.ts";

/** The words are held by the text field, and by the lines while they fade: no storage and no request has them. */
export function LetGo() {
  const text = useText(letGoText);
  const { dissolving, begin, finish, write } = useDissolving();
  const [isEmpty, setEmpty] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state } = dissolving;
  useEffect(() => {
    if (state === "going") announce(text.going);
  }, [state, text]);
  const letGo = () => {
    begin(field.current?.value ?? "");
    setEmpty(true);
  };
  const foot = {
    writing: (
      <Button className="min-h-14 w-full" disabled={isEmpty} onClick={letGo}>
        {text.letGo}
      </Button>
    ),
    going: (
      <Button tone="quiet" className="min-h-14 w-full" onClick={finish}>
        {text.skip}
      </Button>
    ),
    gone: (
      <Button tone="quiet" className="min-h-14 w-full" onClick={write}>
        {text.again}
      </Button>
    ),
  };
  return (
    <ToolPage title={text.title} foot={foot[state]}>
      {state === "writing" && <Paper field={field} onChange={setEmpty} />}
      {dissolving.state === "going" && <Letter dissolving={dissolving} />}
      {state === "gone" && <Gone />}
      <Help />
    </ToolPage>
  );
}

interface PaperProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange(isEmpty: boolean): void;
}

function Paper({ field, onChange }: PaperProps) {
  const text = useText(letGoText);
  return (
    <>
      <label htmlFor="let-go" className="font-serif text-2xl">
        {text.label}
      </label>
      <textarea
        id="let-go"
        ref={field}
        aria-describedby="let-go-honest"
        placeholder={text.placeholder}
        onChange={({ target }) => onChange(target.value.trim() === "")}
        // Browsers restore field values on reload, and send them away for spell checking.
        autoComplete="off"
        spellCheck={false}
        data-gramm="false"
        className="min-h-56 w-full flex-1 resize-none rounded-l border border-line bg-card/80 p-5 text-lg leading-relaxed placeholder:text-ink-soft/80"
      />
      <p id="let-go-honest" className="text-sm text-ink-soft">
        {text.honest}
      </p>
    </>
  );
}

const Letter = ({ dissolving: { lines, gone } }: { dissolving: Extract<Dissolving, { state: "going" }> }) => (
  <div aria-hidden="true" className="flex-1 overflow-hidden pt-4 text-lg leading-relaxed break-words">
    {lines.map(({ at, words }) => (
      <p key={at} className={`let-go-line ${at < gone ? "is-gone" : ""}`}>
        {words}
      </p>
    ))}
  </div>
);

function Gone() {
  const text = useText(letGoText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col justify-center gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {text.gone}
      </h2>
      <p className="text-lg text-ink-soft">{text.goneLine}</p>
    </div>
  );
}

/** Always shown: the text is not analysed, so its need cannot be detected. */
function Help() {
  const text = useText(letGoText);
  const language = useLanguage();
  return (
    <p className="text-sm text-ink-soft">
      <HelpNumbers text={text.help} language={language} />{" "}
      <AppLink to="/an-toan" className="text-wine-ink underline underline-offset-4">
        {text.helpLink}
      </AppLink>
    </p>
  );
}
