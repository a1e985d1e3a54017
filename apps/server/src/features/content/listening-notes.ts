// /functions/v1/listening-note: what a person writes down at a second of an episode. The words are sealed here; they are read
// through the data API, which opens them for their owner.
import { randomUUID } from "node:crypto";
import { LONGEST_LISTENING_NOTE, MOST_LISTENING_NOTES } from "@bentrong/contract/listening-note";
import { Hono } from "hono";
import { z } from "zod";
import type { EncryptedColumns } from "../../platform/crypto/encrypted-columns.ts";
import { type Caller, type Database, LESSON_SERVICE } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readInput, readUuid } from "../../platform/http/read-input.ts";
import { readWritten } from "../../platform/http/written-text.ts";
import type { Authenticate, Person } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";

export interface ListeningNoteDeps {
  database: Pick<Database, "asCaller" | "inTransaction">;
  companion: { sealed: EncryptedColumns };
  authenticate: Authenticate;
  limits: Limits;
}

const WRITES = { limit: 240, windowSeconds: 3_600 };
const MISSING = "Ghi chú này không còn nữa.";

export const NewListeningNote = z.object({
  episodeId: z.number().int().positive().max(2_147_483_647),
  seconds: z.number().int().min(0).max(86_400),
  content: z.string(),
});
export const ListeningNoteChange = z.object({ content: z.string() });

const COLUMNS = `id, "episodeId", seconds, "createdAt", "updatedAt"`;

/** The policies of this role go by the claims: what is not the person's is not there. */
const actFor = ({ caller }: Person): Caller => ({ ...LESSON_SERVICE, claims: caller.claims });

export function createListeningNotes(deps: ListeningNoteDeps): Hono<AppEnv> {
  const { authenticate, limits } = deps;
  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.post("/", async (c) => {
    const person = await authenticate(c);
    const note = await readInput(c, NewListeningNote);
    await limits.take(`listening notes of ${person.id}`, WRITES);
    return c.json({ success: true, data: await addNote(deps, person, note) }, 201);
  });

  app.put("/:id", async (c) => {
    const person = await authenticate(c);
    const { content } = await readInput(c, ListeningNoteChange);
    await limits.take(`listening notes of ${person.id}`, WRITES);
    return c.json({ success: true, data: await changeNote(deps, person, readUuid(c, MISSING), content) });
  });

  app.delete("/:id", async (c) => {
    const person = await authenticate(c);
    const id = readUuid(c, MISSING);
    await deps.database.asCaller(actFor(person), {
      text: `delete from "listeningNote" where id = $1`,
      values: [id],
    });
    return c.json({ success: true });
  });
  return app;
}

const seal = (
  { companion: { sealed } }: ListeningNoteDeps,
  id: string,
  person: Person,
  text: string,
): string => sealed.encrypt({ column: "listeningNote.content", aad: [id, person.id] }, text);

function addNote(
  deps: ListeningNoteDeps,
  person: Person,
  note: z.infer<typeof NewListeningNote>,
): Promise<object> {
  const content = readWritten(note.content, LONGEST_LISTENING_NOTE);
  const id = randomUUID();
  return deps.database.inTransaction(actFor(person), async (tx) => {
    const { rows: known } = await tx.query(`select count(*)::integer as count from "listeningNote"`, []);
    if (Number(known[0]?.count) >= MOST_LISTENING_NOTES) {
      throw new Problem(
        "too_large",
        `Bạn đã có ${MOST_LISTENING_NOTES} ghi chú khi nghe. Bạn xóa bớt vài ghi chú cũ rồi ghi tiếp nhé.`,
      );
    }
    const { rows } = await tx.query(
      `insert into "listeningNote" (id, "userId", "episodeId", seconds, content)
       select $1, auth.uid(), $2, $3, $4 where app.may_hear($2) returning ${COLUMNS}`,
      [id, note.episodeId, note.seconds, seal(deps, id, person, content)],
    );
    if (!rows[0]) throw new Problem("not_found", "Không tìm thấy tập này.");
    return { ...rows[0], content };
  });
}

async function changeNote(
  deps: ListeningNoteDeps,
  person: Person,
  id: string,
  words: string,
): Promise<object> {
  const content = readWritten(words, LONGEST_LISTENING_NOTE);
  const { rows } = await deps.database.asCaller(actFor(person), {
    text: `update "listeningNote" set content = $2 where id = $1 returning ${COLUMNS}`,
    values: [id, seal(deps, id, person, content)],
  });
  if (!rows[0]) throw new Problem("not_found", MISSING);
  return { ...rows[0], content };
}
