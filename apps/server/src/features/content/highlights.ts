// /functions/v1/highlight: passages of articles that a person marks. The note is sealed here; all of it is read through the data
// API, which opens notes for their owner.
import { randomUUID } from "node:crypto";
import {
  LONGEST_CONTEXT,
  LONGEST_HIGHLIGHT_NOTE,
  LONGEST_QUOTE,
  MOST_HIGHLIGHTS,
} from "@bentrong/contract/highlight";
import { Hono } from "hono";
import { z } from "zod";
import type { EncryptedColumns } from "../../platform/crypto/encrypted-columns.ts";
import { type Caller, type Database, LESSON_SERVICE } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readInput, readUuid } from "../../platform/http/read-input.ts";
import { readOptional } from "../../platform/http/written-text.ts";
import type { Authenticate, Person } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";

interface HighlightDeps {
  database: Pick<Database, "asCaller" | "inTransaction">;
  companion: { sealed: EncryptedColumns };
  authenticate: Authenticate;
  limits: Limits;
}

const WRITES = { limit: 600, windowSeconds: 3_600 };
const MISSING = "Đoạn đã tô này không còn nữa.";

/** The article's words as they are, so that they are found again: nothing is normalized here. */
const words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u);

export const NewHighlight = z.object({
  blogId: z.number().int().positive().max(2_147_483_647),
  quote: words(LONGEST_QUOTE).regex(/\S/),
  prefix: words(LONGEST_CONTEXT).default(""),
  suffix: words(LONGEST_CONTEXT).default(""),
  start: z.number().int().min(0).max(10_000_000),
  note: z.string().default(""),
});
export const HighlightChange = z.object({ note: z.string() });

const COLUMNS = `id, "blogId", title, quote, prefix, suffix, start, "createdAt", "updatedAt"`;

/** The policies of this role go by the claims: what is not the person's is not there. */
const actFor = ({ caller }: Person): Caller => ({ ...LESSON_SERVICE, claims: caller.claims });

export function createHighlights(deps: HighlightDeps): Hono<AppEnv> {
  const { authenticate, limits } = deps;
  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.post("/", async (c) => {
    const person = await authenticate(c);
    const highlight = await readInput(c, NewHighlight);
    await limits.take(`highlights of ${person.id}`, WRITES);
    return c.json({ success: true, data: await addHighlight(deps, person, highlight) }, 201);
  });

  app.put("/:id", async (c) => {
    const person = await authenticate(c);
    const { note } = await readInput(c, HighlightChange);
    await limits.take(`highlights of ${person.id}`, WRITES);
    return c.json({ success: true, data: await changeNote(deps, person, readUuid(c, MISSING), note) });
  });

  app.delete("/:id", async (c) => {
    const person = await authenticate(c);
    const id = readUuid(c, MISSING);
    await deps.database.asCaller(actFor(person), {
      text: "delete from highlight where id = $1",
      values: [id],
    });
    return c.json({ success: true });
  });
  return app;
}

const seal = ({ companion: { sealed } }: HighlightDeps, id: string, person: Person, text: string): string =>
  sealed.encrypt({ column: "highlight.note", aad: [id, person.id] }, text);

function addHighlight(
  deps: HighlightDeps,
  person: Person,
  { blogId, quote, prefix, suffix, start, ...written }: z.infer<typeof NewHighlight>,
): Promise<object> {
  const note = readOptional(written.note, LONGEST_HIGHLIGHT_NOTE);
  const id = randomUUID();
  return deps.database.inTransaction(actFor(person), async (tx) => {
    const { rows: known } = await tx.query("select count(*)::integer as count from highlight", []);
    if (Number(known[0]?.count) >= MOST_HIGHLIGHTS) {
      const most = MOST_HIGHLIGHTS.toLocaleString("vi-VN");
      throw new Problem(
        "too_large",
        `Bạn đã tô ${most} đoạn. Bạn xóa bớt vài đoạn cũ trong “Đoạn đã tô” rồi tô tiếp nhé.`,
      );
    }
    const { rows } = await tx.query(
      `insert into highlight (id, "userId", "blogId", title, quote, prefix, suffix, start, note)
       select $1, auth.uid(), $2, a.title, $3, $4, $5, $6, $7 from app.readable_title($2) a (title)
        where a.title is not null returning ${COLUMNS}`,
      [id, blogId, quote, prefix, suffix, start, seal(deps, id, person, note)],
    );
    if (!rows[0]) throw new Problem("not_found", "Không tìm thấy bài viết này.");
    return { ...rows[0], note };
  });
}

async function changeNote(deps: HighlightDeps, person: Person, id: string, written: string): Promise<object> {
  const note = readOptional(written, LONGEST_HIGHLIGHT_NOTE);
  const { rows } = await deps.database.asCaller(actFor(person), {
    text: `update highlight set note = $2 where id = $1 returning ${COLUMNS}`,
    values: [id, seal(deps, id, person, note)],
  });
  if (!rows[0]) throw new Problem("not_found", MISSING);
  return { ...rows[0], note };
}
