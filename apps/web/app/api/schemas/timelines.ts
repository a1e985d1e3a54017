import { z } from "zod/mini";

const Chapter = z.object({ start: z.number(), title: z.string() });
const Cue = z.object({ start: z.number(), end: z.optional(z.number()), text: z.string() });

const Timeline = z.object({ chapters: z.array(Chapter), cues: z.array(Cue) });
export type Timeline = z.infer<typeof Timeline>;
export const Timelines = z.array(Timeline);
export const TimelineIds = z.array(z.object({ id: z.number() }));
