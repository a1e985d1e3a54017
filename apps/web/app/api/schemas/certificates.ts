// Schemas of a certificate whose owner shows it to anybody; fetched together with the answer.
import { z } from "zod/mini";

const PublishedCertificate = z.object({
  name: z.string(),
  courseTitle: z.string(),
  completedAt: z.string(),
});
export type PublishedCertificate = z.infer<typeof PublishedCertificate>;

export const Published = z.object({ data: PublishedCertificate });
