import { z } from "zod/mini";

const Follow = z.object({ podcastId: z.number() });
export const Follows = z.array(Follow);
export const CountedFollows = z.array(z.object({ followerCount: z.number(), follow: Follows }));
export const Ids = z.array(z.object({ id: z.number() }));
