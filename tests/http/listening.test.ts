import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

const OPEN = 101;
const PREMIUM = 102;

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.database.owner.query(
    `insert into episode (id, slug, title, "episodeType") values (${OPEN}, 'mo', 'Mở', 'PUBLIC'), (${PREMIUM}, 'kin', 'Kín', 'PRIVATE')`,
  );
});
afterAll(() => platform.close());

interface Said {
  episode?: number;
  listen?: string;
  heard?: number;
  place?: number | null;
}

const tells = (person: SignedIn, { episode = OPEN, listen = randomUUID(), heard = 60, place }: Said) =>
  person.call(
    "/rest/v1/rpc/recordListening",
    post({ episode, listen, heard, ...(place === undefined ? {} : { place }) }),
  );

async function fetchRows(person: SignedIn, address: string): Promise<unknown> {
  return (await person.call(`/rest/v1/${address}`)).json();
}
const history = (person: SignedIn) => fetchRows(person, "listeningHistory?select=episodeId,seconds&order=id");
const places = (person: SignedIn) => fetchRows(person, "listeningPosition?select=episodeId,seconds");
const fetchStreak = async (person: SignedIn) => (await (await person.call("/streak")).json()).data.streak;

describe("what somebody hears", () => {
  it("is one row a listen that grows, whatever arrives late or twice, and the latest place", async () => {
    const person = await aSignedInPerson(platform);
    const listen = randomUUID();
    for (const [heard, place] of [
      [15, 20],
      [45, 50],
      [30, null],
      [45, 300],
    ] as const) {
      const answer = await tells(person, { listen, heard, place });
      expect([answer.status, await answer.json()]).toEqual([200, true]);
    }
    expect(await history(person)).toEqual([{ episodeId: OPEN, seconds: 45 }]);
    expect(await places(person)).toEqual([{ episodeId: OPEN, seconds: 300 }]);
    await tells(person, { heard: 10 });
    expect(await history(person)).toHaveLength(2);
  });

  it("is no more than a thousand listens a day, also for a program that brings many at once", async () => {
    const person = await aSignedInPerson(platform);
    const listens = (count: number) => Array.from({ length: count }, () => ({ episodeId: OPEN, seconds: 1 }));
    const bring = async (count: number) =>
      (await person.call("/rest/v1/listeningHistory", post(listens(count)))).status;
    const listen = randomUUID();
    await tells(person, { listen, heard: 30 });
    expect(await bring(1_000)).toBe(429);
    expect(await history(person)).toHaveLength(1);
    expect(await bring(999)).toBe(201);
    expect([await bring(1), (await tells(person, { heard: 30 })).status]).toEqual([429, 429]);
    // What was begun goes on, and so do other people.
    expect((await tells(person, { listen, heard: 60 })).status).toBe(200);
    expect((await tells(await aSignedInPerson(platform), { heard: 30 })).status).toBe(200);
  });

  it("leaves no listen when nothing was heard but the place", async () => {
    const person = await aSignedInPerson(platform);
    await tells(person, { heard: 0, place: 90 });
    expect(await history(person)).toEqual([]);
    expect(await places(person)).toEqual([{ episodeId: OPEN, seconds: 90 }]);
  });

  it("is divided over the days of a listen that goes past midnight", async () => {
    const person = await aSignedInPerson(platform);
    const listen = randomUUID();
    await tells(person, { listen, heard: 100 });
    await platform.database.owner.query(
      `update "listeningHistory" set "createdAt" = "createdAt" - interval '1 day' where "userId" = $1`,
      [person.id],
    );
    await tells(person, { listen, heard: 130 });
    await tells(person, { listen, heard: 160 });
    expect(await history(person)).toEqual([
      { episodeId: OPEN, seconds: 100 },
      { episodeId: OPEN, seconds: 60 },
    ]);
  });

  it("cannot be mended for a day that is over, nor dated back", async () => {
    const person = await aSignedInPerson(platform);
    await tells(person, { heard: 20 });
    await platform.database.owner.query(
      `update "listeningHistory" set "createdAt" = "createdAt" - interval '1 day' where "userId" = $1`,
      [person.id],
    );
    const change = { method: "PATCH", body: JSON.stringify({ seconds: 900 }) };
    await person.call(`/rest/v1/listeningHistory?userId=eq.${person.id}`, change);
    expect(await history(person)).toEqual([{ episodeId: OPEN, seconds: 20 }]);
    const backdated = await person.call(
      "/rest/v1/listeningHistory",
      post({ episodeId: OPEN, seconds: 900, createdAt: "2026-01-01" }),
    );
    expect(backdated.status).toBe(403);
  });

  it("is nobody else's to see, and nothing of a premium episode without premium", async () => {
    const [person, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    await tells(person, { heard: 30, place: 30 });
    expect([await history(other), await places(other)]).toEqual([[], []]);
    expect((await tells(person, { episode: PREMIUM, place: 5 })).status).toBe(403);
    const member = await aSignedInPerson(platform, { kind: "premium" });
    expect((await tells(member, { episode: PREMIUM, place: 20 })).status).toBe(200);
  });

  it("is not taken from visitors", async () => {
    const answer = await fetch(`${platform.url}/rest/v1/rpc/recordListening`, {
      ...post({ episode: OPEN, listen: randomUUID(), heard: 60 }),
      headers: { apikey: platform.tokens.publicKey, "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(401);
  });
});

describe("whoever wants nothing kept", () => {
  it("is told so and leaves no trace, by no way of writing, until they want it again", async () => {
    const person = await aSignedInPerson(platform);
    const listen = randomUUID();
    await tells(person, { listen, heard: 30, place: 30 });
    expect((await person.call("/rest/v1/listeningOptOut", post({}))).status).toBe(201);

    expect(await (await tells(person, { listen, heard: 200, place: 200 })).json()).toBe(false);
    for (const [table, row] of [
      ["listeningHistory", { episodeId: OPEN, seconds: 200 }],
      ["listeningPosition", { episodeId: OPEN, seconds: 200 }],
    ] as const) {
      expect((await person.call(`/rest/v1/${table}`, post(row))).status).toBe(403);
      const body = JSON.stringify({ seconds: 200 });
      await person.call(`/rest/v1/${table}?userId=eq.${person.id}`, { method: "PATCH", body });
    }
    expect(await history(person)).toEqual([{ episodeId: OPEN, seconds: 30 }]);
    expect(await places(person)).toEqual([{ episodeId: OPEN, seconds: 30 }]);

    for (const table of ["listeningHistory", "listeningPosition", "listeningOptOut"]) {
      await person.call(`/rest/v1/${table}?userId=eq.${person.id}`, { method: "DELETE" });
    }
    expect([await history(person), await places(person)]).toEqual([[], []]);
    expect(await (await tells(person, { heard: 30 })).json()).toBe(true);
  });
});

describe("the streak", () => {
  it("is none at first, and begins with three minutes heard on one day, in one listen or in several", async () => {
    const person = await aSignedInPerson(platform);
    const answer = await person.call("/streak");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toEqual({ success: true, data: { streak: 0 } });
    for (const heard of [60, 60, 59]) await tells(person, { heard });
    expect(await fetchStreak(person)).toBe(0);
    await tells(person, { heard: 1 });
    expect(await fetchStreak(person)).toBe(1);
  });

  it("is asked for by somebody who is signed in", async () => {
    const answer = await fetch(`${platform.url}/functions/v1/streak`, {
      headers: { apikey: platform.tokens.publicKey },
    });
    expect(answer.status).toBe(401);
  });
});
