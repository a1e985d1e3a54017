// Conversations as they lie in the database and as their owner reads them.
import { z } from "zod";
import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";

const instant = z.date().transform((at) => at.toISOString());

export const SessionRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  mode: z.enum(["map", "portal", "imaginary"]),
  status: z.enum(["active", "completed"]),
  title: z.string().nullable(),
  summary: z.string().nullable(),
  /** Given by the person. */
  name: z.string().nullable(),
  createdAt: instant,
  completedAt: instant.nullable(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const SESSION_COLUMNS = `id, "userId", mode, status, title, summary, name, "createdAt", "completedAt"`;

/** The row with its sealed columns open. */
export function decryptSession(sealed: EncryptedColumns, row: unknown): SessionRow {
  const session = SessionRow.parse(row);
  const open = (column: "title" | "summary" | "name"): string | null => {
    const text = session[column];
    return text === null
      ? null
      : sealed.decrypt({ column: `session.${column}`, aad: [session.id, session.userId], text });
  };
  return { ...session, title: open("title"), summary: open("summary"), name: open("name") };
}
