// Autosave of a learner's note. Every change is stored on the device at once, sent after a pause, and removed from
// the device only when the server has it. A change from elsewhere is shown, and never overwritten.
import { LONGEST_LESSON_NOTE } from "@bentrong/contract/learning";
import { z } from "zod/mini";
import { type Lesson, type Note, parseNewerNote, prepareSaveNote, saveNote } from "../../api/learning.ts";
import type { Api, ApiError } from "../../api/result.ts";
import { createListeners } from "../../lib/listeners.ts";
import { keepDraft, readDraft } from "./device-drafts.ts";
import { isWorthWaiting, RETRY_AFTER, sendWhileOpen } from "./waiting.ts";

const Draft = z.object({ text: z.string(), revision: z.nullable(z.string()) });

/** Milliseconds of rest after which what was written is sent. */
const SEND_AFTER_MS = 1_000;

export type NoteStatus =
  /** No change since the page was opened. */
  | { kind: "still" }
  | { kind: "writing" }
  | { kind: "saving" }
  | { kind: "saved" }
  /** It is on this device and will be sent. */
  | { kind: "waiting" }
  | { kind: "tooLong" }
  | { kind: "refused"; serverMessage: string }
  /** The note was changed elsewhere; null: it was removed there. */
  | { kind: "changed"; theirs: Note | null };

export interface NoteState {
  readonly text: string;
  readonly status: NoteStatus;
}

export class NoteAutosave {
  readonly #api: Api;
  readonly #lessonId: number;
  readonly #person: string;
  #onSaved: (note: Note | null) => void;
  readonly #listeners = createListeners();
  #state: NoteState;
  /** Revision that the server is known to have. */
  #revision: string | null;
  #savedText: string;
  /** Draft that this autosave left on the device: another tab may have stored its own there since. */
  #draftText: string | undefined;
  #isSending = false;
  #timer: number | undefined;

  constructor(
    api: Api,
    person: string,
    { id, note }: Pick<Lesson, "id" | "note">,
    onSaved: (note: Note | null) => void,
  ) {
    this.#api = api;
    this.#person = person;
    this.#lessonId = id;
    this.#onSaved = onSaved;
    const draft = readDraft(Draft, this.#draft, person);
    this.#draftText = draft?.text;
    this.#savedText = note?.content ?? "";
    this.#state = { text: draft?.text ?? this.#savedText, status: { kind: "still" } };
    // A draft knows which words it began with; the server says whether those are still there.
    this.#revision = draft && this.#isDirty ? draft.revision : (note?.revision ?? null);
    this.#keep();
  }

  getState = (): NoteState => this.#state;

  subscribe = this.#listeners.add;

  /**
   * True for the same person while text is not on the server yet: a return to the lesson then reuses this autosave.
   */
  isUnfinishedFor(person: string): boolean {
    return person === this.#person && (this.#isSending || this.#isDirty);
  }

  /** The page on which it is shown now. */
  showOn(onSaved: (note: Note | null) => void): this {
    this.#onSaved = onSaved;
    return this;
  }

  /** Returns a function that stops it; pending text is sent when the page is left. */
  start(): () => void {
    void prepareSaveNote();
    const end = sendWhileOpen((keepalive) => this.#send(keepalive));
    return () => {
      window.clearTimeout(this.#timer);
      end();
    };
  }

  write(text: string): void {
    const isConflict = this.#state.status.kind === "changed";
    this.#set({ text, ...(isConflict ? {} : { status: { kind: "writing" } }) });
    this.#keep();
    // In a conflict the person decides first.
    if (!isConflict) this.#sendIn(SEND_AFTER_MS);
  }

  sendNow = (): void => void this.#send();

  keepMine(): void {
    if (this.#state.status.kind !== "changed") return;
    this.#revision = this.#state.status.theirs?.revision ?? null;
    this.#set({ status: { kind: "writing" } });
    this.#keep();
    void this.#send();
  }

  takeTheirs(): void {
    if (this.#state.status.kind !== "changed") return;
    const { theirs } = this.#state.status;
    this.#accept(theirs, theirs?.content ?? "");
    this.#set({ text: theirs?.content ?? "", status: { kind: "saved" } });
    this.#keep();
  }

  get #draft(): string {
    return `lesson-note ${this.#lessonId}`;
  }

  get #isDirty(): boolean {
    return this.#state.text !== this.#savedText;
  }

  #sendIn(milliseconds: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#send(), milliseconds);
  }

  async #send(keepalive = false): Promise<void> {
    const { text, status } = this.#state;
    if (this.#isSending || !this.#isDirty || status.kind === "changed") return;
    window.clearTimeout(this.#timer);
    if ([...text].length > LONGEST_LESSON_NOTE) {
      this.#set({ status: { kind: "tooLong" } });
      return;
    }
    this.#isSending = true;
    // A trouble stays in sight until it is over: it would else come and go, and move what is about to be pressed.
    if (status.kind === "writing" || status.kind === "still") this.#set({ status: { kind: "saving" } });
    const written = { content: text, revision: this.#revision };
    const result = await saveNote(this.#api, this.#lessonId, written, keepalive);
    const theirs = result.ok ? undefined : await parseNewerNote(result.error);
    this.#isSending = false;
    if (result.ok) this.#saved(result.data, text);
    else this.#failed(result.error, theirs);
  }

  #saved(note: Note | null, text: string): void {
    this.#accept(note, text);
    this.#keep();
    this.#set({ status: { kind: this.#isDirty ? "writing" : "saved" } });
    // More was written while this was on its way.
    if (this.#isDirty) this.#sendIn(SEND_AFTER_MS);
  }

  #accept(note: Note | null, text: string): void {
    this.#revision = note?.revision ?? null;
    this.#savedText = text;
    this.#onSaved(note);
  }

  #failed(error: ApiError, theirs: Note | null | undefined): void {
    if (theirs !== undefined) this.#set({ status: { kind: "changed", theirs } });
    else if (!isWorthWaiting(error)) this.#set({ status: { kind: "refused", serverMessage: error.message } });
    else {
      this.#set({ status: { kind: "waiting" } });
      this.#sendIn(error.retryAfterSeconds ? error.retryAfterSeconds * 1000 : RETRY_AFTER);
    }
  }

  #keep(): void {
    if (this.#isDirty) {
      this.#draftText = this.#state.text;
      keepDraft(this.#draft, this.#person, { text: this.#draftText, revision: this.#revision });
    } else if (readDraft(Draft, this.#draft, this.#person)?.text === this.#draftText) {
      keepDraft(this.#draft, this.#person, undefined);
    }
  }

  #set(changes: Partial<NoteState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.emit();
  }
}

const autosaves = new Map<number, NoteAutosave>();

/**
 * The autosave of a lesson's note. There is one per note while its text is being sent: a second one would mistake
 * that text for a change from elsewhere.
 */
export function getNoteAutosave(
  api: Api,
  person: string,
  lesson: Pick<Lesson, "id" | "note">,
  onSaved: (note: Note | null) => void,
): NoteAutosave {
  const known = autosaves.get(lesson.id);
  if (known?.isUnfinishedFor(person)) return known.showOn(onSaved);
  const autosave = new NoteAutosave(api, person, lesson, onSaved);
  autosaves.set(lesson.id, autosave);
  return autosave;
}
