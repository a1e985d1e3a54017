import { duration } from "@bentrong/format/duration";
import { announce } from "@bentrong/ui/live-region";
import { useState } from "react";
import { useNavigate } from "react-router";
import { apiClient } from "../../api/client.ts";
import { changeListeningNote, type ListeningNote, removeListeningNote } from "../../api/listening-notes.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { keepOpeningDraft } from "../../lib/opening-draft.ts";
import { NoteForm } from "./note-form.tsx";
import { notesText } from "./notes-text.ts";

interface Props {
  note: ListeningNote;
  episodeTitle: string;
  onSeek(seconds: number): void;
  onChanged(): Promise<void>;
}

const CHAT = "/chat/map";

export function NoteEntry({ note, episodeTitle, onSeek, onChanged }: Props) {
  const text = useText(notesText);
  const navigate = useNavigate();
  const [state, setState] = useState<"shown" | "editing" | "leaving" | "failed">("shown");
  const time = duration(note.seconds);
  const takeToChat = () => {
    keepOpeningDraft(text.opening(episodeTitle, time, note.content));
    void navigate(CHAT);
  };
  const remove = async () => {
    const answer = await removeListeningNote(apiClient(), note.id);
    if (!answer.ok) return setState("failed");
    announce(text.deleted);
    await onChanged();
  };
  const change = async (words: string) => {
    const answer = await changeListeningNote(apiClient(), note.id, words);
    if (!answer.ok) return false;
    announce(text.saved);
    await onChanged();
    setState("shown");
    return true;
  };
  if (state === "editing")
    return (
      <NoteForm
        label={text.noteAt(time)}
        initial={note.content}
        onSave={change}
        onCancel={() => setState("shown")}
      />
    );
  const actions: [label: string, onPress: () => void][] =
    state === "leaving"
      ? [
          [text.deleteForGood, () => void remove()],
          [text.cancel, () => setState("shown")],
        ]
      : [
          [text.takeToChat, takeToChat],
          [text.edit, () => setState("editing")],
          [text.delete, () => setState("leaving")],
        ];
  return (
    <>
      <button
        type="button"
        aria-label={text.playFrom(time)}
        onClick={() => onSeek(note.seconds)}
        className="inline-flex min-h-11 items-center text-xs text-wine-ink tabular-nums underline-offset-4 hover:underline"
      >
        {time}
      </button>
      <p className="text-sm leading-relaxed break-words whitespace-pre-line">{note.content}</p>
      {state === "failed" && (
        <p role="alert" className="text-sm text-wine-ink">
          {text.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-x-4">
        {actions.map(([label, onPress]) => (
          <button
            key={label}
            type="button"
            aria-label={`${label}, ${text.ofNote(time)}`}
            onClick={onPress}
            className="inline-flex min-h-11 items-center text-sm text-wine-ink underline-offset-4 hover:underline"
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
