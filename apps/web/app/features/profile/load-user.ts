import { fetchUser, type User } from "../../api/auth.ts";
import { Refusal } from "../../api/refusal.ts";
import type { Api } from "../../api/result.ts";
import { keepAccount } from "../../api/session/account.ts";

const PROFILE_FAILED = "Failed to fetch user profile";

/** Throws a `Refusal`. */
export async function loadUser(api: Api): Promise<User> {
  const answer = await fetchUser(api);
  if (!answer.ok) throw new Refusal(answer.error, PROFILE_FAILED);
  keepAccount(answer.data);
  return answer.data;
}
