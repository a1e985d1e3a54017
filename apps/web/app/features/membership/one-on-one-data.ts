import type { Api } from "../../api/result.ts";
import type { OneOnOne } from "./one-on-one-schemas.ts";

const schema = async () => (await import("./one-on-one-schemas.ts")).OneOnOneAnswer;
const PATH = "/functions/v1/one-on-one";

/** Throws the call's code. */
export async function loadOneOnOne(api: Api): Promise<OneOnOne> {
  const answer = await api.get(PATH, { schema });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.data.data;
}

/** Undefined: it could not be sent. */
export async function sendOneOnOne(
  api: Api,
  wish: { contact: string; wishes: string },
): Promise<OneOnOne | undefined> {
  const answer = await api.post(PATH, wish, { schema });
  return answer.ok ? answer.data.data : undefined;
}
