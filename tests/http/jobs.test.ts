import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Owner } from "../../apps/server/src/platform/database/database.ts";
import { createJobs, type Jobs, type Queue } from "../../apps/server/src/platform/jobs/jobs.ts";
import { ownDatabase } from "../support/world.ts";

const own = ownDatabase();
const open: Jobs[] = [];
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.close();
});

function someJobs(owner: Owner = own.database.owner): Jobs {
  const jobs = createJobs({ owner, log: pino({ level: "silent" }) });
  open.push(jobs);
  return jobs;
}

let queues = 0;
const aQueue = (): Queue<{ n: number }> => ({
  name: `queue-${++queues}`,
  data: z.object({ n: z.number() }),
  atOnce: 2,
  timeoutSeconds: 30,
  retry: { limit: 3, waitSeconds: 1, longestWaitSeconds: 1 },
});
const one = (n: number) => [{ key: String(n), data: { n } }];

describe("a job", () => {
  it("is done by one of the processes that could, once", async () => {
    const queue = aQueue();
    const done: number[] = [];
    const processes = [someJobs(), someJobs()];
    for (const jobs of processes) {
      jobs.work(queue, async ({ n }) => void done.push(n));
      await jobs.start();
    }
    for (let n = 0; n < 10; n++) await processes[n % 2]?.send(queue, one(n));
    await expect.poll(() => done.length, { timeout: 15_000 }).toBe(10);
    expect(done.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("that fails is tried again until it succeeds", async () => {
    const queue = aQueue();
    let tries = 0;
    const jobs = someJobs();
    jobs.work(queue, async () => {
      tries += 1;
      if (tries < 3) throw new Error("not yet");
    });
    await jobs.start();
    await jobs.send(queue, one(1));
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(3);
  });

  it("is not added a second time while one of the same key waits, runs or will be tried again", async () => {
    const queue = aQueue();
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const jobs = someJobs();
    jobs.work(queue, async () => {
      begun += 1;
      await gate.promise;
    });
    await jobs.start();
    await jobs.send(queue, one(1));
    await expect.poll(() => begun).toBe(1);
    await jobs.send(queue, one(1));
    await jobs.send(queue, [...one(2), ...one(2)]);
    gate.resolve();
    const left = "select count(*)::int as n from jobs.job where name = $1 and state <> 'completed'";
    await expect
      .poll(async () => (await own.database.owner.query(left, [queue.name])).rows[0]?.n, { timeout: 15_000 })
      .toBe(0);
    expect(begun).toBe(2);
  });

  it("with data of another shape fails instead of reaching who does the work", async () => {
    const queue = aQueue();
    const done: number[] = [];
    const jobs = someJobs();
    jobs.work({ ...queue, retry: { ...queue.retry, limit: 0 } }, async ({ n }) => void done.push(n));
    await jobs.start();
    const foreign = { ...queue, data: z.object({ n: z.string() }) };
    // Fetched together, or one after the other: only the strange one fails.
    await Promise.all([jobs.send(foreign, [{ key: "x", data: { n: "one" } }]), jobs.send(queue, one(7))]);
    const failed = "select count(*)::int as n from jobs.job where name = $1 and state = 'failed'";
    await expect
      .poll(async () => (await own.database.owner.query(failed, [queue.name])).rows[0]?.n, {
        timeout: 15_000,
      })
      .toBe(1);
    await expect.poll(() => done).toEqual([7]);
  });
});

describe("the jobs of a process", () => {
  it("keep their schedule by the clock in Vietnam", async () => {
    const daily = { ...aQueue(), data: z.object({}) };
    const jobs = someJobs();
    jobs.work(daily, async () => undefined);
    jobs.schedule(daily, "20 4 * * *");
    await jobs.start();
    const { rows } = await own.database.owner.query(
      "select cron, timezone from jobs.schedule where name = $1",
      [daily.name],
    );
    expect(rows).toEqual([{ cron: "20 4 * * *", timezone: "Asia/Ho_Chi_Minh" }]);
  });

  it("start when the database is back, with what was asked for meanwhile", async () => {
    const queue = aQueue();
    const { owner } = own.database;
    let away = true;
    const flaky: Owner = {
      ...owner,
      query: (text, values) => (away ? Promise.reject(new Error("away")) : owner.query(text, values)),
    };
    const done: number[] = [];
    const jobs = someJobs(flaky);
    jobs.work(queue, async ({ n }) => void done.push(n));
    const started = jobs.start();
    const sent = jobs.send(queue, one(1));
    away = false;
    await Promise.all([started, sent]);
    await expect.poll(() => done, { timeout: 15_000 }).toEqual([1]);
  });

  it("may be closed before they started, and then take nothing more", async () => {
    const queue = aQueue();
    const jobs = someJobs();
    const sent = jobs.send(queue, one(1));
    await jobs.close();
    await sent;
  });
});
