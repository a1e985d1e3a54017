import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressBlock } from "../../apps/server/src/platform/http/client-address.ts";
import { createLimits } from "../../apps/server/src/platform/http/limits.ts";
import { ownDatabase } from "../support/world.ts";
import { ask, newAddress, PASSWORD } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

describe("a limit", () => {
  const world = ownDatabase();
  const three = { limit: 3, windowSeconds: 60 };

  it("lets so many through and then says how long to wait, in every process", async () => {
    const [here, there] = [createLimits(world.database), createLimits(world.database)];
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? here : there).take("door", three)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(here.take("door", three)).rejects.toMatchObject({
      ...{ code: "too_many_requests", status: 429, retryAfterSeconds: expect.any(Number) },
    });
    await expect(here.take("another door", three)).resolves.toBeUndefined();
  });

  it("opens again when its window has passed, and when it is forgiven", async () => {
    const limits = createLimits(world.database);
    const full = async (): Promise<void> => {
      for (let n = 0; n < 3; n++) await limits.take("gate", three);
      await expect(limits.take("gate", three)).rejects.toThrow();
    };
    await full();
    await world.database.owner.query("update ops.rate_limit set window_end = now() - interval '1 second'");
    await full();
    await limits.forget("gate");
    await full();
  });
});

describe("the address that is limited", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::9%eth0", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    [undefined, "inside"],
  ])("of %s is %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });

  describe("behind no proxy and behind one", () => {
    let open: Platform;
    let behindOne: Platform;
    beforeAll(async () => {
      open = await openPlatform();
      behindOne = await openPlatform({ trustedProxies: 1 });
    });
    afterAll(() => Promise.all([open.close(), behindOne.close()]));

    const recover = async (platform: Platform, forwarded: string): Promise<number> => {
      const { status } = await ask(platform, "/auth/v1/recover", {
        ...{ body: { email: newAddress() }, headers: { "x-forwarded-for": forwarded } },
      });
      return status;
    };
    /** The statuses of one more recovery than an address has in an hour. */
    const sixtyOne = async (platform: Platform, forwarded: (n: number) => string): Promise<number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < 61; n++) statuses.push(await recover(platform, forwarded(n)));
      return statuses;
    };

    it("cannot be invented by the caller", async () => {
      const direct = await sixtyOne(open, (n) => `203.0.113.${n}`);
      expect(direct.filter((status) => status === 429)).toHaveLength(1);
      const proxied = await sixtyOne(behindOne, (n) => `203.0.113.${n}, 198.51.100.1`);
      expect(proxied.filter((status) => status === 429)).toHaveLength(1);
    });

    it("may be one of a link, which names its network card", async () => {
      const { status, body } = await ask(behindOne, "/auth/v1/signup", {
        ...{ body: { email: newAddress(), password: PASSWORD } },
        headers: { "x-forwarded-for": "fe80::1c2d:3eff%eth0" },
      });
      expect([status, body.msg]).toEqual([200, undefined]);
    });

    it("is the one that the operator's proxy saw", async () => {
      const proxied = await sixtyOne(behindOne, (n) => `10.0.0.1, 192.0.2.${n}`);
      expect(proxied.filter((status) => status === 429)).toEqual([]);
    });
  });
});

describe("one address", () => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await openPlatform();
  });
  afterAll(() => platform.close());

  const link = { type: "email", token_hash: "a".repeat(43) };
  const code = { password: "một câu khác nữa", resetCode: "ABCDEF" };
  it.each([
    [
      "signs up a hundred people",
      100,
      "/auth/v1/signup",
      () => ({ email: newAddress(), password: "gàzq7k" }),
    ],
    ["redeems a hundred links", 100, "/auth/v1/verify", () => link],
    [
      "signs in three hundred",
      300,
      "/auth/v1/token?grant_type=password",
      () => ({ email: newAddress(), password: "x" }),
    ],
    ["asks for sixty codes", 60, "/functions/v1/auth/reset-password", () => ({ email: newAddress() })],
    [
      "redeems no code after the links",
      0,
      "/functions/v1/auth/change-password",
      () => ({ email: newAddress(), ...code }),
    ],
  ])("%s before it has to wait", { timeout: 60_000 }, async (_, allowed, path, body) => {
    const statuses: number[] = [];
    while (statuses.length < allowed + 1) {
      const few = Math.min(10, allowed + 1 - statuses.length);
      const answers = await Promise.all(
        Array.from({ length: few }, () => ask(platform, path, { body: body() })),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
