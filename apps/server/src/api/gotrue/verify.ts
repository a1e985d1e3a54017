// POST /verify: what an e-mail carried, in exchange for a session.
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { limitAddress } from "./account-limits.ts";
import { type AuthDeps, readingFrom } from "./auth-deps.ts";
import { otpExpired, userBanned } from "./auth-error.ts";
import { confirmAddress, confirmNewAddress } from "./confirm-address.ts";
import type { Device } from "./device.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";
import type { ResetCodes } from "./reset-codes.ts";
import { toSessionResponse } from "./session-response.ts";
import { createSession } from "./sessions.ts";
import type { Later } from "./sign-in.ts";
import { createFindTrier } from "./trier.ts";
import { findUserById } from "./users.ts";

export type Proof =
  | { type: "email"; token: string; email: string | undefined }
  | { type: "email_change"; token: string; email: string | undefined }
  | { type: "recovery"; token: string; email: string };

export function createVerify(deps: AuthDeps, refreshTokens: RefreshTokens, codes: ResetCodes) {
  const { database, limits, events } = deps;
  const findTrier = createFindTrier(deps.devices);

  const redeem = async (tx: Transaction, proof: Proof): Promise<string | undefined> => {
    if (proof.type === "email") return confirmAddress(tx, proof.token);
    if (proof.type === "email_change") return confirmNewAddress(tx, deps, proof.token);
    const owner = await codes.check(tx, proof.email, proof.token);
    if (!owner || !(await codes.use(tx, owner.userId))) return undefined;
    await tx.query(
      "update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1",
      [owner.userId],
    );
    return owner.userId;
  };

  /** Throws otp_expired, which is also the answer for an address without an account. */
  return async (proof: Proof, device: Device, later: Later) => {
    const refuse = (): Error => {
      if (proof.type === "recovery") {
        later(async () => {
          const { userId } = await findTrier.byEmail(readingFrom(database), proof.email, device);
          await events.noteRefusal(userId, "wrong_code", { device });
        });
      }
      return otpExpired();
    };
    await limitAddress(limits, "redeem", device.address);
    if (proof.type === "recovery" && !(await codes.countAttempt(proof.email, proof.token, device)))
      throw refuse();
    const { person, session } = await database.inTransaction(AUTH_SERVICE, async (tx) => {
      const id = await redeem(tx, proof);
      const owner = id === undefined ? undefined : await findUserById(tx, id);
      if (!owner || (proof.email !== undefined && owner.email !== proof.email)) throw refuse();
      if (owner.is_banned) throw userBanned(403);
      await events.note(tx, owner.id, "signed_in", { device });
      return { person: owner, session: await createSession(tx, refreshTokens, owner, "otp", device) };
    });
    return toSessionResponse(deps, person, session);
  };
}
