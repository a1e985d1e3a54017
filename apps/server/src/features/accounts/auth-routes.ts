// POST auth/reset-password and auth/change-password: a forgotten password, in the words of the screens.
import { Hono } from "hono";
import { z } from "zod";
import type { AuthDeps } from "../../api/gotrue/auth-deps.ts";
import { AuthError } from "../../api/gotrue/auth-error.ts";
import { createDeviceCookie } from "../../api/gotrue/device-cookie.ts";
import { parseEmail } from "../../api/gotrue/email-address.ts";
import { createRecover } from "../../api/gotrue/recover.ts";
import { createResetCodes } from "../../api/gotrue/reset-codes.ts";
import { createResetPassword } from "../../api/gotrue/reset-password.ts";
import { afterAnswer } from "../../platform/http/after-answer.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { refusal } from "../../platform/http/errors.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { Problem } from "../../platform/problem.ts";

const Email = z.string().transform((typed, context) => {
  const email = parseEmail(typed);
  if (email !== undefined) return email;
  context.addIssue("Email không hợp lệ");
  return z.NEVER;
});
export const ResetBody = z.object({ email: Email });
export const ChangeBody = z.object({ email: Email, password: z.string(), resetCode: z.string().max(100) });

export function createAuthFunctions(deps: AuthDeps): Hono<AppEnv> {
  const codes = createResetCodes(deps);
  const recover = createRecover(deps, codes);
  const resetPassword = createResetPassword(deps, codes);

  const { readDevice, rememberReader } = createDeviceCookie(deps);

  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    // Refusals of a password, which are worded for its reader.
    if (error instanceof AuthError) return refusal(c, "functions", error);
    throw error;
  });

  app.post("/reset-password", async (c) => {
    const { email } = await readInput(c, ResetBody);
    afterAnswer(c, await recover("reset_code", email, readDevice(c)));
    return c.json({ success: true });
  });

  app.post("/change-password", async (c) => {
    const { email, password, resetCode } = await readInput(c, ChangeBody);
    const result = await resetPassword({ email, password, code: resetCode }, readDevice(c), (work) =>
      afterAnswer(c, work),
    );
    if (!result.changed) {
      throw new Problem(
        "invalid_input",
        "Mã xác nhận không đúng hoặc đã hết hạn. Bạn có thể yêu cầu mã mới.",
      );
    }
    if (result.reader !== undefined) rememberReader(c, result.reader);
    return c.json({ success: true, ...(result.warning ? { warning: result.warning } : {}) });
  });
  return app;
}
