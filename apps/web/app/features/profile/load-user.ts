import type { Api } from "../../lib/api/api.ts";
import { Refusal } from "../../lib/api/refusal.ts";
import { keepAccount } from "../../lib/session/account.ts";
import { fetchUser, type User } from "../../lib/session/auth-calls.ts";

const PROFILE_FAILED = "Failed to fetch user profile";

/** Throws a `Refusal`. */
export async function loadUser(api: Api): Promise<User> {
  const answer = await fetchUser(api);
  if (!answer.ok) throw new Refusal(answer.error, PROFILE_FAILED);
  keepAccount(answer.data);
  return answer.data;
}
