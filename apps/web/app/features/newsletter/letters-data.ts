// Calls behind the links of newsletter e-mails, without signing in: the token in the link names the subscription.
import type { Api, ApiError } from "../../api/result.ts";
import type { Preferences } from "./letters-schemas.ts";

const CALLS = "/functions/v1/newsletter";

const Answer = async () => (await import("./letters-schemas.ts")).Preferences;

/** `invalid`: the link is of no use any more. `failed`: nobody knows, so it may be tried again. */
export type LinkProblem = "invalid" | "failed";

const TOO_MANY = 429;

const problemOf = ({ status }: ApiError): LinkProblem =>
  status >= 400 && status < 500 && status !== TOO_MANY ? "invalid" : "failed";

export async function loadPreferences(api: Api, token: string): Promise<Preferences | LinkProblem> {
  if (!token) return "invalid";
  const path = `${CALLS}/preferences?token=${encodeURIComponent(token)}`;
  const answer = await api.get(path, { schema: Answer });
  return answer.ok ? answer.data.data : problemOf(answer.error);
}

/** True if the list now has the wanted state. */
export const setSubscribed = async (api: Api, token: string, subscribed: boolean): Promise<boolean> =>
  (await api.post(`${CALLS}/preferences`, { token, subscribed })).ok;

const asked = new Map<string, Promise<"done" | LinkProblem>>();

/** One token is sent once, however often its page is drawn; only a call without an outcome may be repeated. */
export function confirmOnce(api: Api, token: string): Promise<"done" | LinkProblem> {
  const before = asked.get(token);
  if (before) return before;
  const answer = confirm(api, token);
  asked.set(token, answer);
  void answer.then((outcome) => outcome === "failed" && asked.delete(token));
  return answer;
}

async function confirm(api: Api, token: string): Promise<"done" | LinkProblem> {
  if (!token) return "invalid";
  const answer = await api.post(`${CALLS}/confirm`, { token });
  return answer.ok ? "done" : problemOf(answer.error);
}
