// Exports the addresses as a file. The export is in the audit log before the first byte is sent; rows are read a few
// hundred at a time, and the administrator's right is checked each time.
import type { SubscriberState } from "@bentrong/contract/staff-newsletter";
import type { Transaction } from "../../../platform/database/database.ts";
import { csvFile } from "../../../platform/http/csv-file.ts";
import type { Cells } from "../../../platform/http/csv-line.ts";
import { recordSubscriberAction } from "./audit.ts";

type AsAdministrator = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

const AT_ONCE = 500;
const COLUMNS = [
  "Email",
  "Tình trạng",
  "Đăng ký lúc",
  "Xác nhận lúc",
  "Hủy lúc",
  "Thư trả về lúc",
  "Lý do trả về",
];

const clock = (column: string): string =>
  `to_char(s."${column}" at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI:SS')`;
const PAGE = `
  select s.id, jsonb_build_array(
           s.email, case s.state when 'SUBSCRIBED' then 'Đang nhận' when 'WAITING' then 'Chờ xác nhận'
                                 when 'BOUNCED' then 'Không nhận được thư' else 'Đã hủy' end,
           ${["createdAt", "confirmedAt", "unsubscribedAt", "bouncedAt"].map(clock).join(", ")}, s."bounceReason") as cells
    from "newSubscription" s where s.id > $1 and ($2::text is null or s.state = $2) order by s.id limit ${AT_ONCE}`;

/** Throws Problem("not_allowed"). */
export async function exportSubscribers(
  asAdministrator: AsAdministrator,
  state: SubscriberState | undefined,
): Promise<ReadableStream<Uint8Array>> {
  await asAdministrator((tx) => recordSubscriberAction(tx, "EXPORT", null));
  return csvFile(COLUMNS, listPages(asAdministrator, state));
}

async function* listPages(
  asAdministrator: AsAdministrator,
  state: SubscriberState | undefined,
): AsyncGenerator<Cells[], void> {
  for (let beyond = 0; ; ) {
    const after = beyond;
    const { rows } = await asAdministrator((tx) => tx.query(PAGE, [after, state ?? null]));
    yield rows.map(({ cells }) => cells as Cells);
    if (rows.length < AT_ONCE) return;
    beyond = Number(rows.at(-1)?.id);
  }
}
