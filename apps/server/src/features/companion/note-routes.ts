// /functions/v1/note: what the companion may remember. The person writes, changes and removes each note.

import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readInput, readUuid } from "../../platform/http/read-input.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { addNote, changeNote, type NoteDeps, removeNote } from "./notes/notes.ts";

export interface NoteFunctionsDeps {
  companion: NoteDeps;
  authenticate: Authenticate;
  limits: Limits;
}

const LIMIT = { limit: 120, windowSeconds: 3_600 };
const NO_SUCH_NOTE = "Ghi chú này không còn nữa.";
export const NewNote = z.object({ content: z.string(), sessionId: z.uuid().optional() });
export const Change = z.object({ content: z.string() });

export function createNoteFunctions({ companion, authenticate, limits }: NoteFunctionsDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.post("/", async (c) => {
    const { id } = await authenticate(c);
    const note = await readInput(c, NewNote);
    await limits.take(`notes of ${id}`, LIMIT);
    return c.json({ success: true, data: await addNote(companion, id, note) }, 201);
  });

  app.put("/:id", async (c) => {
    const { id: person } = await authenticate(c);
    const { content } = await readInput(c, Change);
    await limits.take(`notes of ${person}`, LIMIT);
    return c.json({
      success: true,
      data: await changeNote(companion, person, { id: readUuid(c, NO_SUCH_NOTE), content }),
    });
  });

  app.delete("/:id", async (c) => {
    const { id: person } = await authenticate(c);
    await removeNote(companion, person, readUuid(c, NO_SUCH_NOTE));
    return c.json({ success: true });
  });
  return app;
}
