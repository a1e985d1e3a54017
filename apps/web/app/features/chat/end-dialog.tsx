import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { inputClass } from "@bentrong/ui/field";
import { type FormEvent, type KeyboardEvent, useId } from "react";
import { NameWithEnglish } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { dialogsText } from "./dialogs-text.ts";

interface Props {
  /** `noticed` opens by itself after the last message, and every way to close it ends the conversation. */
  kind: "end" | "noticed";
  note: string;
  write(note: string): void;
  /** Note that the companion proposes. */
  proposal: string | undefined;
  /** True if an empty note cannot be saved. */
  required?: boolean;
  isSaving: boolean;
  onSave(): void;
  onSkip(): void;
  onClose(): void;
}

export function EndDialog(props: Props) {
  const { kind, note, write, proposal, required = false, isSaving, onSave, onSkip, onClose } = props;
  const text = useText(dialogsText).end;
  const noteId = useId();
  const isBlocked = isSaving || (required && note.trim() === "");
  const title = kind === "noticed" ? text.portalTitle : text.title;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked) onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    if (event.key !== "Enter" || event.shiftKey || nativeEvent.isComposing || nativeEvent.keyCode === 229)
      return;
    save(event);
  };

  return (
    <Dialog open onClose={() => !isSaving && onClose()} label={title}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <h2 className="text-2xl">
          {kind === "end" ? (
            <NameWithEnglish vi={dialogsText.vi.end.title} en={dialogsText.en.end.title} />
          ) : (
            title
          )}
        </h2>
        <div>
          <label htmlFor={noteId} className="sr-only">
            {text.note}
          </label>
          <textarea
            id={noteId}
            value={note}
            rows={4}
            maxLength={2000}
            placeholder={text.placeholder}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            className={`${inputClass} resize-none`}
          />
          <p className="mt-1.5 text-xs text-ink-soft">{text.hint}</p>
        </div>
        {proposal && proposal !== note && (
          <div className="rounded-m bg-sage-wash px-4 py-3 text-sm">
            <p>{proposal}</p>
            <button
              type="button"
              onClick={() => write(proposal)}
              className="min-h-11 text-wine-ink underline underline-offset-4"
            >
              {text.useProposal}
            </button>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button tone="plain" disabled={isSaving} onClick={onSkip}>
            {text.skip}
          </Button>
          <Button type="submit" disabled={isBlocked}>
            {isSaving ? text.saving : text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
