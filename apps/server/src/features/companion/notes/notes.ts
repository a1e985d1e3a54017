// Short notes that the companion may use later. The person writes or accepts each of them; off unless they say yes.

import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import { COMPANION_SERVICE, type Database, type Transaction } from "../../../platform/database/database.ts";
import { readWritten } from "../../../platform/http/written-text.ts";
import { Problem } from "../../../platform/problem.ts";
import { standingConsents } from "../consents.ts";
import { errors } from "../errors.ts";

const MOST_NOTES = 100;
export const LONGEST_NOTE = 500;
/** The newest ones go along with a question. */
const USED = 5;

const instant = z.date().transform((at) => at.toISOString());
const Note = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  sessionId: z.uuid().nullable(),
  content: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type Note = z.infer<typeof Note>;
const COLUMNS = `id, "userId", "sessionId", content, "createdAt", "updatedAt"`;

export interface NoteDeps {
  database: Pick<Database, "inTransaction">;
  sealed: EncryptedColumns;
}

export interface NewNote {
  content: string;
  /** The conversation it comes from. */
  sessionId?: string | undefined;
}

const openNote = (sealed: EncryptedColumns, row: unknown): Note => {
  const note = Note.parse(row);
  const place = { column: "companionNote.content", aad: [note.id, note.userId] };
  return { ...note, content: sealed.decrypt({ ...place, text: note.content }) };
};

/** Notes of a person that the companion may use, newest first. Ask for the consent before. */
export async function notesToUse(
  tx: Transaction,
  sealed: EncryptedColumns,
  person: string,
): Promise<string[]> {
  const { rows } = await tx.query(
    `select ${COLUMNS} from "companionNote" where "userId" = $1 order by "createdAt" desc, id limit ${USED}`,
    [person],
    "companion_notes",
  );
  return rows.map((row) => openNote(sealed, row).content);
}

/** Throws Problem("consent_needed") while the person has not said yes to notes. */
export function addNote({ database, sealed }: NoteDeps, person: string, note: NewNote): Promise<Note> {
  const content = readWritten(note.content, LONGEST_NOTE);
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const { memory } = await standingConsents(tx, person);
    if (!memory) {
      throw new Problem(
        errors.consent_needed,
        "Bạn bật “Ghi nhớ” trước thì Companion mới giữ ghi chú cho bạn.",
      );
    }
    if (note.sessionId !== undefined) await requireOwnSession(tx, person, note.sessionId);
    const { rows: all } = await tx.query(
      `select count(*)::integer as count from "companionNote" where "userId" = $1`,
      [person],
    );
    if (Number(all[0]?.count) >= MOST_NOTES) {
      throw new Problem("already_done", "Sổ ghi nhớ đã đầy. Bạn xóa bớt vài ghi chú cũ rồi thêm nhé.");
    }
    const id = randomUUID();
    const text = sealed.encrypt({ column: "companionNote.content", aad: [id, person] }, content);
    const { rows } = await tx.query(
      `insert into "companionNote" (id, "userId", "sessionId", content) values ($1, $2, $3, $4) returning ${COLUMNS}`,
      [id, person, note.sessionId ?? null, text],
    );
    return openNote(sealed, rows[0]);
  });
}

export function changeNote(
  { database, sealed }: NoteDeps,
  person: string,
  { id, content }: { id: string; content: string },
): Promise<Note> {
  const clean = readWritten(content, LONGEST_NOTE);
  const text = sealed.encrypt({ column: "companionNote.content", aad: [id, person] }, clean);
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const { rows } = await tx.query(
      `update "companionNote" set content = $3 where id = $1 and "userId" = $2 returning ${COLUMNS}`,
      [id, person, text],
    );
    if (!rows[0]) throw unknownNote();
    return openNote(sealed, rows[0]);
  });
}

export function removeNote({ database }: NoteDeps, person: string, id: string): Promise<void> {
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const { rowCount } = await tx.query(`delete from "companionNote" where id = $1 and "userId" = $2`, [
      id,
      person,
    ]);
    if (rowCount === 0) throw unknownNote();
  });
}

async function requireOwnSession(tx: Transaction, person: string, sessionId: string): Promise<void> {
  const { rows } = await tx.query(`select from session where id = $1 and "userId" = $2`, [sessionId, person]);
  if (rows.length === 0) throw new Problem("not_found", "Không tìm thấy cuộc trò chuyện này.");
}

const unknownNote = (): Problem => new Problem("not_found", "Ghi chú này không còn nữa.");
