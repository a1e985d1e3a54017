import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";

const HOSTILE = `Tập ]]> & <b>"1"</b> 'x' <!-- \u{1f319} &amp;`;

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
  const { owner } = platform.database;
  await owner.query(
    `insert into podcast (id, slug, title, description, "authorName") values (1, 'p', $1, $1, $1)`,
    [HOSTILE],
  );
  for (const [id, type] of [
    [1, "PUBLIC"],
    [2, "PUBLIC"],
    [3, "PRIVATE"],
  ]) {
    await owner.query(
      `insert into episode (id, slug, title, description, audio, duration, "episodeType")
       values ($1, $2, $3, $3, 'https://cdn.example.vn/a.mp3?x="<&', 61, $4)`,
      [id, `e${id}`, HOSTILE, type],
    );
    await owner.query(`insert into "podcastEpisode" ("podcastId", "episodeId") values (1, $1)`, [id]);
  }
  for (const id of [1, 3]) {
    await owner.query(`insert into "episodeTimeline" (id, chapters, cues) values ($1, $2, $3)`, [
      id,
      JSON.stringify([{ start: 0, title: HOSTILE }]),
      JSON.stringify([{ start: 1.5, end: 3, text: HOSTILE }]),
    ]);
  }
});
afterAll(() => platform.close());

const get = (path: string) => fetch(`${platform.url}${path}`);

/** Names of elements that were opened and not closed in turn; throws at what no XML parser takes. */
function listElements(document: string): string[] {
  const open: string[] = [];
  const seen: string[] = [];
  const text = document.replace(/^<\?xml[^>]*\?>/, "");
  for (const [token] of text.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith("<")) {
      expect(token).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)|\]\]>/);
      continue;
    }
    const found = /^<(\/?)([a-zA-Z:]+)((?:\s+[a-zA-Z:]+="[^"<]*")*)\s*(\/?)>$/.exec(token);
    if (!found) throw new Error(`no XML: ${token}`);
    const [, isEnd, name = "", , isEmpty] = found;
    if (isEnd) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name);
    if (!isEnd) seen.push(name);
  }
  expect(open).toEqual([]);
  return seen;
}

describe("the feed of a podcast", () => {
  it("is well-formed whatever its texts hold, with what apps ask for", async () => {
    const answer = await get("/feed/podcast/1");
    const body = await answer.text();
    const names = listElements(body);
    for (const name of [
      "podcast:guid",
      "podcast:locked",
      "podcast:person",
      "itunes:owner",
      "itunes:image",
      "itunes:type",
    ]) {
      expect(names.filter((seen) => seen === name)).toEqual([name]);
    }
    expect(names.filter((seen) => seen === "item")).toHaveLength(2);
    expect(body).toContain(
      `<podcast:transcript url="${platform.url}/feed/episode/1/transcript.vtt" type="text/vtt" language="vi"/>`,
    );
    expect(body).toContain(
      `<podcast:chapters url="${platform.url}/feed/episode/1/chapters.json" type="application/json+chapters"/>`,
    );
    expect(names.filter((seen) => seen === "podcast:transcript")).toHaveLength(1);
  });

  it("leads to the words and chapters of what everybody may hear, and to no others", async () => {
    const words = await get("/feed/episode/1/transcript.vtt");
    expect(words.headers.get("content-type")).toContain("text/vtt");
    expect(words.headers.get("access-control-allow-origin")).toBe("*");
    const body = await words.text();
    expect(body).toMatch(/^WEBVTT\n\n00:00:01\.500 --> 00:00:03\.000\nTập \]\]&gt; &amp; &lt;b&gt;/);
    const chapters = await get("/feed/episode/1/chapters.json");
    expect(chapters.headers.get("content-type")).toContain("application/json+chapters");
    expect(await chapters.json()).toEqual({ version: "1.2.0", chapters: [{ startTime: 0, title: HOSTILE }] });
    for (const id of [2, 3, 99]) {
      expect((await get(`/feed/episode/${id}/transcript.vtt`)).status).toBe(404);
      expect((await get(`/feed/episode/${id}/chapters.json`)).status).toBe(404);
    }
    await platform.database.owner.query(`update episode set "episodeType" = 'PRIVATE' where id = 1`);
    await expect.poll(async () => (await get("/feed/episode/1/transcript.vtt")).status).toBe(404);
  });
});
