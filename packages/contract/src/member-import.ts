// A file of members, line by line: what an import would do, or did.
import { z } from "zod/mini";

export const MOST_IMPORT_LINES = 2_000;
/** A little less than a body may have, since the file travels within JSON. */
export const MOST_IMPORT_BYTES = 1_000_000;

export const ImportOutcome = z.enum(["new", "days", "known", "problem"]);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const ImportLine = z.object({
  /** Of the file, from 1; the heading is one. */
  line: z.number(),
  outcome: ImportOutcome,
  email: z.string(),
  /** For readers: what happens, or why nothing does. */
  explanation: z.string(),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const MemberImport = z.object({
  lines: z.array(ImportLine),
  counts: z.record(ImportOutcome, z.number()),
});
export type MemberImport = z.infer<typeof MemberImport>;
