// Commands of administrators about data requests. They never hold a person's data in hand: an export is an invitation to the
// person's own address to sign in and take it, and a deletion is the same work as the person's own.
import type { PersonRequest, RequestChannel, RequestKind } from "@bentrong/contract/staff-people";
import { z } from "zod";
import { type DeleteAccountDeps, deleteAccount } from "../../../api/gotrue/delete-account.ts";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import type { Person } from "../../../platform/identity/authenticate.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordDecision } from "../record-decision.ts";
import { findRequestById } from "./data-subject-requests.ts";

export interface RequestDeps extends DeleteAccountDeps {
  database: Database;
  outbox: Outbox;
}

export type Administrator = Pick<Person, "id" | "caller">;

export interface NewRequest {
  personId?: string | undefined;
  contact?: string | undefined;
  kind: RequestKind;
  channel: Exclude<RequestChannel, "account">;
  involvesOthers: boolean;
  note?: string | undefined;
  receivedAt?: string | undefined;
}

const ENTER = `
  insert into ops.data_subject_request (user_id, contact, kind, channel, involves_others, note, received_at, entered_by)
  values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, clock_timestamp()), $8) returning id`;

export const enterRequest = (
  { database }: RequestDeps,
  staff: Administrator,
  entered: NewRequest,
): Promise<PersonRequest> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const { personId, contact, kind, channel, involvesOthers, note, receivedAt } = entered;
    if (personId) await requireAccount(tx, personId);
    const { rows } = await tx.query(ENTER, [
      ...[personId ?? null, personId ? null : contact, kind, channel, involvesOthers],
      ...[note ?? null, receivedAt ?? null, staff.id],
    ]);
    return reread(tx, z.coerce.number().parse(rows[0]?.id));
  });

/** Acknowledges a request; its account, if there is one, is notified by e-mail. */
export const acknowledge = (
  { database, outbox }: RequestDeps,
  staff: Administrator,
  id: number,
): Promise<PersonRequest> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const request = await lockOpen(tx, id);
    if (request.acknowledgedAt !== null) throw new Problem("already_done", "Yêu cầu này đã được trả lời.");
    await tx.query("update ops.data_subject_request set acknowledged_at = clock_timestamp() where id = $1", [
      id,
    ]);
    const { personId, who, completeBy } = request;
    if (personId && who) {
      await outbox.enqueue(tx, {
        ...{ kind: "request_received", to: who, userId: personId },
        completeBy: new Date(completeBy),
      });
    }
    return reread(tx, id);
  });

/** Once, by fifteen days. */
export const extend = (
  { database }: RequestDeps,
  staff: Administrator,
  id: number,
  reason: string,
): Promise<PersonRequest> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const request = await lockOpen(tx, id);
    if (request.extendedAt !== null)
      throw new Problem("already_done", "Yêu cầu này đã được gia hạn một lần rồi.");
    await tx.query(
      "update ops.data_subject_request set extended_at = clock_timestamp(), extension_reason = $2 where id = $1",
      [id, reason],
    );
    return reread(tx, id);
  });

export const close = (
  { database }: RequestDeps,
  staff: Administrator,
  id: number,
  outcome: "done" | "refused" | "cancelled",
  reason: string,
): Promise<PersonRequest> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const request = await lockOpen(tx, id);
    if (outcome === "done" && request.kind === "deletion" && request.personId !== null) {
      throw new Problem("not_allowed", "Yêu cầu xóa chỉ xong khi tài khoản đã được xóa.");
    }
    await tx.query(
      `update ops.data_subject_request set completed_at = clock_timestamp(), outcome = $2, outcome_reason = $3,
              acknowledged_at = coalesce(acknowledged_at, clock_timestamp()) where id = $1`,
      [id, outcome, reason],
    );
    return reread(tx, id);
  });

/** Invites the person to their own data. Only where the mailbox was proved to be theirs. */
export const offerExport = (
  { database, outbox }: RequestDeps,
  staff: Administrator,
  id: number,
): Promise<PersonRequest> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const request = await lockOpen(tx, id);
    const { personId, who, isConfirmed, kind } = request;
    if (kind !== "access") throw new Problem("not_allowed", "Đây không phải yêu cầu xem dữ liệu.");
    if (personId === null || who === null) throw noAccount();
    if (!isConfirmed) {
      throw new Problem(
        "not_allowed",
        "Người này chưa xác nhận địa chỉ email, nên chưa chắc thư tới đúng người. Hãy nhờ họ xác nhận trước.",
      );
    }
    await tx.query(
      `update ops.data_subject_request set export_offered_at = clock_timestamp(),
              acknowledged_at = coalesce(acknowledged_at, clock_timestamp()) where id = $1`,
      [id],
    );
    await recordDecision(tx, { action: "OFFER_EXPORT", person: personId });
    await outbox.enqueue(tx, { kind: "data_ready", to: who, userId: personId });
    return reread(tx, id);
  });

/**
 * Deletes the account of an open deletion request, with everything in it. `email` is typed by the administrator: it
 * must match the account.
 */
export async function deleteByRequest(
  deps: RequestDeps,
  staff: Administrator,
  id: number,
  { email }: { email: string },
  log: Parameters<typeof deleteAccount>[2],
): Promise<void> {
  const person = await asAdministrator(deps.database, STAFF_SERVICE, staff.caller, async (tx) => {
    const { kind, personId, who } = await lockOpen(tx, id);
    if (kind !== "deletion") throw new Problem("not_allowed", "Đây không phải yêu cầu xóa tài khoản.");
    if (personId === null || who === null) throw noAccount();
    if (personId === staff.id) {
      throw new Problem("not_allowed", "Tài khoản của chính bạn thì bạn tự xóa trong trang Tài khoản.");
    }
    if (email.trim().toLowerCase() !== who) {
      throw new Problem("invalid_input", "Địa chỉ email không khớp với tài khoản trong yêu cầu.");
    }
    return { id: personId, email: who, name: (await requireAccount(tx, personId)).name };
  });
  await deleteAccount(
    deps,
    {
      ...person,
      caller: staff.caller,
      lastAdministrator: "Đây là quản trị viên duy nhất. Hãy trao quyền quản trị cho một người khác trước.",
      before: async (tx) => {
        await requireOpenDeletion(tx, id, person.id);
        await tx.query("select ops.keep_forgotten_request($1)", [id]);
        await recordDecision(tx, { action: "DELETE_ACCOUNT", person: null });
      },
    },
    log,
  );
}

/** Asked once more in the transaction that removes: the right, and that the request still stands. */
async function requireOpenDeletion(tx: Transaction, id: number, person: string): Promise<void> {
  const { rows } = await tx.query(
    `select from ops.data_subject_request
      where id = $1 and user_id = $2 and kind = 'deletion' and completed_at is null and auth.has_role('ROLE_ADMIN')`,
    [id, person],
  );
  if (rows.length === 0) throw new Problem("not_allowed", "Yêu cầu này không còn mở nữa.");
}

async function lockOpen(tx: Transaction, id: number): Promise<PersonRequest> {
  const { rows } = await tx.query(
    "select completed_at from ops.data_subject_request where id = $1 for update",
    [id],
  );
  if (!rows[0]) throw missing();
  if (rows[0].completed_at !== null) throw new Problem("already_done", "Yêu cầu này đã khép lại.");
  return reread(tx, id);
}

async function reread(tx: Transaction, id: number): Promise<PersonRequest> {
  const request = await findRequestById(tx, id);
  if (!request) throw missing();
  return request;
}

async function requireAccount(tx: Transaction, person: string): Promise<{ name?: string }> {
  const { rows } = await tx.query(
    "select raw_user_meta_data ->> 'fullname' as name from auth.users where id = $1",
    [person],
  );
  if (!rows[0]) throw new Problem("not_found", "Không tìm thấy người này.");
  return typeof rows[0].name === "string" ? { name: rows[0].name } : {};
}

const missing = (): Problem => new Problem("not_found", "Không tìm thấy yêu cầu này.");
const noAccount = (): Problem =>
  new Problem("not_allowed", "Yêu cầu này không gắn với một tài khoản nào ở đây.");
