// Everything that administrators see of one person. Opening it is written down in the log, and in the person's own
// export.
import { PersonDetails, type PersonSummary } from "@bentrong/contract/staff-people";
import { deviceName } from "../../../api/gotrue/device-name.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import { listRequestsByUser } from "../data-requests/data-subject-requests.ts";
import { recordDecision } from "../record-decision.ts";
import { getSummary } from "./list-people.ts";

/** More than anybody scrolls through; the export has all. */
const MOST = 200;

const DEVICES = `
  select to_jsonb(d) as row from (
    select id, coalesce(user_agent, '') as name, created_at as "createdAt", refreshed_at as "lastSeenAt"
      from auth.sessions where user_id = $1 and ended_at is null order by refreshed_at desc limit ${MOST}) d`;
const ORDERS = `
  select to_jsonb(d) as row from (
    select id, "orderCode", kind, "referenceInfo"::jsonb ->> 'title' as title, price, status, "createdAt", "verifiedAt",
           coalesce("cancelledAt", "expiredAt") is not null as "isClosed",
           "refundedAt" is not null as "isRefunded"
      from "order" where "userId" = $1 order by "createdAt" desc limit ${MOST}) d`;
const MEMBERSHIPS = `
  select to_jsonb(d) as row from (
    select m.id, p.name as plan, m."startsAt", m."expiresAt", m."isGiven"
      from membership m join plan p on p.id = m."planId" where m."userId" = $1
     order by m."expiresAt" desc nulls last, m.id desc limit ${MOST}) d`;
const CONSENTS = `
  select to_jsonb(d) as row from (
    select kind, given, version, "createdAt" from consent where "userId" = $1 order by "createdAt" desc, id desc limit ${MOST}) d`;
const ACTIONS = `
  select to_jsonb(d) as row from (
    select a.action, a.reason, a.details, a.created_at as at,
           coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email) as by
      from ops.person_action a join ops.audit_log l on l.id = a.audit_id left join auth.users u on u.id = l.actor_id
     where a.user_id = $1 order by a.audit_id desc limit ${MOST}) d`;

/** Throws Problem("not_found"). */
export async function getPersonDetails(tx: Transaction, id: string): Promise<PersonDetails> {
  const person = await requirePerson(tx, id);
  await recordDecision(tx, { action: "VIEW", person: id });
  const listRows = async (text: string) => (await tx.query(text, [id])).rows.map(({ row }) => row);
  const devices = (await listRows(DEVICES)) as { name: string }[];
  return PersonDetails.parse({
    person,
    devices: devices.map((device) => ({ ...device, name: deviceName(device.name) })),
    orders: await listRows(ORDERS),
    memberships: await listRows(MEMBERSHIPS),
    consents: await listRows(CONSENTS),
    requests: await listRequestsByUser(tx, id),
    actions: await listRows(ACTIONS),
  });
}

export async function requirePerson(tx: Transaction, id: string): Promise<PersonSummary> {
  const person = await getSummary(tx, id);
  if (person) return person;
  throw new Problem("not_found", "Không tìm thấy người này. Có thể tài khoản đã được xóa.");
}
