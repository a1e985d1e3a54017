import { LONGEST_HIGHLIGHT_NOTE } from "@bentrong/contract/highlight";
import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { inputClass } from "@bentrong/ui/field";
import { type FormEvent, useId, useState } from "react";
import { useMutation } from "../../../common/use-mutation.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { highlightsText } from "./highlights-text.ts";

interface Props {
  quote: string;
  note: string;
  /** The words of a refusal; undefined when it is done. */
  onSave(note: string): Promise<string | undefined>;
  /** Absent for a passage that is not marked yet. */
  onRemove?(): Promise<string | undefined>;
  onClose(): void;
}

/** A passage with its note, which is written, changed or emptied here. What was typed stays until it is kept. */
export function PassageDialog({ quote, note, onSave, onRemove, onClose }: Props) {
  const text = useText(highlightsText);
  const id = useId();
  const [words, setWords] = useState(note);
  const [problem, setProblem] = useState<string>();
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const send = async (work: () => Promise<string | undefined>) => {
    const isDone = await mutate(async () => {
      const refused = await work().catch(() => text.failed);
      setProblem(refused);
      return refused === undefined ? undefined : "failed";
    });
    if (isDone) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => onSave(words.trim()));
  };
  return (
    <Dialog open onClose={onClose} label={text.passage}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-xl">{text.passage}</h2>
        <blockquote
          lang="vi"
          className="max-h-40 overflow-auto border-l-2 border-line pl-4 font-serif whitespace-pre-line text-ink-soft"
        >
          {quote}
        </blockquote>
        <label htmlFor={id} className="text-sm font-medium">
          {text.note}
        </label>
        <textarea
          id={id}
          rows={4}
          value={words}
          maxLength={LONGEST_HIGHLIGHT_NOTE}
          onChange={(event) => setWords(event.target.value)}
          className={inputClass}
        />
        <p className="text-xs text-ink-soft">{text.private}</p>
        {problem && (
          <p role="alert" className="text-sm text-wine-ink">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {onRemove && (
            <Button tone="plain" className="mr-auto min-h-12" onClick={() => void send(onRemove)}>
              {text.remove}
            </Button>
          )}
          <Button tone="quiet" className="min-h-12" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" className="min-h-12" aria-disabled={isBusy}>
            {isBusy ? text.saving : text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
