import { describe, expect, it } from "vitest";
import type { Api, ApiResult } from "../../api/result.ts";
import { loadMembership, membershipFrom } from "./read-membership.ts";

const now = new Date("2026-11-21T00:00:00Z");
const row = (planId: number, days: number) => ({
  planId,
  expiresAt: new Date(now.getTime() + days * 86_400_000).toISOString(),
  plan: { name: "gói" },
});

describe("premium", () => {
  it.each([
    ["a paid plan that runs", [row(2, 1)], true],
    ["the free plan", [row(1, 1)], false],
    ["a paid plan that ran out", [row(2, -1)], false],
    ["a paid plan that ends this instant", [row(2, 0)], false],
    ["a plan without an end", [{ planId: 2, expiresAt: null, plan: null }], false],
    ["no membership", [], false],
    ["a free row in front of a paid one", [row(1, 5), row(2, 5)], false],
    ["an old row in front of a running one", [row(2, -5), row(3, 5)], true],
  ])("follows from %s", (_who, rows, premium) => {
    expect(membershipFrom(rows, now).premium).toBe(premium);
  });

  it.each([
    ["ended within them", [row(2, -2.9)], 3, true],
    ["ended before them", [row(2, -3)], 3, false],
    ["ended, where there are none", [row(2, -0.1)], 0, false],
    ["was the free plan", [row(1, -1)], 3, false],
    ["ended, and a free row goes on", [row(2, -1), row(1, 30)], 3, true],
    ["goes on, hidden by a free row", [row(1, 5), row(2, 5)], 3, false],
  ])("follows from days of grace when the membership %s", (_what, rows, graceDays, premium) => {
    expect(membershipFrom(rows, now, graceDays).premium).toBe(premium);
  });

  it("of a membership that runs owes nothing to the days of grace", () => {
    expect(membershipFrom([row(2, -1), row(3, 5)], now, 3)).toEqual({ premium: true, current: row(3, 5) });
    expect(membershipFrom([row(2, -1)], now, 3).graceEndsAt).toEqual(new Date("2026-11-23T00:00:00Z"));
  });

  const apiAnswering = (result: ApiResult<unknown>) => ({ get: async () => result }) as unknown as Api;

  it("treats a failed look-up as no membership", async () => {
    const error = { status: 500, code: "http_500", message: "", body: undefined };
    expect(await loadMembership(apiAnswering({ ok: false, error }))).toEqual({
      premium: false,
      current: undefined,
    });
  });
});
