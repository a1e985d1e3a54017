// /functions/v1/admin/settings: brand, bank account and sender of e-mails, for administrators alone.
import {
  type ShownSettings,
  SITE_SETTINGS,
  type SiteSettingName,
  SiteSettings,
} from "@bentrong/contract/site-settings";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE } from "../../../platform/database/database.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readInput } from "../../../platform/http/read-input.ts";
import { type Authenticate, requireFreshStaffProof } from "../../../platform/identity/authenticate.ts";
import { isSameAccount, requireUsable } from "../../../platform/payments/bank-account.ts";
import { Problem } from "../../../platform/problem.ts";
import { settingChanges } from "./setting-changes.ts";
import type { LiveSettings } from "./site-settings.ts";

export interface SettingsAdminDeps {
  database: Pick<Database, "inTransaction">;
  authenticate: Authenticate;
  outbox: Outbox;
  settings: LiveSettings;
}

const Body = z.object({ value: z.unknown(), confirmNumber: z.string().max(60).optional() });

export function createSettingsAdmin(deps: SettingsAdminDeps): Hono<AppEnv> {
  const { database, authenticate, outbox, settings } = deps;
  const app = new Hono<AppEnv>();
  // Also matches /settings itself. Asked before anything is read: others learn nothing of what would be usable.
  app.use("/settings/*", noStore, async (c, next) => {
    const { caller } = await authenticate(c);
    await asAdministrator(database, STAFF_SERVICE, caller, async () => undefined);
    return next();
  });
  /** The bank account is where members send their money. */
  const requireProof = async (c: Context<AppEnv>, name: SiteSettingName): Promise<void> => {
    if (name === "bank") requireFreshStaffProof(await authenticate(c));
  };
  const answer = (c: Context<AppEnv>) => {
    const data: ShownSettings = {
      settings: settings.current(),
      overridden: settings.overridden(),
      transport: settings.transport,
    };
    return c.json({ success: true, data });
  };
  const save = async (c: Context<AppEnv>, name: SiteSettingName, value: unknown): Promise<void> => {
    const { caller } = await authenticate(c);
    const after = value === null ? settings.defaults[name] : value;
    const fields = settingChanges(settings.current()[name], after as Record<string, unknown>);
    await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      tx.query("select ops.save_setting($1, $2, $3)", [
        name,
        value === null ? null : JSON.stringify(value),
        JSON.stringify(fields),
      ]),
    );
    await settings.reload();
  };

  app.get("/settings", answer);
  app.post("/settings/:name", async (c, next) => {
    const name = getName(c);
    if (name === undefined) return next();
    await requireProof(c, name);
    const { value, confirmNumber } = await readInput(c, Body);
    await save(c, name, usableValue(settings.current(), name, value, confirmNumber));
    return answer(c);
  });
  app.delete("/settings/:name", async (c, next) => {
    const name = getName(c);
    if (name === undefined) return next();
    await requireProof(c, name);
    await save(c, name, null);
    return answer(c);
  });
  app.post("/settings/mail/test", async (c) => {
    const { caller, id, email } = await authenticate(c);
    await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      outbox.enqueue(tx, { kind: "mail_test", to: email, userId: id }),
    );
    return c.json({ success: true });
  });
  return app;
}

const getName = (c: Context<AppEnv>): SiteSettingName | undefined =>
  SITE_SETTINGS.find((name) => name === c.req.param("name"));

const WORDS: Readonly<Record<SiteSettingName, string>> = {
  identity:
    "Có ô chưa đúng. Tên và câu giới thiệu không được để trống, email phải đủ phần sau @, liên kết bắt đầu bằng https://.",
  bank: "Có ô chưa đúng. Mã BIN có 6 chữ số, số tài khoản chỉ gồm chữ và số, tên chủ tài khoản viết hoa không dấu như ngân hàng ghi.",
  mail: "Có ô chưa đúng. Tên người gửi không có dấu ngoặc, địa chỉ phải là một email.",
};

/** Throws Problem("invalid_input"). Another account number counts only when it was written twice. */
function usableValue(
  current: SiteSettings,
  name: SiteSettingName,
  value: unknown,
  confirmNumber: string | undefined,
): unknown {
  const parsed = SiteSettings.safeParse({ ...current, [name]: value });
  if (!parsed.success) throw new Problem("invalid_input", WORDS[name]);
  const { bank } = parsed.data;
  if (name === "bank") {
    try {
      requireUsable(bank);
    } catch {
      throw new Problem("invalid_input", "Mã BIN này không phải của ngân hàng nào trong NAPAS 247.");
    }
    if (!isSameAccount(bank.accountNumber, confirmNumber ?? "")) {
      throw new Problem("invalid_input", "Hai lần nhập số tài khoản chưa giống nhau.");
    }
  }
  return parsed.data[name];
}
