// Makes the vectors of items that have none: what is new, and what was changed.
import { setTimeout as sleep } from "node:timers/promises";
import { type Embedder, MODEL_NAME } from "@bentrong/embedding";
import { z } from "zod";
import { type Database, JOB_SERVICE } from "../../../platform/database/database.ts";
import { toBytes } from "./vector-bytes.ts";

const AT_ONCE = 20;
/** Characters. */
const PASSAGE = 700;
/** Vectors of another model, or of texts that were cut in another way, are made anew. */
export const MADE_BY = `${MODEL_NAME} / ${PASSAGE}`;
const Items = z.array(
  z.object({ kind: z.string(), item_id: z.number(), title: z.string(), text: z.string() }),
);
type Item = z.infer<typeof Items>[number];

export interface EmbedItemsDeps {
  database: Pick<Database, "asCaller">;
  embedder: Pick<Embedder, "embed">;
  /** Pause after a passage, as a multiple of the time that it took. */
  rest?: number;
}

/** Ends early when the model is unavailable: search goes on without it. */
export async function embedItems(deps: EmbedItemsDeps, signal?: AbortSignal): Promise<void> {
  const { rows } = await deps.database.asCaller(JOB_SERVICE, {
    text: "select * from ops.list_items_without_meaning($1, $2)",
    values: [AT_ONCE, MADE_BY],
  });
  const items = Items.parse(rows);
  for (const item of items) if (signal?.aborted || !(await embedItem(deps, item))) return;
  if (items.length === AT_ONCE) await embedItems(deps, signal);
}

async function embedItem(
  { database, embedder, rest = 0 }: EmbedItemsDeps,
  { kind, item_id, title, text }: Item,
): Promise<boolean> {
  const vectors: Int8Array[] = [];
  // One text at a time: the companion's safety check waits in the same queue.
  for (const passage of listPassages(text)) {
    const begun = performance.now();
    const embedding = (await embedder.embed([`${title}. ${passage}`]))?.[0];
    if (!embedding) return false;
    vectors.push(toBytes(embedding.vector));
    await sleep(rest * (performance.now() - begun));
  }
  await database.asCaller(JOB_SERVICE, {
    text: "select ops.store_meaning($1, $2, $3, $4, $5, $6)",
    values: [
      kind,
      item_id,
      title,
      text,
      Buffer.concat(vectors.map(({ buffer }) => Buffer.from(buffer))),
      MADE_BY,
    ],
  });
  return true;
}

/** As much text as the model reads at once, about. A text makes four at most (ops.get_meaning_text). */
function listPassages(text: string): string[] {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.match(new RegExp(`.{1,${PASSAGE}}`, "gu")) ?? [""];
}
