import { Button } from "@bentrong/ui/button";
import { inputClass } from "@bentrong/ui/field";
import { announce } from "@bentrong/ui/live-region";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { laterText } from "./later-text.ts";
import { useFocusAfter } from "./use-focus-after.ts";

const LONGEST = 2_000;

interface Props {
  /** The note; empty when it was skipped. */
  summary: string;
  /** True when it is kept. */
  write(summary: string): Promise<boolean>;
}

/** A closing note that was skipped is written when there is something to say, and changed when there is more. */
export function LaterNote({ summary, write }: Props) {
  const text = useText(laterText);
  const [isOpen, setOpen] = useState(false);
  const button = useFocusAfter<HTMLButtonElement>(isOpen);
  if (isOpen) return <NoteForm summary={summary} write={write} onClose={() => setOpen(false)} />;
  return (
    <button
      ref={button}
      type="button"
      onClick={() => setOpen(true)}
      className="min-h-11 px-2 text-sm text-wine-ink underline underline-offset-4 print:hidden"
    >
      {summary ? text.changeNote : text.addNote}
    </button>
  );
}

function NoteForm({ summary, write, onClose }: Props & { onClose(): void }) {
  const text = useText(laterText);
  const [note, setNote] = useState(summary);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const isBlank = note.trim() === "";
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    const isKept = await mutate(async () =>
      (await write(note.normalize("NFC").trim())) ? undefined : "failed",
    );
    if (!isKept) return;
    announce(text.summaryKept);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing && !isBusy) onClose();
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex w-full flex-col gap-2 text-left">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: opened by a press of the button whose place it takes
        autoFocus
        aria-label={text.noteLabel}
        rows={4}
        maxLength={LONGEST}
        value={note}
        placeholder={text.notePlaceholder}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${inputClass} resize-none font-serif`}
      />
      <p role="alert" className="text-sm text-wine-ink empty:hidden">
        {state.kind === "failed" && text.summaryFailed}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="plain" disabled={isBusy} onClick={onClose}>
          {text.cancelNote}
        </Button>
        <Button type="submit" disabled={isBlank || isBusy}>
          {isBusy ? text.savingNote : text.saveNote}
        </Button>
      </div>
    </form>
  );
}
