import { type UploadKind, UploadKind as UploadKindSchema } from "@bentrong/contract/media-file";
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import { errors } from "../errors.ts";

/** Unfinished ones of one person: enough for a whole podcast in an evening, too few to fill a disk. */
export const MOST_UNFINISHED = 10;
/** Time after which an interrupted upload is removed. */
export const LIFE_HOURS = 24;

const UploadRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  kind: UploadKindSchema,
  name: z.string(),
  bytes: z.coerce.number(),
  modified: z.coerce.number().nullable(),
  fileId: z.uuid().nullable(),
  createdAt: z.date(),
});
export type UploadRow = z.infer<typeof UploadRow>;

export interface NewUpload {
  id: string;
  userId: string;
  kind: UploadKind;
  name: string;
  bytes: number;
  modified: number | null;
}

const COLUMNS = `id, user_id as "userId", kind, name, bytes, modified, file_id as "fileId", created_at as "createdAt"`;

const INSERT = `
  insert into ops.upload (id, user_id, kind, name, bytes, modified, expires_at)
  select $1, $2, $3, $4, $5, $8, now() + make_interval(hours => $6)
   where (select count(*) from ops.upload where user_id = $2 and file_id is null and expires_at > now()) < $7`;

/** Throws Problem("uploads_full"). */
export async function beginUpload(
  tx: Transaction,
  { id, userId, kind, name, bytes, modified }: NewUpload,
): Promise<void> {
  // Two at the same moment would both find room for one.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('upload ' || $1, 0))", [userId]);
  const { rowCount } = await tx.query(INSERT, [
    ...[id, userId, kind, name, bytes, LIFE_HOURS, MOST_UNFINISHED, modified],
  ]);
  if (rowCount === 1) return;
  throw new Problem(
    errors.uploads_full,
    `Bạn đang có ${MOST_UNFINISHED} tệp tải lên dở. Bạn tải nốt hoặc hủy bớt rồi thử lại nhé.`,
  );
}

/** Undefined once it has expired. */
export async function findUpload(tx: Transaction, id: string): Promise<UploadRow | undefined> {
  const { rows } = await tx.query(`select ${COLUMNS} from ops.upload where id = $1 and expires_at > now()`, [
    id,
  ]);
  return rows[0] && UploadRow.parse(rows[0]);
}

export async function unfinishedUploads(tx: Transaction, userId: string): Promise<UploadRow[]> {
  const { rows } = await tx.query(
    `select ${COLUMNS} from ops.upload where user_id = $1 and file_id is null and expires_at > now()
      order by created_at`,
    [userId],
  );
  return rows.map((row) => UploadRow.parse(row));
}

export const forgetUpload = (tx: Transaction, id: string): Promise<unknown> =>
  tx.query("delete from ops.upload where id = $1", [id]);

/** False when it was cancelled meanwhile. */
export const finishUpload = async (tx: Transaction, id: string, fileId: string): Promise<boolean> =>
  (await tx.query("update ops.upload set file_id = $2 where id = $1", [id, fileId])).rowCount === 1;
