// Commands of administrators about one person. Each decision is one transaction: what is done, the line of the log with
// the reason, and the e-mail where there is one.

import type { GrantableRole } from "@bentrong/contract/staff-people";
import { z } from "zod";
import { endSessions } from "../../../api/gotrue/sessions.ts";
import { asAdministrator, asOnlyAdministrator } from "../../../platform/database/as-administrator.ts";
import {
  AUTH_SERVICE,
  type Database,
  STAFF_SERVICE,
  type Transaction,
} from "../../../platform/database/database.ts";
import { lockPurchases } from "../../../platform/database/lock-purchases.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import type { Person } from "../../../platform/identity/authenticate.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordDecision } from "../record-decision.ts";
import { requirePerson } from "./one-person.ts";

export interface DecideDeps {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
}

export type Administrator = Pick<Person, "id" | "caller">;

/** The person concerned, the administrator and the reason. */
export interface Case {
  staff: Administrator;
  person: string;
  reason: string;
}

/** Beginning where everything that the person has so far ends, as a paid period does. */
const GIVE = `
  insert into membership ("userId", "planId", "startsAt", "expiresAt", "isGiven")
  select $1, (select p.id from plan p where p.id <> 1 order by p.type <> 'pro1month', p.price, p.id limit 1),
         s.at, s.at + make_interval(hours => 24 * $2), true
    from (select greatest(clock_timestamp(), max("expiresAt")) as at
            from membership where "userId" = $1 and "planId" <> 1) s
  returning "expiresAt"`;

export const giveMembership = (
  { database, outbox }: DecideDeps,
  { staff, person, reason }: Case,
  days: number,
): Promise<Date> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const { email, name } = await requirePerson(tx, person);
    await lockPurchases(tx, person);
    const { rows } = await tx.query("select from plan where id <> 1 limit 1");
    if (rows.length === 0) throw new Problem("not_for_sale", "Chưa có gói trả phí nào để tặng.");
    const given = await tx.query(GIVE, [person, days]);
    const { expiresAt } = z.object({ expiresAt: z.date() }).parse(given.rows[0]);
    await recordDecision(tx, { action: "GIVE_MEMBERSHIP", person, reason, details: { days } });
    await outbox.enqueue(tx, {
      kind: "membership_given",
      ...{ to: email, userId: person, days, expiresAt },
      ...(name ? { name } : {}),
    });
    return expiresAt;
  });

export const grantRole = (
  { database }: DecideDeps,
  { staff, person, reason }: Case,
  role: GrantableRole,
): Promise<void> =>
  asOnlyAdministrator(database, STAFF_SERVICE, staff.caller, person, async (tx) => {
    const { roles } = await requirePerson(tx, person);
    if (roles.includes(role)) throw new Problem("already_done", "Người này đã có quyền ấy rồi.");
    await tx.query("insert into auth.user_roles (user_id, role, granted_by) values ($1, $2, $3)", [
      ...[person, role, staff.id],
    ]);
    await recordDecision(tx, { action: "GRANT_ROLE", person, reason, details: { role } });
  });

/** Administrators cannot revoke their own role, so that one always remains. */
export const withdrawRole = (
  { database }: DecideDeps,
  { staff, person, reason }: Case,
  role: GrantableRole,
): Promise<void> =>
  asOnlyAdministrator(database, STAFF_SERVICE, staff.caller, person, async (tx) => {
    if (person === staff.id && role === "ROLE_ADMIN") {
      throw new Problem(
        "last_administrator",
        "Bạn không tự bỏ quyền quản trị của mình được. Hãy nhờ một quản trị viên khác.",
      );
    }
    const { roles } = await requirePerson(tx, person);
    if (!roles.includes(role)) throw new Problem("already_done", "Người này không còn quyền ấy nữa.");
    await tx.query("delete from auth.user_roles where user_id = $1 and role = $2", [person, role]);
    await recordDecision(tx, { action: "WITHDRAW_ROLE", person, reason, details: { role } });
  });

/** Triggers end every session and tell every process at once. `until` null: without end. */
export const block = (
  { database }: DecideDeps,
  { staff, person, reason }: Case,
  until: Date | null,
): Promise<void> =>
  asOnlyAdministrator(database, STAFF_SERVICE, staff.caller, person, async (tx) => {
    if (person === staff.id) throw new Problem("not_allowed", "Bạn không tự khóa tài khoản của mình được.");
    await requirePerson(tx, person);
    await setBlock(tx, person, until === null ? "infinity" : until.toISOString());
    const details = { until: until === null ? "forever" : until.toISOString() };
    await recordDecision(tx, { action: "BLOCK", person, reason, details });
  });

export const unblock = ({ database }: DecideDeps, { staff, person, reason }: Case): Promise<void> =>
  asOnlyAdministrator(database, STAFF_SERVICE, staff.caller, person, async (tx) => {
    const { blockedUntil } = await requirePerson(tx, person);
    if (blockedUntil === null) throw new Problem("already_done", "Tài khoản này không bị khóa.");
    await setBlock(tx, person, null);
    await recordDecision(tx, { action: "UNBLOCK", person, reason });
  });

const setBlock = (tx: Transaction, person: string, until: string | null) =>
  tx.query("update auth.users set banned_until = $2 where id = $1", [person, until]);

/** Also of oneself: this device included. */
export const signOutEverywhere = async (
  { database }: DecideDeps,
  { staff, person, reason }: Case,
): Promise<void> => {
  await asAdministrator(database, STAFF_SERVICE, staff.caller, (tx) => requirePerson(tx, person));
  await asAdministrator(database, AUTH_SERVICE, staff.caller, async (tx) => {
    await endSessions(tx, person, "global", undefined);
    await recordDecision(tx, { action: "SIGN_OUT", person, reason });
  });
};

/** Returns the address to which the code goes; `allow` may refuse it. Who is blocked gets none. */
export const recordResetLetter = (
  { database }: DecideDeps,
  { staff, person, reason }: Case,
  allow: (email: string) => Promise<void>,
): Promise<string> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const { email, blockedUntil } = await requirePerson(tx, person);
    if (blockedUntil !== null) {
      throw new Problem("not_allowed", "Tài khoản này đang bị khóa. Hãy mở khóa trước rồi gửi thư.");
    }
    await allow(email);
    await recordDecision(tx, { action: "SEND_RESET_LETTER", person, reason });
    return email;
  });
