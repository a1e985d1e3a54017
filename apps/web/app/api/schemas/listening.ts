import { z } from "zod/mini";

export const OptOuts = z.array(z.object({ createdAt: z.string() }));

export const Positions = z.array(z.object({ episodeId: z.number(), seconds: z.number() }));

export const OnePosition = z.array(z.object({ seconds: z.number() }));
