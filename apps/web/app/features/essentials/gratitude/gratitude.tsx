import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { announce } from "@bentrong/ui/live-region";
import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../../lib/i18n/use-text.ts";
import { ToolPage } from "../tool-page.tsx";
import { MOST_CHARACTERS } from "./gratitude-lines.ts";
import { gratitudeText } from "./gratitude-text.ts";
import { PastLines } from "./past-lines.tsx";
import { getToday, useGratitude } from "./use-gratitude.ts";

const FORM = "gratitude";

export function Gratitude() {
  const text = useText(gratitudeText);
  const { lines, isMember, put, remove, removeAll } = useGratitude();
  const [written, setWritten] = useState<string>();
  const [state, setState] = useState<"writing" | "kept" | "failed">("writing");
  const ask = useRef<HTMLParagraphElement>(null);
  const today = lines && lines[0]?.day === getToday() ? lines[0].words : "";
  const value = written ?? today;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === "") return;
    const isKept = put(value);
    setState(isKept ? "kept" : "failed");
    if (!isKept) return;
    setWritten(undefined);
    announce(text.kept);
  };
  // The focused button is removed with its line.
  const focusTop = () => ask.current?.focus();
  return (
    <ToolPage
      title={text.title}
      foot={
        <Button type="submit" form={FORM} className="min-h-14 w-full" disabled={value.trim() === ""}>
          {today ? text.keepAgain : text.keep}
        </Button>
      }
    >
      <form id={FORM} onSubmit={keep} className="flex flex-col gap-4">
        <p ref={ask} tabIndex={-1} className="font-serif text-2xl outline-none">
          {text.ask}
        </p>
        <Field
          label={text.ask}
          labelHidden
          hint={text.hint}
          error={state === "failed" ? text.failed : undefined}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            setWritten(target.value);
            setState("writing");
          }}
        />
        {state === "kept" && <p className="text-sm text-sage">{text.kept}</p>}
      </form>
      {lines && lines.length > 0 && (
        <PastLines
          lines={lines}
          onRemove={(day) => {
            remove(day);
            setWritten(undefined);
            focusTop();
          }}
          onRemoveAll={() => {
            removeAll();
            setWritten(undefined);
            focusTop();
          }}
        />
      )}
      <p className="mt-auto text-sm text-ink-soft">{isMember ? text.whereMember : text.where}</p>
    </ToolPage>
  );
}
