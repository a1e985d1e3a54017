// Exports people as a file, in the order and with the filters of their list. The export is in the audit log before
// the first byte is sent; rows are read a few hundred at a time, and the administrator's right is checked each time.
import type { PeoplePage, PersonSummary } from "@bentrong/contract/staff-people";
import type { Transaction } from "../../../../platform/database/database.ts";
import { csvFile } from "../../../../platform/http/csv-file.ts";
import type { Cells } from "../../../../platform/http/csv-line.ts";
import { recordDecision } from "../../record-decision.ts";
import { listPeople, type PeopleQuery } from "../list-people.ts";

type AsAdministrator = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

const AT_ONCE = 500;
const COLUMNS = [
  ...["Email", "Tên", "Đã xác nhận email", "Vào từ", "Gần nhất", "Quyền"],
  ...["Gói", "Hết hạn", "Được tặng", "Đang là hội viên", "Đang bị khóa", "Số đơn", "Đã trả (đồng)"],
];
const ROLES: Readonly<Record<string, string>> = {
  ROLE_MODERATOR: "Biên tập viên",
  ROLE_ADMIN: "Quản trị viên",
};

/** Throws Problem("not_allowed"). */
export async function exportMembers(
  asAdministrator: AsAdministrator,
  query: PeopleQuery,
): Promise<ReadableStream<Uint8Array>> {
  await asAdministrator((tx) => recordDecision(tx, { action: "EXPORT", person: null }));
  return csvFile(COLUMNS, listPages(asAdministrator, query));
}

async function* listPages(
  asAdministrator: AsAdministrator,
  query: PeopleQuery,
): AsyncGenerator<Cells[], void> {
  for (let after: string | null | undefined = query.after; after !== null; ) {
    const from: string | undefined = after;
    const page: PeoplePage = await asAdministrator((tx) =>
      listPeople(tx, { ...query, after: from }, AT_ONCE),
    );
    yield page.people.map(toCells);
    after = page.next;
  }
}

const yes = (is: boolean): string => (is ? "Có" : "Không");
const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Ho_Chi_Minh",
});
const clock = (time: string | null): string | null => (time === null ? null : CLOCK.format(new Date(time)));

const toCells = (person: PersonSummary): Cells => [
  person.email,
  person.name,
  yes(person.isConfirmed),
  clock(person.createdAt),
  clock(person.lastSeenAt),
  person.roles.flatMap((role) => ROLES[role] ?? []).join(", "),
  person.plan,
  clock(person.planExpiresAt),
  yes(person.isGiven),
  yes(person.isMember),
  yes(person.blockedUntil !== null),
  person.orders,
  person.paid,
];
