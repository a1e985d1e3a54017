import { z } from "zod";
import { ANSWER_TIMEOUT_MS, type Profile } from "./provider.ts";

const Me = z.object({ id: z.string().min(1).max(255), name: z.string().optional() });

/** Reads the holder of the token from a graph API as Facebook and Zalo share it. It confirms no address. */
export async function graphProfile(address: URL | string, headers: Record<string, string>): Promise<Profile> {
  const answer = await fetch(address, {
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const { id, name } = Me.parse(await answer.json());
  return { subject: id, name, email: undefined };
}
