// The two steps of somebody who forgot the password. They throw an `ApiRequestError`.
import { type PasswordChange, requestPasswordReset, resetPassword } from "../../api/auth.ts";
import type { Api } from "../../api/result.ts";
import { unwrap } from "../../api/unwrap.ts";

export async function sendResetCode(api: Api, email: string): Promise<void> {
  unwrap(await requestPasswordReset(api, email), "Failed to send reset password email");
}

export const changePassword = async (api: Api, change: PasswordChange): Promise<{ isWeak: boolean }> =>
  unwrap(await resetPassword(api, change), "Failed to change password");
