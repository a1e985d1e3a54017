// The caller of a function, read from the database at every call and not from the token alone: a session that was ended and a
// person who was blocked or deleted are refused at once.
import type { Context } from "hono";
import { z } from "zod";
import { AUTH_SERVICE, type Caller, type Database } from "../database/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { Problem } from "../problem.ts";
import { parseBearer } from "./bearer.ts";
import { isFresh } from "./fresh-proof.ts";
import { withoutStaffRights } from "./staff-step.ts";
import type { Tokens } from "./tokens.ts";

export interface Person {
  id: string;
  /** The address as it is now; a token may still carry an older one. */
  email: string;
  /** Absent for a token that was signed without a session. */
  sessionId: string | undefined;
  /** When its person last proved to be its owner: by signing in, by the second step, or asked in between. */
  provedAt: Date;
  /** The same for commands of staff: with an authenticator its code is needed, the password is not enough. */
  staffProvedAt: Date;
  /** For statements on the person's behalf. */
  caller: Caller;
}

export type Authenticate = (c: Context<AppEnv>) => Promise<Person>;

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  iat: z.number(),
  session_id: z.uuid().optional(),
});

const PERSON = `
  select u.email, greatest(s.created_at, s.second_step_at, s.proved_at) as proved_at,
    case when exists (
      select from auth.factors f where f.user_id = u.id and f.factor_type = 'totp' and f.status = 'verified'
    ) then s.second_step_at else greatest(s.created_at, s.second_step_at, s.proved_at) end as staff_proved_at,
    case when s.id is null then 'live' else auth.session_standing(s.id, $3) end as standing
  from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
  where u.id = $1 and (u.banned_until is null or u.banned_until < now())
    and ($2::uuid is null or (s.id is not null and s.ended_at is null))`;

/**
 * Throws Problem("not_signed_in") unless the request is made by a person who may act now, and
 * Problem("aal2_required") when their sign-in is not complete.
 */
export function createAuthenticate(
  tokens: Tokens,
  database: Pick<Database, "asCaller">,
  { staffNeedSecondStep = false } = {},
): Authenticate {
  return async (c) => {
    const token = parseBearer(c.req.header("authorization"));
    if (!token || token === tokens.publicKey) throw notSignedIn();
    const verified = await tokens.verify(token).catch(() => undefined);
    const claims = Claims.safeParse(verified);
    if (!claims.success) throw notSignedIn();
    const { sub, iat, session_id: sessionId } = claims.data;
    const { rows } = await database.asCaller(AUTH_SERVICE, {
      text: PERSON,
      values: [sub, sessionId ?? null, staffNeedSecondStep],
      name: "auth_person",
    });
    const [row] = rows;
    if (!row || row.standing === "ended") throw notSignedIn();
    if (row.standing === "aal2_required") throw secondStepMissing();
    const rights = row.standing === "live" ? verified : withoutStaffRights({ ...verified });
    return {
      id: sub,
      email: String(row.email),
      sessionId,
      provedAt: dateOr(row.proved_at, iat),
      staffProvedAt: dateOr(row.staff_proved_at, iat),
      caller: { role: "authenticated", claims: JSON.stringify(rights) },
    };
  };
}

/** Throws Problem("reauthentication_needed"): an unlocked phone is not its owner. */
export function requireFreshProof(
  { provedAt }: Pick<Person, "provedAt">,
  message = "Để chắc đây là bạn, bạn xác nhận lại một lần rồi thử tiếp nhé.",
): void {
  if (!isFresh(provedAt)) throw new Problem("reauthentication_needed", message);
}

/** Before money moves, rights change or everybody's data leaves. The back office asks for the proof and repeats the call. */
export const requireFreshStaffProof = ({ staffProvedAt }: Pick<Person, "staffProvedAt">): void =>
  requireFreshProof(
    { provedAt: staffProvedAt },
    "Việc này cần bạn xác nhận lại mình là ai. Chưa có gì được thay đổi.",
  );

/** A token without a session proves no more than when it was signed. */
const dateOr = (value: unknown, iat: number): Date => (value instanceof Date ? value : new Date(iat * 1000));

const notSignedIn = (): Problem =>
  new Problem("not_signed_in", "Bạn cần đăng nhập để tiếp tục. Vui lòng đăng nhập lại.");

const secondStepMissing = (): Problem =>
  new Problem("aal2_required", "Bạn đã bật xác minh hai bước. Hãy nhập mã từ ứng dụng xác thực để vào tiếp.");
