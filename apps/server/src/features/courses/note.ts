// Note of a learner beside a lesson: encrypted, private, and safe against lost updates. A write names the revision
// that it is based on; one that is based on an older revision is answered with the newer text.
import { LONGEST_LESSON_NOTE } from "@bentrong/contract/learning";
import { z } from "zod";
import type { EncryptedColumns } from "../../platform/crypto/encrypted-columns.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { readOptional } from "../../platform/http/written-text.ts";
import { type Learner, type LessonDeps, noSuchLesson } from "./learner.ts";

const Note = z.object({
  content: z.string(),
  revision: z.uuid(),
  updatedAt: z.date().transform((at) => at.toISOString()),
});
export type Note = z.infer<typeof Note>;

interface Owner {
  lessonId: number;
  userId: string;
}

const toAad = ({ lessonId, userId }: Owner) => ({
  column: "lessonNote.content",
  aad: [String(lessonId), userId],
});

export function openNote(sealed: EncryptedColumns, owner: Owner, row: unknown): Note {
  const note = Note.parse(row);
  return { ...note, content: sealed.decrypt({ ...toAad(owner), text: note.content }) };
}

export interface Writing {
  lessonId: number;
  content: string;
  /** Of the words that were there when this began; null: none were. */
  revision: string | null;
}

/** `saved` null: the note was removed. `changed`: the text that another tab or device wrote meanwhile. */
export type Written = { saved: Note | null } | { changed: Note | null };

const COLUMNS = `content, revision, "updatedAt"`;
const FIND = `select ${COLUMNS} from "lessonNote" where "lessonId" = $1 for update`;
const ADD = `
  insert into "lessonNote" ("userId", "lessonId", content)
  select auth.uid(), l.id, $2 from lesson l where l.id = $1
  on conflict do nothing returning ${COLUMNS}`;
const CHANGE = `
  update "lessonNote" set content = $2, revision = gen_random_uuid() where "lessonId" = $1 returning ${COLUMNS}`;
const REMOVE = `delete from "lessonNote" where "lessonId" = $1`;

/** A blank text removes the note. Throws Problem: not_found, too_large. */
export function writeNote(
  { database, companion: { sealed } }: LessonDeps,
  learner: Learner,
  { lessonId, content, revision }: Writing,
): Promise<Written> {
  const words = readOptional(content, LONGEST_LESSON_NOTE);
  const owner = { lessonId, userId: learner.id };
  return database.inTransaction(learner.learning, async (tx) => {
    const place: Place = { tx, lessonId, open: (row) => openNote(sealed, owner, row) };
    const before = await find(place);
    // The same words again: an answer that was lost on its way.
    if (before?.content === words) return { saved: before };
    if (isStale(before, revision, words)) return { changed: before ?? null };
    if (words !== "") return put(place, before ? CHANGE : ADD, sealed.encrypt(toAad(owner), words));
    await tx.query(REMOVE, [lessonId]);
    return { saved: null };
  });
}

/** Words that were removed elsewhere are only worth a question when there are others to take their place. */
const isStale = (before: Note | undefined, seen: string | null, words: string): boolean =>
  before ? before.revision !== seen : seen !== null && words !== "";

interface Place {
  tx: Transaction;
  lessonId: number;
  open(row: unknown): Note;
}

async function find({ tx, lessonId, open }: Place): Promise<Note | undefined> {
  const { rows } = await tx.query(FIND, [lessonId]);
  return rows[0] && open(rows[0]);
}

async function put(place: Place, statement: string, sealedWords: string): Promise<Written> {
  const { rows } = await place.tx.query(statement, [place.lessonId, sealedWords]);
  if (rows[0]) return { saved: place.open(rows[0]) };
  // No row was added: another tab was first, or the learner has no such lesson.
  const meanwhile = await find(place);
  if (!meanwhile) throw noSuchLesson();
  return { changed: meanwhile };
}

/** Removing what is not there is fine. */
export async function removeNote(
  { database }: LessonDeps,
  { learning }: Learner,
  lessonId: number,
): Promise<void> {
  await database.asCaller(learning, { text: REMOVE, values: [lessonId] });
}
