import { describe, expect, it } from "vitest";
import { aPerson } from "../../../../../tests/support/people.ts";
import { ownDatabase } from "../../../../../tests/support/world.ts";
import { removeOutdated } from "./retention.ts";

const world = ownDatabase();

describe("what is kept of devices, codes and counts", () => {
  it("goes after 90 days, and not before", async () => {
    const { owner } = world.database;
    const { id } = await aPerson(world.database);
    await owner.query(
      `insert into auth.sessions (user_id, user_agent, refreshed_at, ended_at) values
        ($1, 'ended long ago', now() - interval '200 days', now() - interval '91 days'),
        ($1, 'idle for ages', now() - interval '181 days', null),
        ($1, 'ended lately', now() - interval '200 days', now() - interval '89 days'),
        ($1, 'idle', now() - interval '120 days', null),
        ($1, 'in use', now(), null)`,
      [id],
    );
    await owner.query(
      `insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at) values
        ($1, 'reset_password', sha256('old'), 'old', now() - interval '91 days'),
        ($1, 'reset_password', sha256('new'), 'new', now() - interval '1 day')`,
      [id],
    );
    await owner.query(
      "insert into ops.rate_limit (bucket, window_end) values ('over', now() - interval '1 second'), ('open', now() + interval '1 minute')",
    );
    await removeOutdated(owner, 90);
    const left = async (text: string) => (await owner.query(text)).rows.map(({ name }) => name);
    expect(await left("select user_agent as name from auth.sessions order by 1")).toEqual([
      ...["ended lately", "idle", "in use"],
    ]);
    expect(await left("select sent_to as name from auth.one_time_tokens")).toEqual(["new"]);
    expect(await left("select bucket as name from ops.rate_limit")).toEqual(["open"]);
  });
});
