import { afterAll, beforeAll, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson } from "./signed-in.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

it("strangers whose questions take as long as they may keep nobody waiting who is signed in", async () => {
  await platform.database.owner.query(
    `insert into blog (slug, title, content) select 'b' || n, 'Bài ' || n, repeat('lặng nghe đêm ', 600) from generate_series(1, 40) n`,
  );
  const member = await aSignedInPerson(platform);
  const slow = encodeURIComponent("(?=.*l)(?=.*n)(?=.*z)x");
  const leaving = new AbortController();
  const strangers = Array.from({ length: 12 }, (_, n) =>
    fetch(`${platform.url}/rest/v1/blog?select=id&content=match.${slow}&id=gt.${-n}`, {
      headers: { apikey: platform.tokens.publicKey },
      signal: leaving.signal,
    }).catch(() => undefined),
  );
  await expect
    .poll(async () => {
      const { rows } = await platform.database.owner.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and usename = 'authenticator'",
      );
      return Number(rows[0]?.n);
    })
    .toBeGreaterThan(1);
  const asked = performance.now();
  expect((await member.call("/rest/v1/follow?select=podcastId")).status).toBe(200);
  expect((await member.call("/account/devices")).status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(1_500);
  leaving.abort();
  await Promise.all(strangers);
});
