// Opening, listing and ending conversations.

import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { COMPANION_SERVICE, type Database } from "../../../platform/database/database.ts";
import { parseCursor, toPage } from "../../../platform/http/cursor.ts";
import { readOptional, readWritten } from "../../../platform/http/written-text.ts";
import { Problem } from "../../../platform/problem.ts";
import { type Allowance, requireAllowance } from "../allowance.ts";
import { requireSensitive, standingConsents } from "../consents.ts";
import type { Mode } from "../engine.ts";
import { errors } from "../errors.ts";
import { LONGEST_NOTE } from "../notes/notes.ts";
import { decryptSession, SESSION_COLUMNS, type SessionRow } from "./session-rows.ts";

export interface SessionDeps {
  database: Pick<Database, "inTransaction">;
  sealed: EncryptedColumns;
  allowance: Allowance;
}

const LONGEST_SUMMARY = 2_000;
const LONGEST_NAME = 80;

/** Throws Problem("allowance_used") when nothing could be said in it this month. */
export function openNewSession(deps: SessionDeps, person: string, mode: Mode): Promise<SessionRow> {
  return deps.database.inTransaction(COMPANION_SERVICE, async (tx) => {
    requireSensitive(await standingConsents(tx, person));
    await requireAllowance(tx, deps.allowance, person, mode);
    const { rows } = await tx.query(
      `insert into session ("userId", mode) values ($1, $2) returning ${SESSION_COLUMNS}`,
      [person, mode],
    );
    return decryptSession(deps.sealed, rows[0]);
  });
}

export interface ListedSessions {
  sessions: SessionRow[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** Newest first, of every kind; `after` is what a page before this one gave as `next`. */
export function listSessions(
  { database, sealed }: SessionDeps,
  person: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<ListedSessions> {
  const [time, id] = parseCursor(after) ?? [null, null];
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const { rows } = await tx.query(
      `select ${SESSION_COLUMNS}, to_jsonb("createdAt") #>> '{}' as place from session
        where "userId" = $1 and ($2::timestamptz is null or ("createdAt", id) < ($2, $3::uuid))
        order by "createdAt" desc, id desc limit $4`,
      [person, time, id, limit + 1],
    );
    const { page, next } = toPage(rows, limit, ({ place, id: last }) => [String(place), String(last)]);
    return { sessions: page.map((row) => decryptSession(sealed, row)), next };
  });
}

export interface Completed {
  session: SessionRow;
  /** Candidates for a note, if the person wants one; only while notes are switched on. */
  noteOffer?: { content: string; sessionId: string };
}

/** Ends a conversation with the person's own words about it, or none. Throws Problem("session_ended"). */
export function completeSession(
  { database, sealed }: SessionDeps,
  person: string,
  { id, summary }: { id: string; summary: string },
): Promise<Completed> {
  const text = readOptional(summary, LONGEST_SUMMARY);
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    if ((await lockStatus(tx, person, id)) !== "active") {
      throw new Problem(errors.session_ended, "Cuộc trò chuyện này đã kết thúc rồi.");
    }
    const stored = sealed.encrypt({ column: "session.summary", aad: [id, person] }, text);
    const { rows } = await tx.query(
      `update session set status = 'completed', "completedAt" = clock_timestamp(), summary = $2
        where id = $1 returning ${SESSION_COLUMNS}`,
      [id, stored],
    );
    return withOffer(tx, decryptSession(sealed, rows[0]), text);
  });
}

/** The note of a conversation that has ended, added or changed afterwards. Throws Problem("session_active"). */
export function writeSummary(
  { database, sealed }: SessionDeps,
  person: string,
  { id, summary }: { id: string; summary: string },
): Promise<Completed> {
  const text = readWritten(summary, LONGEST_SUMMARY);
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const status = await lockStatus(tx, person, id);
    if (status === "active") {
      throw new Problem(
        errors.session_active,
        "Cuộc trò chuyện này vẫn đang mở. Bạn kết thúc phiên rồi ghi lại nhé.",
      );
    }
    requireSensitive(await standingConsents(tx, person));
    const stored = sealed.encrypt({ column: "session.summary", aad: [id, person] }, text);
    const { rows } = await tx.query(
      `update session set summary = $2 where id = $1 returning ${SESSION_COLUMNS}`,
      [id, stored],
    );
    return withOffer(tx, decryptSession(sealed, rows[0]), text);
  });
}

/** Gives a conversation the person's own name, one line of at most 80 characters. */
export function renameSession(
  { database, sealed }: SessionDeps,
  person: string,
  { id, name }: { id: string; name: string },
): Promise<SessionRow> {
  const line = readWritten(name.replaceAll(/\s+/g, " "), LONGEST_NAME);
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    await lockStatus(tx, person, id);
    requireSensitive(await standingConsents(tx, person));
    const stored = sealed.encrypt({ column: "session.name", aad: [id, person] }, line);
    const { rows } = await tx.query(
      `update session set name = $2 where id = $1 returning ${SESSION_COLUMNS}`,
      [id, stored],
    );
    return decryptSession(sealed, rows[0]);
  });
}

/** Locks the person's session and resolves with its status. Throws Problem("not_found"). */
async function lockStatus(tx: Transaction, person: string, id: string): Promise<unknown> {
  const { rows } = await tx.query(`select status from session where id = $1 and "userId" = $2 for update`, [
    id,
    person,
  ]);
  if (!rows[0]) throw new Problem("not_found", "Không tìm thấy cuộc trò chuyện này.");
  return rows[0].status;
}

async function withOffer(tx: Transaction, session: SessionRow, text: string): Promise<Completed> {
  const offer = await saveOffer(tx, session.userId, text);
  return {
    session,
    ...(offer === undefined ? {} : { noteOffer: { content: offer, sessionId: session.id } }),
  };
}

/**
 * Removes a conversation with everything said in it; notes that were kept of it stay. That it was begun still counts
 * towards the month's allowance. A reply that is being spoken finds nothing to be stored in.
 */
export function removeSession({ database }: SessionDeps, person: string, id: string): Promise<void> {
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    await lockStatus(tx, person, id);
    await tx.query(
      `insert into ops.removed_conversation (user_id, mode, began_at)
       select s."userId", s.mode, min(m."createdAt") from session s join message m on m."sessionId" = s.id
        where s.id = $1 and m.counted and m.role = 'user' group by s.id`,
      [id],
    );
    await tx.query("delete from session where id = $1", [id]);
  });
}

async function saveOffer(tx: Transaction, person: string, summary: string): Promise<string | undefined> {
  if (summary === "") return undefined;
  const { memory } = await standingConsents(tx, person);
  return memory ? [...summary].slice(0, LONGEST_NOTE).join("") : undefined;
}
