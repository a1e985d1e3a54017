import { z } from "zod/mini";
import { unwrapData, unwrapList } from "./conversations.ts";

const Note = z.object({ id: z.string(), content: z.string(), createdAt: z.string() });
export type Note = z.infer<typeof Note>;

export const Notes = unwrapList(z.array(Note));
export const OneNote = unwrapData(Note);
