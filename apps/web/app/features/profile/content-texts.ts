// Texts of the server, or its refusal in its own words, and else in those of the specification.
import type { Api } from "../../api/result.ts";
import { getPublicText, getRoleText, type RoleText } from "../../api/role-texts.ts";
import { unwrap } from "../../api/unwrap.ts";

const ROLE_TEXT_FAILED: Record<RoleText, string> = {
  "user-content": "Failed to fetch user content",
  "mod-content": "Failed to fetch moderator content",
  "admin-content": "Failed to fetch admin content",
};
const PUBLIC_TEXT_FAILED = "Failed to fetch public content";

/** Throws an `ApiRequestError`. */
export const loadRoleText = async (api: Api, name: RoleText): Promise<string> =>
  unwrap(await getRoleText(api, name), ROLE_TEXT_FAILED[name]);

/** Throws an `ApiRequestError`. */
export const loadPublicText = async (fetchText?: typeof fetch): Promise<string> =>
  unwrap(await getPublicText(fetchText), PUBLIC_TEXT_FAILED);
