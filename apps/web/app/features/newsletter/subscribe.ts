import type { Api } from "../../api/result.ts";

export type Subscription = "thanks" | "already" | "failed";

/** An address that is already on the list is no failure: the person has what they asked for. */
export async function subscribe(api: Api, email: string): Promise<Subscription> {
  const answer = await api.post("/rest/v1/newSubscription", { email });
  if (answer.ok) return "thanks";
  return answer.error.status === 409 ? "already" : "failed";
}
