import { LONGEST_LESSON_NOTE } from "@bentrong/contract/learning";
import { Button } from "@bentrong/ui/button";
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { apiClient } from "../../api/client.ts";
import type { Lesson, Note } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { lessonText } from "./lesson-text.ts";
import { getNoteAutosave, type NoteAutosave, type NoteStatus } from "./note-autosave.ts";
import { questionsIn } from "./questions.ts";

interface Props {
  lesson: Lesson;
  onSaved(note: Note | null): void;
}

/** Note of the learner beside a lesson; in an exercise, the answers to its questions. */
export function NotePad(props: Props) {
  const person = useSession()?.userId;
  return person && <Pad {...props} person={person} />;
}

function Pad({ lesson, onSaved, person }: Props & { person: string }) {
  const text = useText(lessonText);
  const [autosave] = useState(() => getNoteAutosave(apiClient(), person, lesson, onSaved));
  const { text: written, status } = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const box = useRef<HTMLTextAreaElement>(null);
  const boxId = useId();
  const aboutId = useId();
  const isExercise = lesson.kind === "exercise";
  useEffect(() => autosave.start(), [autosave]);
  useFit(box, written);

  const copy = (question: string) => {
    autosave.write(written.trim() === "" ? `${question}\n` : `${written.trimEnd()}\n\n${question}\n`);
    box.current?.focus();
  };

  return (
    <section className="rounded-l border border-line bg-card p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{isExercise ? text.answer : text.note}</h2>
        <Saved status={status} />
      </div>
      {isExercise && <Questions questions={questionsIn(lesson.content)} copy={copy} />}
      <label htmlFor={boxId} className="mt-4 mb-1.5 block text-sm font-medium">
        {isExercise ? text.answerLabel : text.noteLabel}
      </label>
      <textarea
        ref={box}
        id={boxId}
        value={written}
        rows={5}
        autoComplete="off"
        aria-describedby={aboutId}
        onChange={({ target }) => autosave.write(target.value)}
        onBlur={autosave.sendNow}
        className="min-h-36 w-full resize-y rounded-m border border-line bg-paper px-4 py-3 text-base text-ink transition-colors duration-150 hover:border-ink-soft focus-visible:outline-offset-1"
      />
      <p id={aboutId} className="mt-1.5 text-xs text-ink-soft">
        {text.private}
      </p>
      <Problem status={status} autosave={autosave} />
    </section>
  );
}

/** As tall as its words. */
function useFit(box: React.RefObject<HTMLTextAreaElement | null>, written: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written, also from elsewhere, changes the height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [box, written]);
}

function Saved({ status }: { status: NoteStatus }) {
  const text = useText(lessonText);
  return (
    <p role="status" className="min-h-6 text-sm text-ink-soft">
      {status.kind === "saving" && text.saving}
      {status.kind === "saved" && text.saved}
    </p>
  );
}

function Questions({ questions, copy }: { questions: string[]; copy(question: string): void }) {
  const text = useText(lessonText);
  if (questions.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-soft">{text.questions}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              aria-label={text.copyQuestion(question)}
              onClick={() => copy(question)}
              className="min-h-11 w-full rounded-m border border-line bg-paper px-4 py-2 text-left text-sm transition-colors duration-150 hover:border-ink-soft"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Always mounted, so that it is read out when something goes wrong. */
function Problem({ status, autosave }: { status: NoteStatus; autosave: NoteAutosave }) {
  const text = useText(lessonText);
  const said = {
    ...{ still: "", writing: "", saving: "", saved: "", changed: "" },
    ...{ waiting: text.waiting, tooLong: text.tooLong(LONGEST_LESSON_NOTE.toLocaleString("vi-VN")) },
    refused: status.kind === "refused" ? `${text.refused} ${status.serverMessage}`.trim() : "",
  }[status.kind];
  return (
    <div role="alert" className="text-sm not-empty:mt-4">
      {said && <p className="rounded-m border border-gold/40 bg-gold-wash px-4 py-3">{said}</p>}
      {status.kind === "changed" && <Choice theirs={status.theirs?.content} autosave={autosave} />}
    </div>
  );
}

function Choice({ theirs, autosave }: { theirs: string | undefined; autosave: NoteAutosave }) {
  const text = useText(lessonText);
  const isRemoved = theirs === undefined;
  return (
    <div className="flex flex-col gap-3 rounded-m border border-gold/40 bg-gold-wash px-4 py-4">
      <p className="font-medium">{isRemoved ? text.removedTitle : text.changedTitle}</p>
      <p>{isRemoved ? text.removedLine : text.changedLine}</p>
      {!isRemoved && (
        <figure className="rounded-s border border-line bg-card px-4 py-3">
          <figcaption className="text-xs text-ink-soft">{text.theirs}</figcaption>
          <p className="mt-1 max-h-64 overflow-y-auto whitespace-pre-wrap">{theirs}</p>
        </figure>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => autosave.keepMine()}>{text.keepMine}</Button>
        <Button tone="quiet" onClick={() => autosave.takeTheirs()}>
          {isRemoved ? text.takeRemoved : text.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
