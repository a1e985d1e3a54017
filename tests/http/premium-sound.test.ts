import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSession, aSignedInPerson, type SignedIn } from "./signed-in.ts";

const SOUND = Uint8Array.from({ length: 5_000 }, (_, n) => n % 251);
/** Every test has a sound that was not opened before: a yes is kept for half a minute. */
let sounds = 0;
let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const run = (text: string, values: unknown[]) => platform.database.owner.query(text, values);
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}${address}`, { headers });

async function aSound(): Promise<string> {
  sounds += 1;
  await platform.media.write(`premium/tap-${sounds}.mp3`, SOUND);
  return `/media/premium/tap-${sounds}.mp3`;
}

async function anEpisode(): Promise<number> {
  const { rows } = await run(
    `insert into episode (slug, title, "episodeType", audio) values ($1, 'Tập', 'PRIVATE', $2) returning id`,
    [`tap-${sounds + 1}`, await aSound()],
  );
  return Number(rows[0]?.id);
}

async function addressFor(me: SignedIn, episode: number): Promise<string> {
  const [row] = await (await me.call(`/rest/v1/episode?id=eq.${episode}&select=audio`)).json();
  return row.audio;
}

async function createLearner(course: number): Promise<SignedIn> {
  const me = await aSignedInPerson(platform);
  await run(`insert into "courseEnroll" ("userId", "courseId") values ($1, $2)`, [me.id, course]);
  return me;
}

const premium = () => aSignedInPerson(platform, { kind: "premium" });

describe("the address of a premium sound", () => {
  it("is made for one account, which it does not name, and plays in parts", async () => {
    const [lan, minh] = [await premium(), await premium()];
    const episode = await anEpisode();
    const address = await addressFor(lan, episode);
    expect(address).not.toBe(await addressFor(minh, episode));
    expect(await addressFor(lan, episode)).toBe(address);
    expect(address).not.toContain(lan.id);
    for (const range of ["bytes=0-0", "bytes=1000-1999", "bytes=4999-"]) {
      expect((await get(address, { range })).status).toBe(206);
    }
    const [mine, theirs] = [address.split("&reader="), (await addressFor(minh, episode)).split("&reader=")];
    expect((await get(`${theirs[0]}&reader=${mine[1]}`)).status).toBe(403);
    expect((await get(mine[0] ?? "")).status).toBe(403);
  });

  it("is not given to another member with a page that is kept", async () => {
    const [lan, minh] = [await premium(), await premium()];
    const ids = [];
    for (let n = 0; n < 40; n += 1) ids.push(await anEpisode());
    const list = `/rest/v1/episode?id=in.(${ids})&select=audio,title&order=id`;
    const lists = [];
    for (const who of [lan, lan, minh, minh]) lists.push(await (await who.call(list)).text());
    expect(lists[0]?.length).toBeGreaterThan(4_096);
    expect(lists[0]).toBe(lists[1]);
    expect(lists[2]).toBe(lists[3]);
    expect(lists[2]).not.toBe(lists[0]);
  });

  it("is closed once the membership ended, and the member is told no new one", async () => {
    const me = await premium();
    const episode = await anEpisode();
    const address = await addressFor(me, episode);
    await run(`update membership set "expiresAt" = now() - interval '1 second' where "userId" = $1`, [me.id]);
    expect((await get(address)).status).toBe(403);
    expect(await (await me.call(`/rest/v1/episode?id=eq.${episode}&select=audio`)).json()).toEqual([]);
  });

  it("plays at once for who has paid again", async () => {
    const me = await premium();
    const address = await addressFor(me, await anEpisode());
    await run(`update membership set "expiresAt" = now() - interval '1 second' where "userId" = $1`, [me.id]);
    expect((await get(address)).status).toBe(403);
    await run(`update membership set "expiresAt" = now() + interval '1 day' where "userId" = $1`, [me.id]);
    expect((await get(address, { range: "bytes=0-9" })).status).toBe(206);
  });

  it.each([
    ["signed out", "update auth.sessions set ended_at = now() where user_id = $1"],
    ["was deleted", "delete from auth.users where id = $1"],
  ])("is closed while it plays once its account %s", async (_, end) => {
    const me = await premium();
    const address = await addressFor(me, await anEpisode());
    expect((await get(address, { range: "bytes=0-9" })).status).toBe(206);
    await run(end, [me.id]);
    await eventually(async () => expect((await get(address, { range: "bytes=10-19" })).status).toBe(403));
  });

  it("is closed while it plays once its account is blocked", async () => {
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    const me = await premium();
    const address = await addressFor(me, await anEpisode());
    expect((await get(address, { range: "bytes=0-9" })).status).toBe(206);
    const blocked = await administrator.call(`/admin/person/${me.id}/block`, {
      method: "POST",
      body: JSON.stringify({ reason: "Một lý do." }),
    });
    expect(blocked.status).toBe(200);
    await eventually(async () => expect((await get(address, { range: "bytes=10-19" })).status).toBe(403));
  });

  it("of one device ends with its session alone", async () => {
    const me = await premium();
    const other = await aSession(platform, me);
    const episode = await anEpisode();
    const [here, there] = [await addressFor(me, episode), await addressFor(other, episode)];
    await run("update auth.sessions set ended_at = now() where id = $1", [me.sessionId]);
    await eventually(async () => expect((await get(here)).status).toBe(403));
    expect((await get(there)).status).toBe(200);
  });

  it("is closed for who was never a member, whoever made it", async () => {
    const me = await premium();
    const address = await addressFor(me, await anEpisode());
    await run(`delete from membership where "userId" = $1`, [me.id]);
    expect((await get(address)).status).toBe(403);
  });
});

describe("the address of a lesson's sound", () => {
  it("plays while its learner is enrolled", async () => {
    const sound = await aSound();
    await run("insert into course (id, slug, title, price) values (88, 'khoa-88', 'Khóa', 500000)", []);
    const { rows } = await run(
      `insert into lesson ("courseId", slug, position, title, kind, "mediaUrl", "mediaSeconds")
       values (88, 'bai-mot', 1, 'Bài một', 'audio', $1, 60) returning id`,
      [sound],
    );
    const me = await createLearner(88);
    const open = async () => (await (await me.call(`/lesson/${rows[0]?.id}`)).json()).data.mediaUrl;
    const address = await open();
    await run(`delete from "courseEnroll" where "userId" = $1`, [me.id]);
    expect((await get(address)).status).toBe(403);
    await run(`insert into "courseEnroll" ("userId", "courseId") values ($1, 88)`, [me.id]);
    expect((await get(address, { range: "bytes=0-9" })).status).toBe(206);
    expect((await get(address, { range: "bytes=0-9" })).headers.get("cache-control")).toContain("private");
  });
});
