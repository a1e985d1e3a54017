// Outcomes of the links in e-mails to many.
import {
  confirmSubscription,
  getPreferences,
  type MailingList,
  type Preferences,
} from "../../api/newsletter.ts";
import type { Api, ApiError } from "../../api/result.ts";

/** `invalid`: the link is of no use any more. `failed`: the outcome is unknown, so it may be tried again. */
type LinkProblem = "invalid" | "failed";

const TOO_MANY = 429;

const toProblem = ({ status }: ApiError): LinkProblem =>
  status >= 400 && status < 500 && status !== TOO_MANY ? "invalid" : "failed";

export async function loadPreferences(
  api: Api,
  list: MailingList,
  token: string,
): Promise<Preferences | LinkProblem> {
  if (!token) return "invalid";
  const result = await getPreferences(api, list, token);
  return result.ok ? result.data : toProblem(result.error);
}

const asked = new Map<string, Promise<"done" | LinkProblem>>();

/** One token is sent once, however often its page is drawn; only a call without an outcome may be repeated. */
export function confirmOnce(api: Api, token: string): Promise<"done" | LinkProblem> {
  const before = asked.get(token);
  if (before) return before;
  const outcome = confirm(api, token);
  asked.set(token, outcome);
  void outcome.then((known) => known === "failed" && asked.delete(token));
  return outcome;
}

async function confirm(api: Api, token: string): Promise<"done" | LinkProblem> {
  if (!token) return "invalid";
  const result = await confirmSubscription(api, token);
  return result.ok ? "done" : toProblem(result.error);
}
