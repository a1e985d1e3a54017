// Calls the endpoints: at once when an event is announced, later when an endpoint did not take it, and every
// minute whatever an announcement was lost for. A delivery is claimed before it is tried: a process that ends meanwhile
// costs one try, so an endpoint may hear of an event twice and never not at all.
import { z } from "zod";
import type { Encryption } from "../../../platform/crypto/encryption.ts";
import type { Owner } from "../../../platform/database/database.ts";
import type { Listener } from "../../../platform/database/listener.ts";
import type { Reach } from "../../../platform/http/endpoint-url.ts";
import { postOut } from "../../../platform/http/post-out.ts";
import type { Jobs, Queue } from "../../../platform/jobs/jobs.ts";
import { SIGNATURE_HEADER, signBody, toSecretAad } from "./signature.ts";

export interface WebhookJobsDeps {
  owner: Pick<Owner, "query">;
  listener: Listener;
  jobs: Jobs;
  encryption: Encryption;
  reach: Reach;
  /** Seconds between two tries; one try more than there are. */
  waits?: readonly number[];
}

/** Six tries within a day. */
const WAITS = [60, 600, 3_600, 21_600, 57_600];
const KEPT_FOR_ENDPOINT = 100;
const ONE_TRY = { limit: 0, waitSeconds: 1, longestWaitSeconds: 1 };

const DUE = `
  select id from ops.webhook_delivery where delivered_at is null and failed_at is null and next_try_at <= clock_timestamp()
   order by next_try_at limit 200`;
const CLAIM = `
  update ops.webhook_delivery d set tries = d.tries + 1,
         next_try_at = clock_timestamp() + make_interval(secs => ($2::float8[])[least(d.tries + 1, cardinality($2::float8[]))])
    from ops.webhook w
   where d.id = $1 and w.id = d.webhook_id and d.delivered_at is null and d.failed_at is null
     and d.next_try_at <= clock_timestamp()
  returning d.tries, d.event, d.data, d.created_at as "createdAt", w.id as "webhookId", w.url, w.sealed_secret as sealed`;
const SETTLE = `
  update ops.webhook_delivery set status = $2, problem = left($3, 200),
         delivered_at = case when $4 then clock_timestamp() end,
         failed_at = case when not $4 and tries > $5 then clock_timestamp() end
   where id = $1`;
/** Of deliveries that are over, the last hundred of an endpoint stay. */
const TRIM = `
  delete from ops.webhook_delivery d using (
    select id, row_number() over (partition by webhook_id order by created_at desc, id) as place from ops.webhook_delivery
  ) counted
   where d.id = counted.id and counted.place > $1 and (d.delivered_at is not null or d.failed_at is not null)`;

const Claimed = z.object({
  tries: z.number(),
  event: z.string(),
  data: z.record(z.string(), z.unknown()),
  createdAt: z.date(),
  webhookId: z.string(),
  url: z.string(),
  sealed: z.string(),
});

/** Before the jobs start. */
export function addWebhookJobs({ jobs, owner, listener, waits = WAITS, ...deps }: WebhookJobsDeps): void {
  const deliveries: Queue<{ id: string }> = {
    name: "webhook",
    data: z.object({ id: z.uuid() }),
    atOnce: 4,
    timeoutSeconds: 30,
    retry: ONE_TRY,
  };
  const sweep = { name: "webhook-sweep", data: z.object({}), atOnce: 1, timeoutSeconds: 60, retry: ONE_TRY };

  jobs.work(deliveries, async ({ id }, stop) => {
    const { rows } = await owner.query(CLAIM, [id, waits]);
    if (!rows[0]) return;
    const claimed = Claimed.parse(rows[0]);
    const { status, problem } = await tryOnce(deps, id, claimed, stop);
    await owner.query(SETTLE, [id, status, problem, problem === null, waits.length]);
  });
  jobs.work(sweep, async () => {
    const { rows } = await owner.query(DUE);
    await jobs.send(
      deliveries,
      rows.map(({ id }) => ({ key: String(id), data: { id: String(id) } })),
    );
    await owner.query(TRIM, [KEPT_FOR_ENDPOINT]);
  });
  jobs.schedule(sweep, "* * * * *");

  const ignore = (): void => undefined;
  const look = (): void => void jobs.send(sweep, [{ key: "now", data: {} }]).catch(ignore);
  const hearer = { heard: look, connected: (isConnected: boolean) => isConnected && look() };
  void listener.listen("webhook_waiting", hearer).catch(ignore);
}

async function tryOnce(
  { encryption, reach }: Pick<WebhookJobsDeps, "encryption" | "reach">,
  id: string,
  { event, data, createdAt, webhookId, url, sealed }: z.infer<typeof Claimed>,
  stop: AbortSignal,
): Promise<{ status: number | null; problem: string | null }> {
  const body = JSON.stringify({ id, event, createdAt: createdAt.toISOString(), data });
  try {
    const secret = encryption.decrypt(sealed, toSecretAad(webhookId));
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "BenTrong-Webhook/1",
      "Webhook-Id": id,
      [SIGNATURE_HEADER]: signBody(secret, body, new Date()),
    };
    const status = await postOut({ url, headers, body }, reach, stop);
    const isTaken = status >= 200 && status < 300;
    return { status, problem: isTaken ? null : `Nơi nhận trả lời ${status}.` };
  } catch (error) {
    return { status: null, problem: toProblem(error) };
  }
}

function toProblem(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return name === "TimeoutError" || name === "AbortError" ? "Nơi nhận không trả lời trong 5 giây." : message;
}
