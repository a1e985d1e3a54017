// What is bounded before the framework sees it: requests at once, answers that nobody reads, clients that left.
import { connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

const SLOW = "/rest/v1/blog?select=id,slowly&limit=1";
const MIB = 1024 * 1024;

let platform: Platform;
let member: SignedIn;
const logged: string[] = [];
const leaving: AbortController[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  const lines = new PassThrough().on("data", (line) => logged.push(String(line)));
  platform = await openPlatform({
    log: pino({ level: "info" }, lines),
    gateLimits: { requestsOfAddress: 4, bytesOfAddress: 12 * MIB, stallMs: 1_500 },
  });
  await platform.database.owner.query(
    `insert into blog (slug, title, content) select 'b' || n, 'Bài ' || n, repeat('lặng nghe đêm ', 20000) from generate_series(1, 12) n;
     create function public.slowly(blog) returns text language sql stable as 'select pg_sleep(60)::text';
     grant execute on function public.slowly(blog) to anon, authenticated`,
  );
  member = await aSignedInPerson(platform);
});
/** Waits until the requests of the test before are over: all four places are free. */
beforeEach(async () => {
  await expect
    .poll(async () => {
      const four = Array.from({ length: 4 }, () => member.call("/rest/v1/category?select=id"));
      return (await Promise.all(four)).map(({ status: code }) => code);
    })
    .toEqual([200, 200, 200, 200]);
});
afterEach(() => {
  for (const one of leaving.splice(0)) one.abort();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => platform.close());

/** Begun, and open until the test is over or its statement is. */
function begin(path: string): { answer: Promise<Response | undefined>; leave: () => void } {
  const one = new AbortController();
  leaving.push(one);
  const answer = member.call(path, { signal: one.signal }).catch(() => undefined);
  return { answer, leave: () => one.abort() };
}

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${platform.url}${path}`, { headers: { apikey: platform.tokens.publicKey, ...headers } }))
    .status;

describe("more requests at once than one address may have", () => {
  it("are refused in words that are true, and nothing else is", async () => {
    for (let n = 0; n < 4; n++) begin(`${SLOW}&id=gt.${n}`);
    const data = async () => fetch(`${platform.url}/rest/v1/category?select=id`);
    await expect.poll(async () => (await data()).status).toBe(503);
    const refused = await data();
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await refused.json()).toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("vài giây"),
    });
    const page = await fetch(`${platform.url}/mot-trang-moi`);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await page.text()).toContain("vài giây");
    expect(await Promise.all(["/readyz", "/healthz"].map((path) => status(path)))).toEqual([200, 200]);
    expect((await member.call("/account/devices")).status).toBe(200);
  });

  it("are taken again as soon as those before have left", async () => {
    const begun = Array.from({ length: 4 }, (_, n) => begin(`${SLOW}&id=gt.${n}`));
    const one = async () => (await member.call("/rest/v1/category?select=id")).status;
    await expect.poll(one).toBe(503);
    for (const { leave } of begun) leave();
    await expect.poll(one).toBe(200);
  });
});

it("a request whose client left is no failure of the server", async () => {
  logged.length = 0;
  const { answer, leave } = begin(`${SLOW}&id=gt.11`);
  const active = async () => {
    const { rows } = await platform.database.owner.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and usename = 'authenticator'",
    );
    return Number(rows[0]?.n);
  };
  await expect.poll(active).toBeGreaterThan(0);
  leave();
  expect(await answer).toBeUndefined();
  // A bad request afterwards shows that lines do arrive.
  await platform.database.owner.query("alter table blog rename to blog_away");
  expect(await status("/feed")).toBe(500);
  await platform.database.owner.query("alter table blog_away rename to blog");
  await expect.poll(() => logged.join("").includes("/feed")).toBe(true);
  expect(logged.join("")).not.toContain("/rest/v1/blog");
});

describe("a client that reads nothing", () => {
  /** Asks and never looks at what comes. */
  function askWithoutReading(path: string): Socket {
    const { hostname, port } = new URL(platform.url);
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    socket.on("error", () => undefined).pause();
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${platform.tokens.publicKey}\r\nAuthorization: Bearer ${member.token}\r\n\r\n`,
    );
    return socket;
  }
  const large = (n: number) => `/rest/v1/blog?select=id,content,a:content,b:content&id=gt.${-n}`;

  it("is refused more, and its connection ends and gives back what it held", async () => {
    const socket = askWithoutReading(large(1));
    const more = async () => {
      const answer = await member.call("/rest/v1/category?select=id");
      await answer.text();
      return answer.status;
    };
    await expect.poll(more, { timeout: 8_000 }).toBe(503);
    await expect.poll(more, { timeout: 8_000 }).toBe(200);
    // What lay in the network's own buffers still comes, and then the end of a connection that was cut.
    let bytes = 0;
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("data", (part) => {
      bytes += part.length;
    });
    socket.resume();
    await closed;
    expect(bytes).toBeLessThan(12 * MIB);
  });

  it("keeps nobody from reading slowly: an answer that is taken bit by bit arrives whole", async () => {
    const answer = await member.call(large(3));
    const reader = answer.body?.getReader();
    let bytes = 0;
    for (let turn = 0; ; turn++) {
      const next = await reader?.read();
      if (!next || next.done) break;
      bytes += next.value.length;
      if (turn % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(bytes).toBeGreaterThan(12 * MIB);
  });
});
