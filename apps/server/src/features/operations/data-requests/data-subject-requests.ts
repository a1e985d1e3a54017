// Requests that the law gives people, as administrators see them.
import { PersonRequest, type RequestClock, type RequestKind } from "@bentrong/contract/staff-people";
import type { Transaction } from "../../../platform/database/database.ts";

/** Time before its deadline at which a request counts as due soon. */
const SOON = `
  (r.acknowledged_at is null and r.acknowledge_by < now() + interval '1 day') or r.complete_by < now() + interval '3 days'`;
const OVERDUE = "(r.acknowledged_at is null and r.acknowledge_by <= now()) or r.complete_by <= now()";

const CLOCK = `case when r.completed_at is not null then 'over' when ${OVERDUE} then 'overdue' when ${SOON} then 'soon' else 'on_time' end`;

const SHOWN = `
  r.id, r.user_id as "personId", coalesce(u.email, r.contact) as who, u.email_confirmed_at is not null as "isConfirmed",
  r.kind, r.channel, r.involves_others as "involvesOthers", r.note, r.received_at as "receivedAt",
  r.acknowledge_by as "acknowledgeBy", r.acknowledged_at as "acknowledgedAt", r.complete_by as "completeBy",
  r.extended_at as "extendedAt", r.extension_reason as "extensionReason", r.export_offered_at as "exportOfferedAt",
  r.completed_at as "completedAt", r.outcome, r.outcome_reason as "outcomeReason", ${CLOCK} as clock`;
const FROM = "from ops.data_subject_request r left join auth.users u on u.id = r.user_id";

const parsed = (rows: Record<string, unknown>[]): PersonRequest[] =>
  rows.map(({ row }) => PersonRequest.parse(row));

/** Of one person, newest first. */
export async function listRequestsByUser(tx: Transaction, person: string): Promise<PersonRequest[]> {
  const { rows } = await tx.query(
    `select to_jsonb(d) as row from (select ${SHOWN} ${FROM} where r.user_id = $1 order by r.received_at desc, r.id desc limit 200) d`,
    [person],
  );
  return parsed(rows);
}

export async function findRequestById(tx: Transaction, id: number): Promise<PersonRequest | undefined> {
  const { rows } = await tx.query(
    `select to_jsonb(d) as row from (select ${SHOWN} ${FROM} where r.id = $1) d`,
    [id],
  );
  return parsed(rows)[0];
}

export interface RequestFilter {
  state?: "open" | "over" | undefined;
  clock?: Exclude<RequestClock, "on_time" | "over"> | undefined;
  kind?: RequestKind | undefined;
}

/** The clock that ends first. */
const DUE = `case when r.acknowledged_at is null then least(r.acknowledge_by, r.complete_by) else r.complete_by end`;
const BY_DUE = {
  after: `(${DUE}, r.id) > ($4, $5::bigint)`,
  order: `${DUE}, r.id`,
} as const;
const BY_ARRIVAL = {
  after: "(r.received_at, r.id) < ($4, $5::bigint)",
  order: "r.received_at desc, r.id desc",
} as const;

/** Cursor of a page of that state that ends with this request: as the list sorts, see `listRequests`. */
export function toCursorPlace(
  state: RequestFilter["state"],
  { id, receivedAt, acknowledgedAt, acknowledgeBy, completeBy }: PersonRequest,
): [time: string, id: string] {
  const isAnswerFirst = acknowledgedAt === null && Date.parse(acknowledgeBy) < Date.parse(completeBy);
  const due = isAnswerFirst ? acknowledgeBy : completeBy;
  return [state === "open" ? due : receivedAt, String(id)];
}

/** Open ones by the clock that ends first, others newest first; after the place where the page before ended. */
export async function listRequests(
  tx: Transaction,
  { state, clock, kind }: RequestFilter,
  place: readonly [string, string] | undefined,
  size: number,
): Promise<PersonRequest[]> {
  const { after, order } = state === "open" ? BY_DUE : BY_ARRIVAL;
  const { rows } = await tx.query(
    `select to_jsonb(d) as row from (
       select ${SHOWN} ${FROM}
        where ($1::text is null or (r.completed_at is null) = ($1 = 'open'))
          and ($2::text is null or (r.completed_at is null and ${CLOCK} = $2))
          and ($3::text is null or r.kind = $3)
          and ($4::timestamptz is null or ${after})
        order by ${order} limit ${size}) d`,
    [state ?? null, clock ?? null, kind ?? null, place?.[0] ?? null, place?.[1] ?? null],
  );
  return parsed(rows);
}

/** Of those that are not over: all, and by how near their end is. */
export async function countOpen(tx: Transaction): Promise<{ open: number; soon: number; overdue: number }> {
  const { rows } = await tx.query(
    `select count(*)::int as open, count(*) filter (where ${CLOCK} = 'soon')::int as soon,
            count(*) filter (where ${CLOCK} = 'overdue')::int as overdue
       from ops.data_subject_request r where r.completed_at is null`,
  );
  const { open, soon, overdue } = rows[0] ?? {};
  return { open: Number(open), soon: Number(soon), overdue: Number(overdue) };
}
