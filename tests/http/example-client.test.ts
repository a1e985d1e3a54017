import { readFile } from "node:fs/promises";
import path from "node:path";
import { readSchemaCache } from "@bentrong/postgrest/schema-cache/read-schema-cache";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rules } from "../../apps/server/src/api/data/rules.ts";
import { writeClientTypes } from "../../apps/server/src/openapi/client-types.ts";
import { listen } from "../../examples/supabase-client/listen.ts";
import { newAddress, PASSWORD } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

const TYPES = path.resolve(import.meta.dirname, "../../examples/supabase-client/database.ts");

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.database.owner.query(
    `insert into podcast (id, slug, title, "podcastType", description) values (101, 'dem', 'Đêm', 'PUBLIC', 'Lời tả.')`,
  );
});
afterAll(() => platform.close());

describe("the example client", () => {
  it("reads, signs up, writes and calls, with the library as it is", async () => {
    const place = { url: platform.url, key: platform.tokens.publicKey };
    const came = await listen(place, { email: newAddress(), password: PASSWORD });
    expect(came.podcasts).toEqual([{ id: 101, title: "Đêm", slug: "dem" }]);
    expect(came.followed).toEqual([{ podcastId: 101 }]);
    expect(came.mine).toEqual([{ userId: expect.stringMatching(/^[0-9a-f-]{36}$/), podcastId: 101 }]);
    expect(came).toMatchObject({ streak: 0, afterwards: [] });
  });

  it("has the types that `npm run docs:api` would write", async () => {
    const schema = await readSchemaCache(platform.database.owner, rules);
    expect(await readFile(TYPES, "utf8"), "run `npm run docs:api`").toBe(writeClientTypes(schema));
  });
});
