import { duration } from "@bentrong/format/duration";
import { Button, buttonClass } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { useState } from "react";
import { apiClient } from "../../api/client.ts";
import { addListeningNote } from "../../api/listening-notes.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useSession } from "../../lib/session/use-session.ts";
import { NoteEntry } from "./note-entry.tsx";
import { NoteForm } from "./note-form.tsx";
import { notesText } from "./notes-text.ts";
import { useNotes } from "./use-notes.ts";

interface Props {
  episodeId: number;
  episodeTitle: string;
  /** The second that a new note is about; absent: notes are read here and not begun. */
  getSeconds?(): number;
  onSeek(seconds: number): void;
}

/** Notes that this person wrote while they listened to an episode. */
export function NotesPanel(props: Props) {
  const text = useText(notesText);
  const session = useSession();
  if (session) return <OwnNotes key={`${session.userId} ${props.episodeId}`} {...props} />;
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p>{text.signInWhy}</p>
      <AppLink to="/login" className={buttonClass("stone")}>
        {text.signIn}
      </AppLink>
    </div>
  );
}

function OwnNotes({ episodeId, episodeTitle, getSeconds, onSeek }: Props) {
  const text = useText(notesText);
  const { notes, reload } = useNotes(episodeId);
  return (
    <div className="flex flex-col gap-3">
      {getSeconds && <NewNote episodeId={episodeId} getSeconds={getSeconds} onAdded={reload} />}
      <p className="text-xs text-ink-soft">{text.private}</p>
      {notes === "failed" && (
        <p role="status" className="text-sm text-ink-soft">
          {text.notLoaded}{" "}
          <Button tone="quiet" onClick={() => void reload()}>
            {text.retry}
          </Button>
        </p>
      )}
      {Array.isArray(notes) && notes.length > 0 && (
        <ul aria-label={text.yourNotes} className="flex flex-col divide-y divide-line">
          {notes.map((note) => (
            <li key={note.id} className="py-2">
              <NoteEntry note={note} episodeTitle={episodeTitle} onSeek={onSeek} onChanged={reload} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface NewNoteProps {
  episodeId: number;
  getSeconds(): number;
  onAdded(): Promise<void>;
}

/** The second is that of the moment at which somebody begins to write, whatever plays on. */
function NewNote({ episodeId, getSeconds, onAdded }: NewNoteProps) {
  const text = useText(notesText);
  const [seconds, setSeconds] = useState(() => Math.floor(getSeconds()));
  const add = async (content: string) => {
    const answer = await addListeningNote(apiClient(), { episodeId, seconds, content });
    if (!answer.ok) return false;
    announce(text.saved);
    await onAdded();
    return true;
  };
  return (
    <NoteForm
      label={text.noteAt(duration(seconds))}
      onSave={add}
      onFocus={() => setSeconds(Math.floor(getSeconds()))}
    />
  );
}
