// The two calls of somebody who cannot sign in. They throw a `Refusal`.
import { z } from "zod/mini";
import type { Api } from "../../lib/api/api.ts";
import { Refusal } from "../../lib/api/refusal.ts";

const VISITOR = { token: null };
const Changed = z.object({ warning: z.optional(z.nullable(z.object({ code: z.string() }))) });

export async function resetPassword(api: Api, email: string): Promise<void> {
  const answer = await api.post("/functions/v1/auth/reset-password", { email }, VISITOR);
  if (!answer.ok) throw new Refusal(answer.error, "Failed to send reset password email");
}

export interface PasswordChange {
  email: string;
  password: string;
  resetCode: string;
}

/** Whether the new password is one that others know too. */
export async function changePassword(api: Api, change: PasswordChange): Promise<{ isWeak: boolean }> {
  const answer = await api.post("/functions/v1/auth/change-password", change, VISITOR);
  if (!answer.ok) throw new Refusal(answer.error, "Failed to change password");
  const changed = Changed.safeParse(answer.data);
  return { isWeak: Boolean(changed.success && changed.data.warning) };
}
