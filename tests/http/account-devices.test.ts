import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letterTo } from "../support/letters.ts";
import { ask, newAddress } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSession, aSignedInPerson } from "./signed-in.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const SAFARI_ON_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";

describe("the devices of an account", () => {
  it("are told to their owner with names, the one in hand first, and no address", async () => {
    const phone = await aSignedInPerson(platform);
    const tablet = await aSession(platform, phone, { userAgent: SAFARI_ON_IPHONE, begunMinutesAgo: 60 });
    await aSignedInPerson(platform);
    const response = await phone.call("/account/devices");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).not.toContain("203.0.113.7");
    const { data, idleDays } = JSON.parse(text);
    expect(idleDays).toBe(90);
    expect(data).toEqual([
      {
        id: phone.sessionId,
        name: "Chrome trên Android",
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        current: true,
      },
      expect.objectContaining({ id: tablet.sessionId, name: "Safari trên iPhone", current: false }),
    ]);
    expect(Date.parse(data[1].createdAt)).toBeLessThan(Date.parse(data[0].createdAt));
  });

  it("are gone from the list once they signed out or idled too long", async () => {
    const phone = await aSignedInPerson(platform);
    const ended = await aSession(platform, phone);
    const idle = await aSession(platform, phone);
    const { owner } = platform.database;
    await owner.query("update auth.sessions set ended_at = now() where id = $1", [ended.sessionId]);
    await owner.query("update auth.sessions set refreshed_at = now() - interval '91 days' where id = $1", [
      idle.sessionId,
    ]);
    const { data } = await (await phone.call("/account/devices")).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual([phone.sessionId]);
  });

  it("a device that its owner signs out does not get the account by a change of address that it asked for", async () => {
    const phone = await aSignedInPerson(platform);
    const lost = await aSession(platform, phone);
    const elsewhere = newAddress();
    const asked = await lost.call("/auth/v1/user", {
      method: "PUT",
      body: JSON.stringify({ email: elsewhere }),
    });
    expect(asked.status).toBe(200);
    await phone.call(`/account/devices/${lost.sessionId}`, { method: "DELETE" });
    const { token } = await letterTo(platform, elsewhere, "change_email");
    const late = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect(late.status).toBe(403);
  });

  it("a device that its owner signs out is refused at once, everywhere", async () => {
    const phone = await aSignedInPerson(platform);
    const lost = await aSession(platform, phone);
    expect((await lost.call("/rest/v1/follow")).status).toBe(200);
    expect((await phone.call(`/account/devices/${lost.sessionId}`, { method: "DELETE" })).status).toBe(200);
    expect((await lost.call("/account/devices")).status).toBe(401);
    await expect.poll(async () => (await lost.call("/rest/v1/follow")).status, { timeout: 7_000 }).toBe(401);
    const { rows } = await platform.database.owner.query(
      "select from auth.sessions where id = $1 and ended_at is null",
      [lost.sessionId],
    );
    expect(rows).toEqual([]);
    expect((await phone.call("/account/devices")).status).toBe(200);
  });

  it("somebody else's device cannot be signed out, nor one that does not exist", async () => {
    const me = await aSignedInPerson(platform);
    const other = await aSignedInPerson(platform);
    const answers = await Promise.all(
      [other.sessionId, randomUUID(), "khong-phai-ma"].map(async (id) => {
        const response = await me.call(`/account/devices/${id}`, { method: "DELETE" });
        return { status: response.status, ...(await response.json()) };
      }),
    );
    for (const answer of answers) {
      expect(answer).toEqual({ status: 404, success: false, code: "not_found", error: answers[0]?.error });
    }
    expect((await other.call("/account/devices")).status).toBe(200);
  });

  it("are not told to a visitor", async () => {
    const response = await fetch(`${platform.url}/functions/v1/account/devices`, {
      headers: { apikey: platform.tokens.publicKey },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, code: "not_signed_in" });
  });
});
