// Whatever one member or one address asks at once, everybody else is answered meanwhile. The statements here are slow by
// sleeping, so that they cost the machine of the test nothing; each lasts until its time limit.
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { ask, PASSWORD, signUp } from "./account-client.ts";
import { openShop, orderPlan, pay } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";
import { openSession } from "./talking.ts";

const SLOW = "/rest/v1/blog?select=id,slowly&limit=1";

let platform: Platform;
/** Sees what others run. */
let watcher: pg.Client;
let database = "";
beforeAll(async () => {
  watcher = new pg.Client(JSON.parse(inject("postgres").superuser));
  await watcher.connect();
  platform = await openShop({ trustedProxies: 1 });
  const { owner } = platform.database;
  await owner.query(
    `insert into blog (slug, title, content) select 'b' || n, 'Bài ' || n, 'lặng nghe đêm' from generate_series(1, 3) n`,
  );
  await owner.query(
    `create function public.slowly(blog) returns text language sql stable as 'select pg_sleep(60)::text'`,
  );
  await owner.query("grant execute on function public.slowly(blog) to anon, authenticated");
  database = String((await owner.query("select current_database() as name")).rows[0]?.name);
});
afterAll(async () => {
  await watcher.end();
  await platform.close();
});

const floods: Attack[] = [];
afterEach(async () => {
  await Promise.all(floods.splice(0).map((flood) => flood.stop()));
});

let addresses = 0;
const newPlace = (): string => `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

const read = (path: string, from: string, init: RequestInit & { token?: string } = {}) =>
  fetch(`${platform.url}${path}`, {
    ...init,
    headers: {
      apikey: platform.tokens.publicKey,
      "X-Forwarded-For": from,
      ...(init.token ? { Authorization: `Bearer ${init.token}` } : {}),
    },
  });

interface Attack {
  answers: Response[];
  /** Requests that are not answered yet. */
  pending(): number;
  stop(): Promise<void>;
}

/** `count` slow reads at once, until they are stopped. `read` names each differently, so that no answer is shared. */
function attack(count: number, one: (path: string, signal: AbortSignal) => Promise<Response>): Attack {
  const leaving = new AbortController();
  const answers: Response[] = [];
  let open = count;
  const all = Array.from({ length: count }, (_, n) =>
    one(`${SLOW}&id=gt.${-n}`, leaving.signal)
      .then((answer) => answers.push(answer))
      .catch(() => undefined)
      .finally(() => {
        open -= 1;
      }),
  );
  const flood: Attack = {
    answers,
    pending: () => open,
    async stop() {
      leaving.abort();
      await Promise.all(all);
    },
  };
  floods.push(flood);
  return flood;
}

/** Statements of people that PostgreSQL is running. */
const running = async (like: string): Promise<number> => {
  const { rows } = await watcher.query(
    `select count(*)::int as n from pg_stat_activity
      where datname = $1 and application_name = 'ben-trong people' and state = 'active' and query like $2`,
    [database, like],
  );
  return Number(rows[0]?.n);
};
const underWay = (atLeast = 1) => expect.poll(() => running("%slowly%")).toBeGreaterThanOrEqual(atLeast);

/** Requests of everybody else meanwhile; each must succeed. */
async function everybodyElse(member: SignedIn, email: string): Promise<void> {
  const from = newPlace();
  const forwarded = { "X-Forwarded-For": from };
  const buyer = await aSignedInPerson(platform);
  const statuses = await Promise.all([
    read("/rest/v1/follow?select=podcastId", from, { token: member.token }).then(({ status }) => status),
    read(`/rest/v1/blog?select=id&limit=2&id=gt.-${addresses}`, from).then(({ status }) => status),
    read("/feed", from).then(({ status }) => status),
    read("/readyz", from).then(({ status }) => status),
    ask(platform, "/auth/v1/token?grant_type=password", {
      ...{ body: { email, password: PASSWORD }, headers: forwarded },
    }).then(({ status }) => status),
  ]);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const { body } = await orderPlan(buyer, 2);
  const paid = await pay(platform, { content: `CT DEN ${body.data.orderCode}`, amount: 299_000 });
  expect(paid.body).toEqual({ success: true });
  await openSession(buyer);
}

const account = async (): Promise<string> => {
  const email = `nguoi-quen-${addresses++}@example.vn`;
  await signUp(platform, { email, headers: { "X-Forwarded-For": newPlace() } });
  return email;
};

describe("while somebody asks for more than their share", () => {
  it("everybody else is answered: thirty slow reads of one member", async () => {
    const [hostile, member] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const email = await account();
    const from = newPlace();
    const flood = attack(30, (path, signal) => read(path, from, { token: hostile.token, signal }));
    await underWay();
    await everybodyElse(member, email);
    expect(flood.pending()).toBeGreaterThan(0);
    expect(await running("%slowly%")).toBeLessThanOrEqual(3);
  });

  it("everybody else is answered: thirty slow reads of one visitor", async () => {
    const member = await aSignedInPerson(platform);
    const email = await account();
    const from = newPlace();
    const flood = attack(30, (path, signal) => read(path, from, { signal }));
    await underWay();
    await everybodyElse(member, email);
    expect(flood.pending()).toBeGreaterThan(0);
  });

  it("whoever signed in is answered: slow reads of visitors from everywhere", async () => {
    const member = await aSignedInPerson(platform);
    const email = await account();
    const flood = attack(40, (path, signal) => read(path, newPlace(), { signal }));
    await underWay(5);
    const from = newPlace();
    const [followed, ready, signedIn] = await Promise.all([
      read("/rest/v1/follow?select=podcastId", from, { token: member.token }),
      read("/readyz", from),
      ask(platform, "/auth/v1/token?grant_type=password", {
        ...{ body: { email, password: PASSWORD }, headers: { "X-Forwarded-For": from } },
      }),
    ]);
    expect([followed.status, ready.status, signedIn.status]).toEqual([200, 200, 200]);
    expect(flood.pending()).toBeGreaterThan(0);
    expect(await running("%slowly%")).toBeLessThanOrEqual(5);
  });

  it("money, sign-in and the companion are answered: slow reads of five members at once", async () => {
    const hostile = await Promise.all(Array.from({ length: 5 }, () => aSignedInPerson(platform)));
    const email = await account();
    const buyer = await aSignedInPerson(platform);
    const flood = attack(25, (path, signal) => {
      const person = hostile[addresses % hostile.length];
      return read(path, newPlace(), { token: person?.token ?? "", signal });
    });
    await underWay(10);
    const [ready, signedIn, ordered] = await Promise.all([
      read("/readyz", newPlace()),
      ask(platform, "/auth/v1/token?grant_type=password", { body: { email, password: PASSWORD } }),
      orderPlan(buyer, 2),
    ]);
    expect([ready.status, signedIn.status, ordered.status]).toEqual([200, 200, 200]);
    const paid = await pay(platform, { content: `CT DEN ${ordered.body.data.orderCode}`, amount: 299_000 });
    expect(paid.body).toEqual({ success: true });
    await openSession(buyer);
    expect(flood.pending()).toBeGreaterThan(0);
  });

  it("they are told to wait, truly and for how long", async () => {
    const hostile = await aSignedInPerson(platform);
    const from = newPlace();
    const flood = attack(90, (path, signal) => read(path, from, { token: hostile.token, signal }));
    await expect.poll(() => flood.answers.length).toBeGreaterThan(0);
    for (const answer of [...flood.answers]) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "2"]);
      const { code, message } = await answer.json();
      expect(code).toBe("too_many_requests");
      expect(message).not.toContain("khởi động");
    }
  });
});

describe("a client that leaves", () => {
  it("takes its statements along, those that wait and those that run", async () => {
    const hostile = await aSignedInPerson(platform);
    const from = newPlace();
    const flood = attack(20, (path, signal) => read(path, from, { token: hostile.token, signal }));
    await underWay(3);
    await flood.stop();
    await expect.poll(() => running("%slowly%")).toBe(0);
    expect((await read("/rest/v1/plan?select=id", from, { token: hostile.token })).status).toBe(200);
  });

  it("does not undo what it wrote", async () => {
    const member = await aSignedInPerson(platform);
    const { owner } = platform.database;
    const { rows } = await owner.query("insert into podcast (slug, title) values ($1, 'Đêm') returning id", [
      `dem-${addresses++}`,
    ]);
    await owner.query(
      `create or replace function public.nap() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return new; end'`,
    );
    await owner.query(
      "create or replace trigger nap before insert on follow for each row execute function public.nap()",
    );
    const leaving = new AbortController();
    const written = member
      .call("/rest/v1/follow", {
        ...{ method: "POST", body: JSON.stringify({ podcastId: rows[0]?.id }), signal: leaving.signal },
      })
      .catch(() => "left");
    await expect.poll(() => running("%insert into%follow%")).toBe(1);
    leaving.abort();
    expect(await written).toBe("left");
    const followed = async () =>
      (await owner.query(`select from follow where "userId" = $1`, [member.id])).rowCount;
    await expect.poll(followed).toBe(1);
  });
});

it("a visitor's statement and a member's search end before another of the member that was begun earlier", async () => {
  const member = await aSignedInPerson(platform);
  const flood = attack(1, (path, signal) => read(path, newPlace(), { token: member.token, signal }));
  await underWay();
  const search = `${SLOW}&content=match.n`;
  for (const answer of await Promise.all([
    read(SLOW, newPlace()),
    read(search, newPlace(), { token: member.token }),
  ])) {
    expect([answer.status, (await answer.json()).code]).toEqual([400, "57014"]);
  }
  expect(flood.pending()).toBe(1);
});

it("two searches run at once, whoever asks, and other reads beside them", async () => {
  await platform.database.owner.query(
    `create or replace function public."searchText"(blog) returns text language sql stable as 'select pg_sleep(60)::text'`,
  );
  const people = await Promise.all(Array.from({ length: 6 }, () => aSignedInPerson(platform)));
  const leaving = new AbortController();
  const searches = people.map(({ token }) =>
    read("/rest/v1/blog?select=id&searchText=like.*a*", newPlace(), { token, signal: leaving.signal }).catch(
      () => undefined,
    ),
  );
  await expect.poll(() => running("%searchText%")).toBe(2);
  const other = await read("/rest/v1/blog?select=id", newPlace(), { token: people[5]?.token ?? "" });
  expect(other.status).toBe(200);
  expect(await running("%searchText%")).toBe(2);
  leaving.abort();
  await Promise.all(searches);
});
