import { afterAll, describe, expect, it } from "vitest";
import { createWorkerPool, DeadlinePassed } from "./worker-pool.ts";

/** Doubles numbers; loops for good on 0 and breaks on a negative one. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", (n) => {
      if (n < 0) throw new RangeError("negative");
      while (n === 0);
      parentPort.postMessage(n * 2);
    });`)}`,
);

describe("a pool of threads", () => {
  const pool = createWorkerPool<number, number>(script, { size: 1, deadlineMs: 1_500, maxWaiting: 3 });
  afterAll(() => pool.close());

  it("answers all that wait, one after the other", async () => {
    expect(await Promise.all([1, 2, 3, 4].map((n) => pool.run(n)))).toEqual([2, 4, 6, 8]);
  });

  it("refuses what would wait behind as much as may wait", async () => {
    const settled = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => pool.run(n)));
    expect(settled.slice(0, 4)).toEqual([2, 4, 6, 8].map((value) => ({ status: "fulfilled", value })));
    expect(settled[4]).toMatchObject({ status: "rejected", reason: { status: 503, retryAfterSeconds: 5 } });
  });

  it("ends what takes too long, and answers those who waited behind it", async () => {
    const [endless, next] = await Promise.allSettled([pool.run(0), pool.run(5)]);
    expect(endless).toMatchObject({ status: "rejected", reason: expect.any(DeadlinePassed) });
    expect(next).toEqual({ status: "fulfilled", value: 10 });
  });

  it("hands over what the script threw, and goes on", async () => {
    await expect(pool.run(-1)).rejects.toThrow("negative");
    expect(await pool.run(6)).toBe(12);
  });

  it("lets nobody wait for a pool that is closed", async () => {
    const closed = createWorkerPool<number, number>(script, { size: 1, deadlineMs: 60_000, maxWaiting: 3 });
    const settled = Promise.allSettled([closed.run(0), closed.run(1)]);
    await closed.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
