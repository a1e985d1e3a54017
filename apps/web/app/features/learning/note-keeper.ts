// A learner's note while it is being written. Every stroke is kept on the device at once, sent after a breath, and
// forgotten on the device only when the server has it. Words that came from elsewhere meanwhile are shown, not replaced.
import { LONGEST_LESSON_NOTE } from "@bentrong/contract/learning";
import { z } from "zod/mini";
import type { Api, ApiError } from "../../api/result.ts";
import { createListeners } from "../../lib/listeners.ts";
import { keepDraft, readDraft } from "./device-drafts.ts";
import { type Lesson, type Note, newerNote, sendNote } from "./learning-data.ts";
import { isWorthWaiting, RETRY_AFTER, sendWhileOpen } from "./waiting.ts";

const Draft = z.object({ text: z.string(), revision: z.nullable(z.string()) });

/** Milliseconds of rest after which what was written is sent. */
const BREATH = 1_000;

export type NoteStatus =
  /** Nothing was written since the page was opened. */
  | { kind: "still" }
  | { kind: "writing" }
  | { kind: "saving" }
  | { kind: "saved" }
  /** It is on this device and will be sent. */
  | { kind: "waiting" }
  | { kind: "tooLong" }
  | { kind: "refused"; said: string }
  /** The note was changed elsewhere; null: it was removed there. */
  | { kind: "changed"; theirs: Note | null };

export interface NoteState {
  readonly text: string;
  readonly status: NoteStatus;
}

export class NoteKeeper {
  readonly #api: Api;
  readonly #lessonId: number;
  readonly #person: string;
  #onSaved: (note: Note | null) => void;
  readonly #listeners = createListeners();
  #state: NoteState;
  /** Revision that the server is known to have. */
  #revision: string | null;
  #savedText: string;
  /** Draft that this keeper left on the device: another tab may have stored its own there since. */
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

  /** True for the same person while text is not on the server yet: a return to the lesson then reuses this keeper. */
  isUnfinishedFor(person: string): boolean {
    return person === this.#person && (this.#isSending || this.#isDirty);
  }

  /** The page on which it is shown now. */
  showOn(onSaved: (note: Note | null) => void): this {
    this.#onSaved = onSaved;
    return this;
  }

  /** Returns what ends it; what still waits is sent on the way out. */
  start(): () => void {
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
    // While two versions stand beside each other, the person decides first.
    if (!isConflict) this.#sendIn(BREATH);
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
    this.#took(theirs, theirs?.content ?? "");
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
    const answer = await sendNote(this.#api, this.#lessonId, written, keepalive);
    this.#isSending = false;
    if (answer.ok) this.#saved(answer.data, text);
    else this.#failed(answer.error);
  }

  #saved(note: Note | null, text: string): void {
    this.#took(note, text);
    this.#keep();
    this.#set({ status: { kind: this.#isDirty ? "writing" : "saved" } });
    // More was written while this was on its way.
    if (this.#isDirty) this.#sendIn(BREATH);
  }

  #took(note: Note | null, text: string): void {
    this.#revision = note?.revision ?? null;
    this.#savedText = text;
    this.#onSaved(note);
  }

  #failed(error: ApiError): void {
    const theirs = newerNote(error);
    if (theirs !== undefined) this.#set({ status: { kind: "changed", theirs } });
    else if (!isWorthWaiting(error)) this.#set({ status: { kind: "refused", said: error.message } });
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
    this.#listeners.tell();
  }
}

const keepers = new Map<number, NoteKeeper>();

/**
 * The keeper of a lesson's note. There is one per note while its text is being sent: a second keeper would mistake that
 * text for a change from elsewhere.
 */
export function keeperOf(
  api: Api,
  person: string,
  lesson: Pick<Lesson, "id" | "note">,
  onSaved: (note: Note | null) => void,
): NoteKeeper {
  const known = keepers.get(lesson.id);
  if (known?.isUnfinishedFor(person)) return known.showOn(onSaved);
  const keeper = new NoteKeeper(api, person, lesson, onSaved);
  keepers.set(lesson.id, keeper);
  return keeper;
}
