// The rules of rotation as a model: any order of uses and waits gives what the model says.

import fc from "fast-check";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refresh, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const FORGIVEN_SECONDS = 60;

/** Model of one session: its tokens from the first to the active one, and the time since which each is used up. */
class Model {
  readonly tokens: string[];
  readonly usedFor: number[] = [];
  hasEnded = false;

  constructor(first: string) {
    this.tokens = [first];
  }

  /** Expected answer to the token at `index`. */
  expected(index: number): "new" | "active" | "already_used" | "not_found" {
    if (this.hasEnded) return "not_found";
    const age = this.tokens.length - 1 - index;
    if (age === 0) return "new";
    if ((this.usedFor[index] ?? 0) < FORGIVEN_SECONDS) return "active";
    return "already_used";
  }

  wait(seconds: number): void {
    this.usedFor.forEach((before, index) => {
      this.usedFor[index] = before + seconds;
    });
  }
}

async function use(model: Model, index: number): Promise<void> {
  const expected = model.expected(index);
  const { status, body } = await refresh(platform, model.tokens[index]);
  const got = String(body.refresh_token);
  if (expected === "new") {
    expect([status, model.tokens.includes(got)]).toEqual([200, false]);
    model.tokens.push(got);
    model.usedFor.push(0);
  } else if (expected === "active") {
    expect([status, got]).toEqual([200, model.tokens.at(-1)]);
  } else {
    expect([status, body.error_code]).toEqual([400, `refresh_token_${expected}`]);
    model.hasEnded = true;
  }
}

async function wait(model: Model, sessionId: unknown, seconds: number): Promise<void> {
  model.wait(seconds);
  await platform.database.owner.query(
    `update auth.refresh_tokens set revoked_at = revoked_at - make_interval(secs => $2)
     where session_id = $1 and revoked_at is not null`,
    [sessionId, seconds],
  );
}

describe("rotation", () => {
  it("keeps to its rules in whatever order tokens are used", { timeout: 60_000 }, async () => {
    // Counted from the active one; waits keep clear of the border, since the test itself takes time.
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ back: fc.nat({ max: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ seconds: fc.constantFrom(25, 90) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const session = await signUp(platform);
        const sessionId = decodeJwt(session.access_token).session_id;
        const model = new Model(session.refresh_token);
        for (const one of steps) {
          if ("seconds" in one) await wait(model, sessionId, one.seconds);
          else await use(model, Math.max(0, model.tokens.length - 1 - one.back));
        }
        const { rowCount } = await platform.database.owner.query(
          "select from auth.refresh_tokens where session_id = $1 and revoked_at is null",
          [sessionId],
        );
        expect(rowCount).toBe(model.hasEnded ? 0 : 1);
      }),
      { numRuns: 60 },
    );
  });
});
