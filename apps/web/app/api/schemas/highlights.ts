import { z } from "zod/mini";

const Highlight = z.object({
  id: z.string(),
  blogId: z.number(),
  title: z.string(),
  quote: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  start: z.number(),
  note: z.string(),
  createdAt: z.string(),
});
export type Highlight = z.infer<typeof Highlight>;
export const Highlights = z.array(Highlight);
export const AddedHighlight = z.object({ data: Highlight });
export const BlogIds = z.array(z.object({ id: z.number() }));
