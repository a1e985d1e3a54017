import { fetchUser, type User } from "../../api/auth.ts";
import type { Api } from "../../api/result.ts";
import { keepAccount } from "../../api/session/account.ts";
import { unwrap } from "../../api/unwrap.ts";

const PROFILE_FAILED = "Failed to fetch user profile";

/** Throws an `ApiRequestError`. */
export async function loadUser(api: Api): Promise<User> {
  const user = unwrap(await fetchUser(api), PROFILE_FAILED);
  keepAccount(user);
  return user;
}
