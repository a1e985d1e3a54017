// Schemas of the evening's calls; fetched together with the first answer.
import { z } from "zod/mini";

const optionalText = z.optional(z.nullable(z.string()));
const optionalNumber = z.optional(z.nullable(z.number()));

const Home = z.object({ id: z.number(), title: z.string(), coverImage: optionalText });

const EpisodeRow = z.object({
  id: z.number(),
  title: z.string(),
  duration: optionalNumber,
  audio: optionalText,
  coverImage: optionalText,
  category: z.optional(z.nullable(z.object({ slug: z.string() }))),
  podcast: z.optional(z.nullable(Home)),
});
export type EpisodeRow = z.infer<typeof EpisodeRow>;
export const EpisodeRows = z.array(EpisodeRow);

export const LeftRows = z.array(
  z.object({ seconds: z.number(), updatedAt: z.string(), episode: z.nullable(EpisodeRow) }),
);

export const Progress = z.object({
  data: z.array(
    z.object({ title: z.string(), total: z.number(), complete: z.number(), courseId: optionalNumber }),
  ),
});
