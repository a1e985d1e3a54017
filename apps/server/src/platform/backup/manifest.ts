// Manifest of a backup: the first entry names the contents, the last proves that they are complete.
import { z } from "zod";

export const MANIFEST_ENTRY = "manifest.json";
export const END_ENTRY = "end.json";

export const Manifest = z.object({
  format: z.literal(1, "it was made by a newer release"),
  release: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of entries below migrations/, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  /** false: sounds and pictures lie in an object store, which has backups of its own. */
  hasMedia: z.boolean(),
  hasKeys: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;

export const End = z.object({ entries: z.int(), sha256: z.string() });
export type End = z.infer<typeof End>;
