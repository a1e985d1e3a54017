// Settings of the environment under those that administrators saved. Kept in memory, since every page and e-mail needs
// them; read again when PostgreSQL says that they changed and when a lost connection is back. A row that is not usable
// changes nothing.
import type { Brand } from "@bentrong/contract/brand";
import { SITE_SETTINGS, type SiteSettingName, SiteSettings } from "@bentrong/contract/site-settings";
import type { Logger } from "pino";
import type { Database } from "../../../platform/database/database.ts";
import type { Sender } from "../../../platform/email/transport.ts";
import { requireUsable } from "../../../platform/payments/bank-account.ts";
import { liveView } from "./live-view.ts";

export interface LiveSettings {
  /** Current settings: the fields change while the object is held. */
  brand: Brand;
  mailFrom: Sender;
  current(): SiteSettings;
  overridden(): SiteSettingName[];
  /** Resolves when what is stored now is in force in this process. */
  reload(): Promise<void>;
  defaults: SiteSettings;
  /** Transport of e-mails. */
  transport: "smtp" | "folder";
}

export interface SiteSettingsDeps {
  database: Pick<Database, "owner" | "listener">;
  /** Of the environment. */
  brand: Brand;
  mailFrom: Sender;
  transport: LiveSettings["transport"];
  log: Pick<Logger, "warn">;
  /** After every reading that changed something: answers made with the old settings are dropped. */
  onChange?: () => void;
}

const CHANNEL = "content_changed";
const TABLE = "site_setting";

export async function watchSiteSettings(deps: SiteSettingsDeps): Promise<LiveSettings> {
  const { database, log } = deps;
  const { name, tagline, supportEmail, contactEmail, social, bank } = deps.brand;
  const defaults: SiteSettings = {
    identity: { name, tagline, supportEmail, contactEmail, social },
    bank,
    mail: { name: deps.mailFrom.name, address: deps.mailFrom.address },
  };
  let current = defaults;
  let stored: SiteSettingName[] = [];
  let reading: Promise<void> = Promise.resolve();

  const read = async (): Promise<void> => {
    const { rows } = await database.owner.query("select id, content from ops.site_setting");
    const next = { ...defaults };
    stored = [];
    for (const setting of SITE_SETTINGS) {
      const row = rows.find(({ id }) => id === setting);
      if (row && applySetting(next, setting, row.content)) stored.push(setting);
      else if (row) log.warn({ setting }, "a stored setting cannot be used; that of the environment stands");
    }
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    deps.onChange?.();
  };
  /** One reading after the other: the last one sees the last change. */
  const reload = (): Promise<void> => {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  };
  const reloadQuietly = (): void =>
    void reload().catch((error: unknown) => log.warn({ err: error }, "settings could not be read"));

  await reload();
  await database.listener.listen(CHANNEL, {
    heard: (table) => void (table === TABLE && reloadQuietly()),
    connected: (isConnected) => void (isConnected && reloadQuietly()),
  });
  const liveBank = liveView(() => current.bank);
  return {
    brand: liveView(() => ({ ...deps.brand, ...current.identity, bank: liveBank })),
    mailFrom: liveView(() => current.mail),
    current: () => current,
    overridden: () => stored,
    reload,
    defaults,
    transport: deps.transport,
  };
}

/** True if the stored content is valid. */
function applySetting(settings: SiteSettings, name: SiteSettingName, content: unknown): boolean {
  const parsed = SiteSettings.safeParse({ ...settings, [name]: content });
  if (!parsed.success) return false;
  try {
    requireUsable(parsed.data.bank);
  } catch {
    return false;
  }
  Object.assign(settings, parsed.data);
  return true;
}
