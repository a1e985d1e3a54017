import { LONGEST_LISTENING_NOTE } from "@bentrong/contract/listening-note";
import { Button } from "@bentrong/ui/button";
import { inputClass } from "@bentrong/ui/field";
import { type FormEvent, useId, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useMutation } from "../use-mutation.ts";
import { notesText } from "./notes-text.ts";

interface Props {
  label: string;
  initial?: string;
  /** False when the words could not be kept. */
  onSave(words: string): Promise<boolean>;
  onCancel?(): void;
  onFocus?(): void;
}

/** The words of a note. They stay until they are kept. */
export function NoteForm({ label, initial = "", onSave, onCancel, onFocus }: Props) {
  const text = useText(notesText);
  const id = useId();
  const [words, setWords] = useState(initial);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const written = words.trim();
    if (!written) return;
    const isKept = await mutate(async () =>
      (await onSave(written).catch(() => false)) ? undefined : "failed",
    );
    if (isKept) setWords("");
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col items-start gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={words}
        maxLength={LONGEST_LISTENING_NOTE}
        onFocus={() => words === "" && onFocus?.()}
        onChange={(event) => setWords(event.target.value)}
        className={inputClass}
      />
      <p role="alert" className="text-sm text-wine-ink">
        {state.kind === "failed" && text.failed}
      </p>
      <div className="flex gap-2">
        <Button type="submit" disabled={words.trim() === "" || isBusy}>
          {isBusy ? text.saving : text.save}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
