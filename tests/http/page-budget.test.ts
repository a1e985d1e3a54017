// How many pages one place may have made, and what is said and logged when one cannot be made.
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";

const PER_MINUTE = 5;

let platform: Platform;
const logged: string[] = [];

beforeAll(async () => {
  const lines = new PassThrough().on("data", (line) => logged.push(String(line)));
  platform = await openPlatform({
    ...{ trustedProxies: 1, pagesPerMinute: PER_MINUTE },
    log: pino({ level: "info" }, lines),
  });
});
afterAll(() => platform.close());

const ask = (path: string, from: string) =>
  fetch(`${platform.url}${path}`, { headers: { "X-Forwarded-For": from } });

describe("pages that nobody asked for before", () => {
  it("are made for one place so often in a minute, while kept ones and other places are free", async () => {
    const crawler = "203.0.113.7";
    for (let n = 0; n < PER_MINUTE; n += 1) expect((await ask(`/made-up/${n}`, crawler)).status).toBe(200);
    const refused = await ask("/made-up/more", crawler);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.text()).toContain("một phút");
    expect(platform.rendered).not.toContain("/made-up/more");

    for (let n = 0; n < 2 * PER_MINUTE; n += 1) expect((await ask("/made-up/0", crawler)).status).toBe(200);
    expect((await ask("/avatars/1.svg", crawler)).status).toBe(200);
    // A refusal is nobody else's.
    expect((await ask("/made-up/more", "203.0.113.8")).status).toBe(200);
    expect((await ask("/made-up/more", crawler)).status).toBe(200);
  });

  it("are free for this machine, so that a proxy that nobody named does not close the site", async () => {
    for (let n = 0; n < 2 * PER_MINUTE; n += 1)
      expect((await ask(`/of-the-house/${n}`, "127.0.0.1")).status).toBe(200);
  });
});

describe("a feed that cannot be made", () => {
  it("says so in a sentence and leaves the reason in the log as one line", async () => {
    const { owner } = platform.database;
    await owner.query("alter table blog rename to blog_away");
    try {
      const printed: unknown[] = [];
      const { error } = console;
      console.error = (...words) => void printed.push(words);
      const answer = await ask("/feed", "127.0.0.1");
      console.error = error;
      expect([answer.status, printed]).toEqual([500, []]);
      expect(await answer.text()).toContain("Trang này chưa mở được");
    } finally {
      await owner.query("alter table blog_away rename to blog");
    }
    const lines = logged
      .map((line) => JSON.parse(line))
      .filter(({ path, error }) => path === "/feed" && error);
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        error: expect.objectContaining({ message: expect.stringContaining("blog") }),
      }),
    ]);
  });
});
