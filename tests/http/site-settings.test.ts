import { defaultBrand } from "@bentrong/contract/brand";
import { LogPage } from "@bentrong/contract/operations";
import { ShownSettings } from "@bentrong/contract/site-settings";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { watchSiteSettings } from "../../apps/server/src/features/operations/settings/site-settings.ts";
import { eventually } from "../support/eventually.ts";
import { letterTo } from "../support/letters.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let staff: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Phạm Quản Trị" });
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const name of ["identity", "bank", "mail"])
    await staff.call(`/admin/settings/${name}`, { method: "DELETE" });
});

const read = async (): Promise<ShownSettings> =>
  ShownSettings.parse((await (await staff.call("/admin/settings")).json()).data);
const save = (name: string, value: unknown, confirmNumber?: string) =>
  staff.call(`/admin/settings/${name}`, post({ value, confirmNumber }));
const feedTitle = async (): Promise<string | undefined> =>
  /<title>(.*?) ·/.exec(await (await fetch(`${platform.url}/feed`)).text())?.[1];

const { name, tagline, supportEmail, contactEmail, social, bank } = defaultBrand;
const identity = { name, tagline, supportEmail, contactEmail, social };

describe("settings of the site", () => {
  it("are the environment's until an administrator saves others, and again after they are taken back", async () => {
    expect(await read()).toMatchObject({ settings: { identity, bank }, overridden: [], transport: "folder" });
    expect(await feedTitle()).toBe("Bên Trong");
    expect((await save("identity", { ...identity, name: "Nhà Trong" })).status).toBe(200);
    expect(await read()).toMatchObject({
      settings: { identity: { name: "Nhà Trong" } },
      overridden: ["identity"],
    });
    expect(await feedTitle()).toBe("Nhà Trong");
    expect((await staff.call("/admin/settings/identity", { method: "DELETE" })).status).toBe(200);
    expect(await read()).toMatchObject({ settings: { identity }, overridden: [] });
    expect(await feedTitle()).toBe("Bên Trong");
  });

  it("stand in the log with what they were and are", async () => {
    await save("identity", { ...identity, tagline: "Một câu khác." });
    const { lines } = LogPage.parse((await (await staff.call("/admin/audit")).json()).data);
    expect(lines[0]).toMatchObject({
      ...{ action: "CHANGE_SETTINGS", subject: "ops.site_setting", subjectId: "identity", actorId: staff.id },
      fields: { tagline: [tagline, "Một câu khác."] },
    });
  });

  it("reach every process by notification, and one that is unusable changes nothing", async () => {
    const another = await watchSiteSettings({
      ...{
        database: platform.database,
        brand: defaultBrand,
        transport: "smtp",
        log: { warn: () => undefined },
      },
      mailFrom: { name: "Bên Trong", address: supportEmail },
    });
    const { brand, mailFrom } = another;
    const { bank: held } = brand;
    await save("mail", { name: "Nhà Trong", address: "thu@vidu.vn" });
    await eventually(async () =>
      expect({ ...mailFrom }).toEqual({ name: "Nhà Trong", address: "thu@vidu.vn" }),
    );
    await save("bank", { ...bank, accountNumber: "0987654321" }, "0987 654 321");
    await eventually(async () => expect(held.accountNumber).toBe("0987654321"));
    await platform.database.owner.query(
      `update ops.site_setting set content = '{"bin": "x"}' where id = 'bank'`,
    );
    await eventually(async () => expect(held.accountNumber).toBe(bank.accountNumber));
    expect(brand.newsletterTicked).toBe(defaultBrand.newsletterTicked);
  });

  it("refuse what no bank, mail program or browser would take", async () => {
    for (const [part, value, confirm] of [
      ["identity", { ...identity, name: " " }],
      ["identity", { ...identity, contactEmail: "không phải" }],
      ["identity", { ...identity, social: [{ label: "x", href: "javascript:alert(1)" }] }],
      ["identity", { ...identity, bank }],
      ["mail", { name: 'A" <b@c.vn>', address: "a@b.vn" }],
      ["mail", { name: "A\r\nBcc: x@y.vn", address: "a@b.vn" }],
      ["bank", { ...bank, bin: "000000" }, bank.accountNumber],
      ["bank", { ...bank, accountName: "Công ty" }, bank.accountNumber],
      ["bank", { ...bank, accountNumber: "0987654321" }, "0987654322"],
      ["bank", { ...bank, accountNumber: "0987654321" }],
    ] as const) {
      expect((await save(part, value, confirm)).status, JSON.stringify(value)).toBe(400);
    }
    expect(await read()).toMatchObject({ settings: { identity, bank }, overridden: [] });
    expect((await save("other", {})).status).toBe(404);
  });

  it("belong to administrators, and a test letter goes to the one who asks", async () => {
    const moderator = await aSignedInPerson(platform, { kind: "moderator" });
    for (const init of [undefined, post({ value: identity }), { method: "DELETE" }]) {
      const path = init === undefined ? "/admin/settings" : "/admin/settings/identity";
      expect((await moderator.call(path, init)).status).toBe(403);
    }
    expect((await moderator.call("/admin/settings/mail/test", post({}))).status).toBe(403);
    expect((await staff.call("/admin/settings/mail/test", post({}))).status).toBe(200);
    expect(await letterTo(platform, staff.email, "mail_test")).toMatchObject({ to: staff.email });
  });
});
