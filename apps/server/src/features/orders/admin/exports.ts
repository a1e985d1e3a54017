// Exports orders and the ledger as files for bookkeeping. The export is in the audit log before the first byte is
// sent; rows are read a few hundred at a time, and the administrator's right is checked each time.
import type { Transaction } from "../../../platform/database/database.ts";
import { csvFile } from "../../../platform/http/csv-file.ts";
import type { Cells } from "../../../platform/http/csv-line.ts";
import { Problem } from "../../../platform/problem.ts";
import { ARRIVED_AT } from "../ledger.ts";
import type { Reason } from "../match-transfer.ts";
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./order-review.ts";

export const EXPORTS = ["orders", "ledger", "refunds"] as const;
export type ExportName = (typeof EXPORTS)[number];

/** Days in Vietnam, both included: "2026-11-22". */
export interface Days {
  from: string;
  to: string;
}

interface Export {
  columns: readonly string[];
  /** Reads rows of `cells`, and `at` and `id` to go on from, between $1 and $2, beyond ($3, $4), at most $5. */
  statement: string;
}

const MOST_DAYS = 366;
const DAY = 86_400_000;
const AT_ONCE = 500;

const clock = (column: string): string =>
  `to_char(${column} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI:SS')`;
const BETWEEN = (at: string, id: string, type: string): string => `
  ${at} >= $1::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
  and ${at} < ($2::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
  and ($3::timestamptz is null or (${at}, ${id}) > ($3, $4::${type}))
  order by ${at}, ${id} limit $5`;

/** The words of the back office's queue. */
const REASONS: Record<Reason, string> = {
  no_code: "Nội dung không có mã đơn",
  unknown_code: "Mã không thuộc đơn nào",
  several_codes: "Có nhiều mã trong một nội dung",
  other_account: "Vào tài khoản khác với tài khoản của đơn",
  underpaid: "Chuyển thiếu tiền",
  late: "Đơn đã hết hạn hoặc đã hủy",
  already_paid: "Đơn này đã được trả rồi",
  already_enrolled: "Người này đã có khóa học",
};
const REASON_WORDS = `case a.reason ${Object.entries(REASONS)
  .map(([reason, words]) => `when '${reason}' then '${words}'`)
  .join(" ")} else a.reason end`;

/** Midnight in Vietnam of the day of a refund `r`. */
const REFUNDED_AT = `r.refunded_on::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

const FILES: Record<ExportName, Export> = {
  orders: {
    columns: [
      ...[
        "Mã đơn",
        "Loại",
        "Nội dung",
        "Giá (đồng)",
        "Trạng thái",
        "Người mua",
        "Email",
        "Đặt lúc",
        "Báo đã trả lúc",
      ],
      ...["Xác nhận lúc", "Người xác nhận", "Lý do xác nhận", "Hết hạn lúc", "Đóng lúc", "Lý do từ chối"],
      ...["Số tiền nhận (đồng)", "Trả dư (đồng)", "Đã hoàn (đồng)", "Hoàn hết lúc"],
    ],
    statement: `
      select o."createdAt"::text as at, o.id::text as id, jsonb_build_array(
               o."orderCode", case o.kind when 'plan' then 'Gói hội viên' else 'Khóa học' end,
               o."referenceInfo"::jsonb ->> 'title', o.price,
               case when o."refundedAt" is not null then 'Đã hoàn tiền' when o.status = 'VERIFIED' and o."refundedAmount" > 0 then 'Đã hoàn một phần'
                    when o.status = 'VERIFIED' then 'Đã xác nhận' when o."rejectReason" is not null then 'Bị từ chối'
                    when o."cancelledAt" is not null then 'Đã hủy' when o."expiredAt" is not null then 'Hết hạn'
                    when o.status = 'CONFIRMING' then 'Chờ xác nhận' else 'Chờ thanh toán' end,
               who.name, who.email, ${clock(`o."createdAt"`)}, ${clock(`o."claimedAt"`)}, ${clock(`o."verifiedAt"`)},
               coalesce(nullif(decider.name, ''), decider.email), o."verifyReason", ${clock(`o."expiredAt"`)},
               ${clock(`o."cancelledAt"`)}, o."rejectReason", coalesce(held.amount, 0), paid.surplus,
               o."refundedAmount", ${clock(`o."refundedAt"`)}) as cells
        from "order" o
        left join lateral (
          select sum(t.amount)::float8 as amount from money.order_transfer t where t.order_id = o.id and t.state = 'counted'
        ) held on true
        left join lateral (
          select sum(a.surplus)::float8 as surplus from money.allocation a where a.order_id = o.id and a.outcome = 'matched'
        ) paid on true
        left join lateral money.addressee(o."userId") who on true
        left join lateral money.addressee(o."verifiedBy") decider on true
       where ${BETWEEN(`o."createdAt"`, "o.id", "uuid")}`,
  },
  ledger: {
    columns: [
      ...[
        "Số",
        "Nguồn",
        "Mã của nguồn",
        "Tài khoản nhận",
        "Số tiền (đồng)",
        "Nội dung",
        "Số tham chiếu",
        "Chuyển lúc",
      ],
      ...[
        "Ghi nhận lúc",
        "Kết quả",
        "Vì sao chưa khớp",
        "Mã đơn",
        "Trả dư (đồng)",
        "Ghi chú",
        "Xử lý lúc",
        "Người xử lý",
      ],
    ],
    statement: `
      select ${ARRIVED_AT}::text as at, t.id::text as id, jsonb_build_array(
               t.id, case t.provider when 'csv' then 'Sao kê' when 'simulated' then 'Ngân hàng giả lập' when 'sepay' then 'SePay'
                               when 'casso' then 'Casso' when 'payos' then 'payOS' else t.provider end, t.provider_id, t.account_number, t.amount, t.memo, t.reference,
               ${clock("t.transferred_at")}, ${clock("t.received_at")},
               case a.outcome when 'matched' then 'Đã vào đơn' when 'refunded' then 'Đã trả lại'
                              when 'unmatched' then 'Chưa khớp' else 'Đang xử lý' end,
               case when a.outcome = 'unmatched' then ${REASON_WORDS} end, o."orderCode", a.surplus, a.note, ${clock("a.decided_at")},
               coalesce(nullif(decider.name, ''), decider.email)) as cells
        from money.bank_transaction t
        left join money.allocation a on a.transaction_id = t.id
        left join "order" o on o.id = coalesce(a.order_id, a.named_order_id)
        left join lateral money.addressee(a.decided_by) decider on true
       where ${BETWEEN(ARRIVED_AT, "t.id", "bigint")}`,
  },
  // By the day on which the bank sent them.
  refunds: {
    columns: [
      ...[
        "Số",
        "Ngày hoàn",
        "Số tiền hoàn (đồng)",
        "Mã đơn",
        "Loại",
        "Nội dung",
        "Giá (đồng)",
        "Xác nhận lúc",
      ],
      ...["Người mua", "Email", "Mã giao dịch ngân hàng", "Lý do", "Ghi nhận lúc"],
    ],
    statement: `
      select ${REFUNDED_AT}::text as at, r.id::text as id, jsonb_build_array(
               r.id, r.refunded_on::text, r.amount, o."orderCode",
               case o.kind when 'plan' then 'Gói hội viên' else 'Khóa học' end, o."referenceInfo"::jsonb ->> 'title',
               o.price, ${clock(`o."verifiedAt"`)}, who.name, who.email, r.bank_reference, r.reason,
               ${clock("r.created_at")}) as cells
        from money.refund r
        join "order" o on o.id = r.order_id
        left join lateral money.addressee(o."userId") who on true
       where ${BETWEEN(REFUNDED_AT, "r.id", "bigint")}`,
  },
};

/** Throws Problem: not_allowed, invalid_input for too many days. What is read fails the stream when it fails. */
export async function exportAs(
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  name: ExportName,
  days: Days,
): Promise<ReadableStream<Uint8Array>> {
  requireShort(days);
  await asAdministrator(deps, staff, (tx) =>
    tx.query("select money.note_export($1, $2::date, $3::date)", [name, days.from, days.to]),
  );
  return csvFile(FILES[name].columns, listPages(deps, staff, FILES[name].statement, days));
}

function requireShort({ from, to }: Days): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 1) throw new Problem("invalid_input", "Ngày cuối phải từ ngày đầu trở đi.");
  if (days > MOST_DAYS) throw new Problem("invalid_input", "Mỗi lần xuất được nhiều nhất một năm.");
}

async function* listPages(
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  statement: string,
  { from, to }: Days,
): AsyncGenerator<Cells[], void> {
  let beyond: Beyond | undefined;
  for (;;) {
    const rows = await asAdministrator(deps, staff, (tx) =>
      read(tx, statement, [from, to, beyond?.at, beyond?.id]),
    );
    yield rows.map(({ cells }) => cells);
    beyond = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

interface Beyond {
  at: string;
  id: string;
}
interface Line extends Beyond {
  cells: Cells;
}

async function read(tx: Transaction, statement: string, values: readonly unknown[]): Promise<Line[]> {
  const { rows } = await tx.query(statement, [...values.map((value) => value ?? null), AT_ONCE]);
  return rows.map(({ at, id, cells }) => ({ at: String(at), id: String(id), cells: cells as Cells }));
}
