// Other systems are told what was committed, once it was, in a way they can check; and nobody is called who should not be.
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { NewWebhook, WebhookDeliveries, type WebhookDelivery } from "@bentrong/contract/webhooks";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addWebhookJobs } from "../../apps/server/src/features/operations/webhooks/webhook-jobs.ts";
import { parseEndpoint } from "../../apps/server/src/platform/http/endpoint-url.ts";
import { createLookup, postOut } from "../../apps/server/src/platform/http/post-out.ts";
import { isPublicAddress } from "../../apps/server/src/platform/http/public-address.ts";
import { createJobs, type Jobs } from "../../apps/server/src/platform/jobs/jobs.ts";
import { eventually } from "../support/eventually.ts";
import { openShop, orderPlan } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

type Added = { id: string; secret: string };

let platform: Platform;
let staff: SignedIn;
let receiver: Server;
let jobs: Jobs;
const calls: Call[] = [];
/** Next answers of the receiver; 200 when there is none left. */
const answers: number[] = [];
const DEVELOPER = { allowsLocal: true };
const local = (path = "/hook") => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  platform = await openShop({ allowsLocalWebhooks: true });
  staff = await aSignedInPerson(platform, { kind: "administrator" });
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString("utf8");
    });
    request.on("end", () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200, { Location: local("/elsewhere") }).end("x".repeat(1_000));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { owner, listener } = platform.database;
  jobs = createJobs({ owner, log: pino({ level: "silent" }) });
  addWebhookJobs({
    jobs,
    owner,
    listener,
    encryption: platform.encryption,
    reach: DEVELOPER,
    waits: [0, 0, 0, 0, 0],
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await platform.close();
});

const add = async (events: string[], url = local()): Promise<Added> => {
  const response = await staff.call("/admin/webhook", post({ url, events }));
  expect(response.status).toBe(200);
  return NewWebhook.parse((await response.json()).data);
};
const remove = ({ id }: Added) => staff.call(`/admin/webhook/${id}`, { method: "DELETE" });
const log = async ({ id }: Added): Promise<WebhookDelivery[]> =>
  WebhookDeliveries.parse((await (await staff.call(`/admin/webhook/${id}/deliveries`)).json()).data)
    .deliveries;
/** Calls that tell of one event, waiting for the first. */
const findDelivery = (event: string, holds: string) =>
  eventually(async () => {
    const found = calls.filter(({ body }) => JSON.parse(body).event === event && body.includes(holds));
    if (found.length === 0) throw new Error(`nobody was told of ${event} yet`);
    return found;
  });
const sweep = () => platform.database.owner.query("select pg_notify('webhook_waiting', '')");

describe("an endpoint", () => {
  it("is told of a paid order in a call that it can check, without a word of anybody", async () => {
    const webhook = await add(["order.verified"]);
    const buyer = await aSignedInPerson(platform);
    const order = (await orderPlan(buyer)).body.data;
    const verified = await staff.call(`/admin/order/${order.id}/verify`, post({ reason: "Tiền mặt" }));
    expect(verified.status).toBe(200);
    const [call] = await findDelivery("order.verified", order.id);
    if (!call) throw new Error("no call");
    const { data } = JSON.parse(call.body);
    expect(data).toMatchObject({ orderId: order.id, userId: buyer.id, kind: "plan" });
    expect(call.body).not.toContain(buyer.email);
    const [, seconds, mac] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call.headers["webhook-signature"])) ?? [];
    expect(Math.abs(Number(seconds) - Date.now() / 1_000)).toBeLessThan(300);
    expect(mac).toBe(createHmac("sha256", webhook.secret).update(`${seconds}.${call.body}`).digest("hex"));
    await eventually(async () =>
      expect(await log(webhook)).toMatchObject([{ status: 200, tries: 1, failedAt: null }]),
    );
    await remove(webhook);
  });

  it("is told of new accounts and of what is published, and of nothing that it did not choose", async () => {
    const webhook = await add(["user.created", "content.published"]);
    const { owner } = platform.database;
    await owner.query("insert into auth.users (id, email) values (gen_random_uuid(), 'bao-tin@example.vn')");
    await findDelivery("user.created", "bao-tin@example.vn");
    const { rows } = await owner.query(
      `insert into blog (title, content, "authorName", publication) values ('Bài mới', '<p>Lời riêng</p>', 'A', 'DRAFT') returning id`,
    );
    await owner.query("update blog set publication = 'PUBLISHED' where id = $1", [rows[0]?.id]);
    const [call] = await findDelivery("content.published", '"blog"');
    expect(JSON.parse(call?.body ?? "").data).toEqual({ kind: "blog", id: rows[0]?.id });
    expect((await log(webhook)).map(({ event }) => event)).toEqual(["content.published", "user.created"]);
    // Whoever goes takes what was said of them along.
    await owner.query("delete from auth.users where email = 'bao-tin@example.vn'");
    expect((await log(webhook)).map(({ event }) => event)).toEqual(["content.published"]);
    await remove(webhook);
  });

  it("hears nothing of what was rolled back", async () => {
    const webhook = await add(["user.created"]);
    await platform.database.owner
      .query(
        "do $$ begin insert into auth.users (id, email) values (gen_random_uuid(), 'khong@example.vn'); raise 'x'; end $$",
      )
      .catch(() => undefined);
    expect(await log(webhook)).toEqual([]);
    await remove(webhook);
  });

  it("that refuses is tried six times and then given up, redirects included", async () => {
    const webhook = await add(["order.refunded"]);
    const before = calls.length;
    answers.push(500, 302, 404, 500, 500, 500);
    expect((await staff.call(`/admin/webhook/${webhook.id}/test`, post({}))).status).toBe(200);
    const [last] = await eventually(async () => {
      await sweep();
      const found = await log(webhook);
      if (!found[0]?.failedAt) throw new Error("not given up yet");
      return found;
    });
    expect(last).toMatchObject({ event: "webhook.test", tries: 6, status: 500, nextTryAt: null });
    expect(calls.length - before).toBe(6);
    await remove(webhook);
  });

  it("has its secret shown once, and a bounded log", async () => {
    const webhook = await add(["user.created"]);
    const list = await (await staff.call("/admin/webhook")).text();
    expect(list).toContain(webhook.id);
    expect(list).not.toContain(webhook.secret);
    await platform.database.owner.query(
      `insert into ops.webhook_delivery (webhook_id, event, data, delivered_at)
       select $1, 'webhook.test', '{}', now() from generate_series(1, 130)`,
      [webhook.id],
    );
    const kept = "select count(*)::int as n from ops.webhook_delivery where webhook_id = $1";
    await eventually(async () => {
      expect((await platform.database.owner.query(kept, [webhook.id])).rows).toEqual([{ n: 100 }]);
    });
    await remove(webhook);
  });
});

describe("an address", () => {
  it("is refused where it is not everybody's, in every spelling", async () => {
    const { allowsLocal } = { allowsLocal: false };
    for (const url of [
      ...["http://example.com/", "ftp://example.com/", "https://a:b@example.com/", "example.com"],
      ...[
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://0.0.0.0/",
      ],
      ...[
        "https://10.1.2.3/",
        "https://172.31.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest",
      ],
      ...[
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:169.254.169.254]/",
        "https://[64:ff9b::a00:1]/",
      ],
      ...["https://100.64.0.1/", "https://[2002:7f00:1::]/"],
    ]) {
      expect({ url, parsed: parseEndpoint(url, { allowsLocal })?.href }).toEqual({ url, parsed: undefined });
    }
    expect(parseEndpoint("https://93.184.216.34/hook", { allowsLocal })?.href).toBe(
      "https://93.184.216.34/hook",
    );
    expect(isPublicAddress("2606:2800:220:1::1")).toBe(true);
    const refused = await staff.call(
      "/admin/webhook",
      post({ url: "https://192.168.1.1/", events: ["user.created"] }),
    );
    expect(refused.status).toBe(400);
  });

  it("is judged again when its name is resolved, by the lookup that the socket uses", async () => {
    const { port } = receiver.address() as AddressInfo;
    const before = calls.length;
    const found = await new Promise((resolve) => {
      createLookup({ allowsLocal: false })("localhost", {}, (error) => resolve(error?.message));
    });
    expect(found).toBe("Tên miền này chỉ tới một địa chỉ nội bộ.");
    const call = { url: `https://localhost:${port}/`, headers: {}, body: "{}" };
    const never = new AbortController().signal;
    await expect(postOut(call, { allowsLocal: false }, never)).rejects.toThrow("địa chỉ nội bộ");
    expect(calls.length).toBe(before);
  });
});
