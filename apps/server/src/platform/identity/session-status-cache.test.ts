import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { aPerson } from "../../../../../tests/support/people.ts";
import { ownDatabase } from "../../../../../tests/support/world.ts";
import { createSessionStatusCache } from "./session-status-cache.ts";

const world = ownDatabase();
/** A listening connection that is lost and never comes back. */
const deaf = {
  listen: async () => undefined,
  isConnected: false,
  close: async () => undefined,
  catchUp: async () => undefined,
};

async function aSession(): Promise<string> {
  const { id } = await aPerson(world.database);
  const { rows } = await world.database.owner.query(
    "insert into auth.sessions (user_id) values ($1) returning id",
    [id],
  );
  return String(rows[0]?.id);
}

const end = (id: string): Promise<unknown> =>
  world.database.owner.query("update auth.sessions set ended_at = now() where id = $1", [id]);

describe("what a process remembers of a session", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is asked again within five seconds, also when no notification can arrive", async () => {
    const id = await aSession();
    vi.useFakeTimers({ toFake: ["performance"] });
    const sessions = createSessionStatusCache({ ...world.database, listener: deaf });
    expect(await sessions.getStatus(id)).toBe("live");
    await end(id);
    expect(sessions.getStatus(id)).toBe("live");
    vi.advanceTimersByTime(4_999);
    expect(await sessions.getStatus(id)).toBe("ended");
    expect(sessions.getStatus(id)).toBe("ended");
  });

  it("is forgotten at once when any connection ends the session", async () => {
    const id = await aSession();
    // The clock stands still: nothing is forgotten by age.
    vi.useFakeTimers({ toFake: ["performance"] });
    const sessions = createSessionStatusCache(world.database);
    expect(await sessions.getStatus(id)).toBe("live");
    await end(id);
    await eventually(() => expect(sessions.getStatus(id)).toBe("ended"));
  });

  it("is read once when many requests ask at the same moment", async () => {
    const id = await aSession();
    const asCaller = vi.fn(world.database.asCaller);
    const sessions = createSessionStatusCache({ ...world.database, asCaller });
    expect(await Promise.all(Array.from({ length: 50 }, () => sessions.getStatus(id)))).toEqual(
      Array(50).fill("live"),
    );
    expect(asCaller).toHaveBeenCalledTimes(1);
  });

  it("is nothing for a token without a session, and never true for what is no session", async () => {
    const sessions = createSessionStatusCache(world.database);
    expect(sessions.getStatus(undefined)).toBe("live");
    for (const id of [null, 7, "", "x'; drop table auth.sessions", "__proto__"])
      expect(await sessions.getStatus(id)).toBe("ended");
    expect(await sessions.getStatus("00000000-0000-4000-8000-000000000000")).toBe("ended");
  });
});
