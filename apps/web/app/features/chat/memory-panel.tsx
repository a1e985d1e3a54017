import { dateAndTime } from "@bentrong/format/dates";
import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { inputClass } from "@bentrong/ui/field";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { Skeleton } from "@bentrong/ui/skeleton";
import { Switch } from "@bentrong/ui/switch";
import { type FormEvent, useId, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { isConsentGiven, recordConsent } from "../../api/consents.ts";
import type { Mode } from "../../api/conversations.ts";
import type { Note } from "../../api/notes.ts";
import { createNote, deleteNote, listNotes, updateNote } from "../../api/notes.ts";
import type { Api, ApiResult } from "../../api/result.ts";
import { hasModel } from "../../api/turns.ts";
import { unwrap } from "../../api/unwrap.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useQuery } from "../../lib/use-query.ts";
import { dialogsText } from "./dialogs-text.ts";
import { ModelConsent } from "./model-consent.tsx";

interface Memory {
  isOn: boolean;
  /** Consent to send words to a language model; undefined where there is no model. */
  mayUseModel: boolean | undefined;
  notes: Note[];
}

type Conversation = { mode: Mode; sessionId: string } | undefined;

async function load(conversation: Conversation): Promise<Memory> {
  const api = apiClient();
  const [isOn, notes, mayUseModel] = await Promise.all([
    isConsentGiven(api, "memory"),
    listNotes(api),
    mayUseModelIn(api, conversation),
  ]);
  return { isOn: unwrap(isOn), notes: unwrap(notes), mayUseModel };
}

async function mayUseModelIn(api: Api, conversation: Conversation): Promise<boolean | undefined> {
  if (!conversation) return undefined;
  const model = await hasModel(api, conversation.mode, conversation.sessionId);
  return model.ok && model.data ? unwrap(await isConsentGiven(api, "model")) : undefined;
}

/** Notes that the companion may use later: each can be read, changed and removed, and one switch covers all. */
export function MemoryPanel({ conversation, onClose }: { conversation: Conversation; onClose(): void }) {
  const text = useText(dialogsText).memory;
  // The panel is opened over one conversation and closed before there is another.
  const [ask] = useState(() => () => load(conversation));
  const memory = useQuery(ask);
  return (
    <Dialog open onClose={onClose} label={text.title} shape="sheet">
      <div className="flex flex-col gap-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-xl">{text.title}</h2>
          <IconButton label={text.close} icon={<CloseIcon />} onClick={onClose} className="-mt-1.5 -mr-2" />
        </div>
        {memory.status === "loading" && <Loading label={text.loading} />}
        {memory.status === "failed" && (
          <div role="alert" className="flex flex-col items-start gap-3 text-sm">
            <p>{text.failed}</p>
            <Button tone="quiet" onClick={() => void memory.retry()}>
              {text.retry}
            </Button>
          </div>
        )}
        {memory.status === "ready" && <Held memory={memory.value} replace={memory.replace} />}
      </div>
    </Dialog>
  );
}

const Loading = ({ label }: { label: string }) => (
  <div className="flex flex-col gap-3">
    <p role="status" className="sr-only">
      {label}
    </p>
    <Skeleton className="h-12" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </div>
);

function Held({ memory, replace }: { memory: Memory; replace(memory: Memory): void }) {
  const text = useText(dialogsText).memory;
  const { isOn, notes, mayUseModel } = memory;
  const [hasFailed, setFailed] = useState(false);
  const switchId = useId();

  const flip = async () => {
    setFailed(false);
    replace({ ...memory, isOn: !isOn });
    const recorded = await recordConsent(apiClient(), "memory", !isOn);
    if (!recorded.ok) {
      replace({ ...memory, isOn });
      setFailed(true);
    }
  };
  /** True when it is kept. */
  const change = async <T,>(call: Promise<ApiResult<T>>, after: (kept: T) => Note[]): Promise<boolean> => {
    const answer = await call;
    setFailed(!answer.ok);
    if (answer.ok) replace({ ...memory, notes: after(answer.data) });
    return answer.ok;
  };

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p id={switchId} className="font-medium">
          {text.switch}
        </p>
        <Switch labelledBy={switchId} on={isOn} onChange={() => void flip()} />
      </div>
      <p className="text-sm text-ink-soft">{isOn ? text.on : text.off}</p>
      <p role="alert" className="text-sm text-wine-ink empty:hidden">
        {hasFailed && text.notSaved}
      </p>
      {isOn && (
        <NoteForm
          label={text.add}
          done={text.add}
          save={(content) => change(createNote(apiClient(), { content }), (added) => [added, ...notes])}
        />
      )}
      {notes.length === 0 ? (
        <p className="text-sm text-ink-soft">{text.empty}</p>
      ) : (
        <ul aria-label={text.listed} className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              save={(content) =>
                change(updateNote(apiClient(), note.id, content), (changed) =>
                  notes.map((other) => (other.id === note.id ? changed : other)),
                )
              }
              remove={() =>
                change(deleteNote(apiClient(), note.id), () => notes.filter(({ id }) => id !== note.id))
              }
            />
          ))}
        </ul>
      )}
      {mayUseModel !== undefined && <ModelConsent given={mayUseModel} />}
    </>
  );
}

interface ItemProps {
  note: Note;
  save(content: string): Promise<boolean>;
  remove(): Promise<boolean>;
}

function NoteItem({ note, save, remove }: ItemProps) {
  const text = useText(dialogsText).memory;
  const [doing, setDoing] = useState<"reading" | "editing" | "removing">("reading");
  const read = () => setDoing("reading");
  return (
    <li className="rounded-m border border-line bg-card px-4 py-3 text-sm">
      {doing === "editing" ? (
        <NoteForm
          label={text.edit}
          done={text.save}
          start={note.content}
          save={async (content) => {
            const kept = await save(content);
            if (kept) read();
            return kept;
          }}
          cancel={read}
        />
      ) : (
        <>
          <p className="wrap-anywhere whitespace-pre-wrap">{note.content}</p>
          <time dateTime={note.createdAt} className="text-xs text-ink-soft">
            {dateAndTime(note.createdAt, "device")}
          </time>
          {doing === "removing" ? (
            <div className="mt-1 flex flex-wrap items-center gap-x-4">
              <p>{text.really}</p>
              <Small onClick={() => void remove()}>{text.remove}</Small>
              <Small onClick={read}>{text.keep}</Small>
            </div>
          ) : (
            <div className="mt-1 flex gap-4">
              <Small onClick={() => setDoing("editing")}>{text.edit}</Small>
              <Small onClick={() => setDoing("removing")}>{text.remove}</Small>
            </div>
          )}
        </>
      )}
    </li>
  );
}

const Small = ({ onClick, children }: { onClick(): void; children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 min-w-11 text-left text-wine-ink underline underline-offset-4"
  >
    {children}
  </button>
);

const LONGEST = 500;

interface FormProps {
  label: string;
  done: string;
  start?: string;
  save(content: string): Promise<boolean>;
  cancel?(): void;
}

function NoteForm({ label, done, start = "", save, cancel }: FormProps) {
  const text = useText(dialogsText).memory;
  const [content, setContent] = useState(start);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = content.normalize("NFC").trim();
    if (!words) return;
    if (await mutate(async () => ((await save(words)) ? undefined : "failed"))) setContent("");
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
      <textarea
        aria-label={label}
        rows={2}
        maxLength={LONGEST}
        value={content}
        placeholder={text.placeholder}
        onChange={(event) => setContent(event.target.value)}
        className={`${inputClass} resize-none`}
      />
      <div className="flex justify-end gap-2">
        {cancel && (
          <Button tone="plain" onClick={cancel}>
            {text.cancel}
          </Button>
        )}
        <Button type="submit" tone="stone" disabled={isBusy || content.trim() === ""}>
          {done}
        </Button>
      </div>
    </form>
  );
}
