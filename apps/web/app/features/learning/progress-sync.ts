// Progress of a learner in one course. A change is shown at once, kept on the device, and sent when there is a network;
// it is given up only when the server refuses it for good.
import { z } from "zod/mini";
import { type LearntCourse, type LessonLine, type ProgressChange, saveProgress } from "../../api/learning.ts";
import type { Api } from "../../api/result.ts";
import { createListeners } from "../../lib/listeners.ts";
import { keepDraft, readDraft } from "./device-drafts.ts";
import { isWorthWaiting, RETRY_AFTER, sendWhileOpen } from "./waiting.ts";

const Pending = z.array(
  z.object({
    lessonId: z.number(),
    seconds: z.optional(z.number()),
    complete: z.optional(z.boolean()),
  }),
);

export interface ProgressState {
  readonly lessons: readonly LessonLine[];
  /** True if some of it is on this device only. */
  readonly isWaiting: boolean;
  /** A change that the server would not take. */
  readonly isRefused: boolean;
}

export class ProgressSync {
  readonly #api: Api;
  readonly #person: string;
  readonly #draft: string;
  readonly #listeners = createListeners();
  readonly #pending: Map<number, ProgressChange>;
  #state: ProgressState;
  #isSending = false;
  #retry: number | undefined;

  constructor(api: Api, person: string, course: Pick<LearntCourse, "id" | "lessons">) {
    this.#api = api;
    this.#person = person;
    this.#draft = `lessons ${course.id}`;
    const kept = readDraft(Pending, this.#draft, person) ?? [];
    this.#pending = new Map(kept.map(({ lessonId, ...change }) => [lessonId, change]));
    this.#state = { lessons: course.lessons.map(this.#asLeft), isWaiting: false, isRefused: false };
  }

  getState = (): ProgressState => this.#state;

  subscribe = this.#listeners.add;

  /** Returns a function that stops it; pending changes are sent when the page is left. */
  start(): () => void {
    const end = sendWhileOpen((keepalive) => this.#send(keepalive));
    return () => {
      window.clearTimeout(this.#retry);
      end();
    };
  }

  change(lessonId: number, change: ProgressChange): void {
    this.#pending.set(lessonId, { ...this.#pending.get(lessonId), ...change });
    this.#keep();
    this.#set({ lessons: this.#state.lessons.map(this.#asLeft), isRefused: false });
    void this.#send();
  }

  noteIsThere(lessonId: number, hasNote: boolean): void {
    const lessons = this.#state.lessons.map((line) => (line.id === lessonId ? { ...line, hasNote } : line));
    this.#set({ lessons });
  }

  /** A line with what is not on the server yet. */
  #asLeft = (line: LessonLine): LessonLine => {
    const { seconds = line.seconds, complete } = this.#pending.get(line.id) ?? {};
    if (complete === undefined) return { ...line, seconds };
    return {
      ...line,
      seconds,
      completedAt: complete ? (line.completedAt ?? new Date().toISOString()) : null,
    };
  };

  /** One change after the other; changes to the same lesson meanwhile go with the next call. */
  async #send(keepalive = false): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let isHeld = false;
    window.clearTimeout(this.#retry);
    for (const [id, change] of this.#pending) {
      const answer = await saveProgress(this.#api, id, change, keepalive);
      if (!answer.ok && isWorthWaiting(answer.error)) {
        isHeld = true;
        this.#sendAfter(answer.error.retryAfterSeconds);
        break;
      }
      if (this.#pending.get(id) === change) this.#pending.delete(id);
      this.#keep();
      if (!answer.ok) this.#refuse(id, change);
    }
    this.#isSending = false;
    if (this.#state.isWaiting !== isHeld) this.#set({ isWaiting: isHeld });
    if (this.#pending.size > 0 && !isHeld) void this.#send();
  }

  #sendAfter(seconds: number | undefined): void {
    this.#retry = window.setTimeout(() => void this.#send(), seconds ? seconds * 1000 : RETRY_AFTER);
  }

  #refuse(id: number, { complete }: ProgressChange): void {
    if (complete === undefined) return;
    const lessons = this.#state.lessons.map((line) =>
      line.id === id ? { ...line, completedAt: complete ? null : line.completedAt } : line,
    );
    this.#set({ lessons, isRefused: true });
  }

  #keep(): void {
    const waiting = [...this.#pending].map(([lessonId, change]) => ({ lessonId, ...change }));
    keepDraft(this.#draft, this.#person, waiting.length > 0 ? waiting : undefined);
  }

  #set(changes: Partial<ProgressState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.emit();
  }
}
