// The two calls of somebody who cannot sign in. They throw a `Refusal`.

import { Refusal } from "../../api/refusal.ts";
import type { Api } from "../../api/result.ts";

const VISITOR = { token: null };
const Changed = async () => (await import("./password-schemas.ts")).Changed;

export async function resetPassword(api: Api, email: string): Promise<void> {
  const answer = await api.post("/functions/v1/auth/reset-password", { email }, VISITOR);
  if (!answer.ok) throw new Refusal(answer.error, "Failed to send reset password email");
}

export interface PasswordChange {
  email: string;
  password: string;
  resetCode: string;
}

/** Resolves to whether the new password is a leaked one. */
export async function changePassword(api: Api, change: PasswordChange): Promise<{ isWeak: boolean }> {
  const answer = await api.post("/functions/v1/auth/change-password", change, {
    ...VISITOR,
    schema: Changed,
  });
  if (!answer.ok) throw new Refusal(answer.error, "Failed to change password");
  return { isWeak: Boolean(answer.data.warning) };
}
