import { z } from "zod/mini";

const Id = z.nullable(z.number());
export const SavedIds = z.array(z.object({ blogId: Id, podcastId: Id, courseId: Id }));

const Shown = z.nullable(
  z.object({ id: z.number(), title: z.string(), coverImage: z.optional(z.nullable(z.string())) }),
);
const SavedItem = z.object({
  id: z.number(),
  createdAt: z.string(),
  blogId: Id,
  podcastId: Id,
  courseId: Id,
  /** null: removed since, or not visible to this person any more. */
  blog: Shown,
  podcast: Shown,
  course: Shown,
});
export type SavedItem = z.infer<typeof SavedItem>;
export const SavedItems = z.array(SavedItem);
