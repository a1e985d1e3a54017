// Schemas of sounds; fetched together with the first answer.
import { z } from "zod/mini";

const optionalText = z.optional(z.nullable(z.string()));
const optionalNumber = z.optional(z.nullable(z.number()));

const Home = z.object({ id: z.number(), title: z.string(), coverImage: optionalText });

const SoundRow = z.object({
  id: z.number(),
  title: z.string(),
  duration: optionalNumber,
  audio: optionalText,
  coverImage: optionalText,
  category: z.optional(z.nullable(z.object({ slug: z.string() }))),
  podcast: z.optional(z.nullable(Home)),
});
export type SoundRow = z.infer<typeof SoundRow>;
export const SoundRows = z.array(SoundRow);

const LeftSoundRow = z.object({
  seconds: z.number(),
  updatedAt: z.string(),
  episode: z.nullable(SoundRow),
});
export type LeftSoundRow = z.infer<typeof LeftSoundRow>;
export const LeftSoundRows = z.array(LeftSoundRow);
