// Queue of orders: claimed ones first, the longest wait on top; then open ones, then closed ones, newest first. Each
// group is paged by keyset.
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./order-review.ts";

export const ORDER_STATES = [
  ...["waiting", "CONFIRMING", "PENDING", "VERIFIED", "refunded", "expired", "cancelled", "rejected", "all"],
] as const;
type OrderState =
  | "waiting"
  | "CONFIRMING"
  | "PENDING"
  | "VERIFIED"
  | "refunded"
  | "expired"
  | "cancelled"
  | "rejected"
  | "all";

export interface OrderQuery {
  state: OrderState;
  kind?: "plan" | "course" | undefined;
  /** Days in Vietnam on which it was ordered, both included: "2026-11-22". */
  from?: string | undefined;
  to?: string | undefined;
  /** Part of a code, of a name, of an address. */
  q?: string | undefined;
  /** Cursor at which the page before this one ended. */
  after?: string | undefined;
  limit: number;
}

export interface OrderPage {
  orders: Record<string, unknown>[];
  /** For `after`; absent on the last page. */
  next: string | null;
}

interface Stretch {
  condition: string;
  at: string;
  direction: "asc" | "desc";
}

const OPEN = `o."cancelledAt" is null and o."expiredAt" is null`;
const STRETCHES: readonly Stretch[] = [
  {
    condition: `o.status = 'CONFIRMING' and ${OPEN}`,
    at: `coalesce(o."claimedAt", o."createdAt")`,
    direction: "asc",
  },
  { condition: `o.status = 'PENDING' and ${OPEN}`, at: `o."createdAt"`, direction: "asc" },
  {
    condition: `(o.status = 'VERIFIED' or o."cancelledAt" is not null or o."expiredAt" is not null)`,
    at: `o."createdAt"`,
    direction: "desc",
  },
];

/** Which stretches hold a state, and what else is asked of them. */
const STATES: Record<OrderState, { stretches: readonly number[]; condition?: string }> = {
  all: { stretches: [0, 1, 2] },
  waiting: { stretches: [0, 1] },
  CONFIRMING: { stretches: [0] },
  PENDING: { stretches: [1] },
  VERIFIED: { stretches: [2], condition: "o.status = 'VERIFIED'" },
  refunded: { stretches: [2], condition: `o."refundedAmount" > 0` },
  expired: { stretches: [2], condition: `o."expiredAt" is not null and o."cancelledAt" is null` },
  cancelled: { stretches: [2], condition: `o."cancelledAt" is not null and o."rejectReason" is null` },
  rejected: { stretches: [2], condition: `o."rejectReason" is not null` },
};

const Cursor = z
  .string()
  .regex(/^[012]_\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[0-9a-f-]{36}$/)
  .transform((text) => {
    const [stretch = "", at = "", id = ""] = text.split("_");
    return { stretch: Number(stretch), at, id };
  })
  .pipe(z.object({ stretch: z.number(), at: z.string(), id: z.uuid() }));
type Cursor = z.infer<typeof Cursor>;

/** Throws Problem: not_allowed, invalid_input. */
export const listOrders = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  query: OrderQuery,
): Promise<OrderPage> =>
  asAdministrator(deps, staff, async (tx) => {
    const cursor = query.after === undefined ? undefined : Cursor.safeParse(query.after);
    if (cursor && !cursor.success)
      throw new Problem("invalid_input", "Trang này không còn. Bạn tải lại danh sách nhé.");
    const found = await readPage(tx, query, cursor?.data);
    const orders = found.slice(0, query.limit);
    const last = orders.at(-1);
    return {
      orders: orders.map(({ cursor: _, ...order }) => order),
      next: found.length > query.limit && last ? String(last.cursor) : null,
    };
  });

async function readPage(tx: Transaction, query: OrderQuery, cursor: Cursor | undefined) {
  const values: unknown[] = [];
  const bind = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
  const filters = toFilterSql(query, bind);
  // One more than asked for tells whether there is a next page.
  const limit = bind(query.limit + 1, "integer");
  const parts = STATES[query.state].stretches
    .filter((stretch) => !cursor || stretch >= cursor.stretch)
    .map((stretch) => toIntervalSql(stretch, { filters, limit, after: toCursorSql(stretch, cursor, bind) }));
  if (parts.length === 0) return [];
  const { rows } = await tx.query(
    `select ${ORDER_IN_LIST},
            p.stretch || '_' || to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || o.id as cursor
       from (${parts.join(" union all ")}) p
       join "order" o using (id)
       left join lateral money.addressee(o."userId") who on true
      order by p.stretch, p.nth limit ${limit}`,
    values,
  );
  return rows;
}

const PERSON = `
  case when o."userId" is not null then jsonb_build_object('id', o."userId", 'name', who.name, 'email', who.email) end as person`;

const ORDER_IN_LIST = `
  o.id, o."orderCode", o.kind, o."referenceInfo"::jsonb ->> 'title' as title, o.price, o.status, o."createdAt", o."expiresAt",
  o."expiredAt", o."claimedAt", o."cancelledAt", o."rejectReason", o."verifiedAt",
  o."refundedAmount"::float8 as "refundedAmount", o."refundedAt",
  (select coalesce(sum(c.amount), 0)::float8 from money.order_transfer c where c.order_id = o.id and c.state = 'counted')
    as "receivedAmount", ${PERSON}`;

function toFilterSql(
  { state, kind, from, to, q }: OrderQuery,
  bind: (value: unknown, type: string) => string,
): string {
  const { condition } = STATES[state];
  const midnight = (day: string, days: number) =>
    `(${bind(day, "date")} + ${days})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const conditions = [
    ...(condition ? [condition] : []),
    ...(kind ? [`o.kind = ${bind(kind, "text")}`] : []),
    ...(from ? [`o."createdAt" >= ${midnight(from, 0)}`] : []),
    ...(to ? [`o."createdAt" < ${midnight(to, 1)}`] : []),
    ...(q ? [toWords(q, bind)] : []),
  ];
  return conditions.map((one) => `and ${one}`).join(" ");
}

/** The search text is part of a code, or of the buyer's name or address. */
function toWords(q: string, bind: (value: unknown, type: string) => string): string {
  const people = `o."userId" in (select money.buyers_matching(${bind(q, "text")}))`;
  const code = q.toUpperCase().replace(/[\s-]/g, "");
  if (!/^[A-Z0-9]{2,20}$/.test(code)) return people;
  return `(o."orderCode" like '%' || ${bind(code, "text")} || '%' or ${people})`;
}

function toCursorSql(
  stretch: number,
  cursor: Cursor | undefined,
  bind: (value: unknown, type: string) => string,
): string {
  const part = STRETCHES[stretch];
  if (!part || cursor?.stretch !== stretch) return "";
  const beyond = part.direction === "asc" ? ">" : "<";
  return `and (${part.at}, o.id) ${beyond} (${bind(cursor.at, "timestamptz")}, ${bind(cursor.id, "uuid")})`;
}

function toIntervalSql(
  stretch: number,
  { filters, limit, after }: { filters: string; limit: string; after: string },
): string {
  const part = STRETCHES[stretch];
  if (!part) throw new Error(`there is no stretch ${stretch}`);
  const { condition, at, direction } = part;
  const order = `order by ${at} ${direction}, o.id ${direction}`;
  return `(select o.id, ${at} as at, ${stretch} as stretch, row_number() over (${order}) as nth
             from "order" o where ${condition} ${filters} ${after} ${order} limit ${limit})`;
}
