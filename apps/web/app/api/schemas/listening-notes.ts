import { z } from "zod/mini";

const ListeningNote = z.object({ id: z.string(), seconds: z.number(), content: z.string() });
export type ListeningNote = z.infer<typeof ListeningNote>;
export const ListeningNotes = z.array(ListeningNote);
export const NotedEpisodes = z.array(z.object({ episodeId: z.number() }));
