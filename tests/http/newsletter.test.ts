import { CONSENTS } from "@bentrong/contract/consents";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createNewsletterTokens } from "../../apps/server/src/features/newsletter/newsletter-tokens.ts";
import { BASE, openMailRoom } from "../support/mail-room.ts";
import { aPerson } from "../support/people.ts";
import { type MailServer, openMailServer } from "../support/smtp-server.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
let server: MailServer;
let room: { close(): Promise<void> };
beforeAll(async () => {
  platform = await openPlatform();
  server = await openMailServer();
  room = await openMailRoom({ ...platform, url: server.url });
});
afterAll(async () => {
  await room.close();
  await server.close();
  await platform.close();
});

let addresses = 0;
const anAddress = (): string => `ban-${++addresses}@example.vn`;

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
}
const call = (path: string, { body, headers, method = "POST" }: CallOptions = {}): Promise<Response> =>
  fetch(`${platform.url}${path}`, {
    method,
    redirect: "manual",
    headers: { apikey: platform.tokens.publicKey, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
/** Forgets how often this machine subscribed: these tests are about other things. */
async function subscribe(email: string, headers?: Record<string, string>): Promise<number> {
  await platform.database.owner.query("delete from ops.rate_limit");
  return (await call("/rest/v1/newSubscription", { body: { email }, headers: headers ?? {} })).status;
}
const newsletter = (path: string, options?: CallOptions) => call(`/functions/v1/newsletter/${path}`, options);

/** The token behind the link that begins with `path` in the next letter to this address. */
async function tokenFor(email: string, path: "confirm" | "preferences"): Promise<string> {
  const { mail } = await server.next(email);
  const link = mail.text?.match(new RegExp(`${BASE}/newsletter/${path}\\?token=(\\S+)`))?.[1];
  return decodeURIComponent(link ?? "");
}
const fetchPreferences = async (email: string): Promise<string> =>
  platform.newsletterTokens.sign("preferences", await fetchId(email));
async function fetchId(email: string): Promise<number> {
  const { rows } = await platform.database.owner.query(
    `select id from "newSubscription" where lower(email) = lower($1)`,
    [email],
  );
  return Number(rows[0]?.id);
}
const fetchState = async (email: string): Promise<unknown> => {
  const token = encodeURIComponent(await fetchPreferences(email));
  const answer = await newsletter(`preferences?token=${token}`, { method: "GET" });
  return ((await answer.json()) as { data?: { state: string } }).data?.state;
};
const lettersTo = async (email: string): Promise<number> => {
  const { rows } = await platform.database.owner.query(
    "select count(*)::int as letters from ops.mail where lower(to_address) = lower($1)",
    [email],
  );
  return Number(rows[0]?.letters);
};
const daysPass = (email: string, days: number) =>
  platform.database.owner.query(
    `update "newSubscription" set "confirmationSentAt" = "confirmationSentAt" - $2 * interval '25 hours' where lower(email) = lower($1)`,
    [email, days],
  );
const subscribed = async (): Promise<string> => {
  const email = anAddress();
  expect(await subscribe(email)).toBe(201);
  await newsletter("confirm", { body: { token: await tokenFor(email, "confirm") } });
  return email;
};

describe("what is no address", () => {
  it.each([
    ...["a\u202eb@c.vn", "a,b@c.vn", "(c)a@b.vn", "a\\@b.vn", "=cmd|'x'!A1@b.vn", "+a@b.vn", "a@b", ""],
    ...[["a@b.vn", "c@b.vn"], { a: 1 }, null],
  ])("is refused, and nothing is stored or sent: %j", async (email) => {
    await platform.database.owner.query("delete from ops.rate_limit");
    const answer = await call("/rest/v1/newSubscription", { body: { email } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, "23514"]);
    await expect(
      platform.database.owner.query(`insert into "newSubscription" (email) values ($1)`, [String(email)]),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("is a list of addresses, too: each is counted", async () => {
    const answer = await call("/rest/v1/newSubscription", {
      body: [{ email: "x1@b.vn" }, { email: "x2@b.vn" }],
    });
    expect(answer.status).toBe(400);
  });

  it("is stored as accounts are: small letters, a domain in its ASCII form", async () => {
    expect(await subscribe(" Lan@Cốc.vn ")).toBe(201);
    expect(await fetchId("lan@xn--cc-j9s.vn")).toBeGreaterThan(0);
    expect(await subscribe("LAN@cốc.vn")).toBe(409);
  });
});

describe("a person who subscribes", () => {
  it("receives the newsletter only after the click in the letter", async () => {
    const email = anAddress();
    expect(await subscribe(email)).toBe(201);
    const token = await tokenFor(email, "confirm");
    expect(await fetchState(email)).toBe("waiting");
    const answer = await newsletter("confirm", { body: { token } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: true,
      data: { email: `b•••@example.vn`, state: "subscribed" },
    });
    expect(await fetchState(email)).toBe("subscribed");
  });

  it("clicks twice, and nothing more happens", async () => {
    const email = anAddress();
    await subscribe(email);
    const token = await tokenFor(email, "confirm");
    for (const _ of [1, 2]) expect((await newsletter("confirm", { body: { token } })).status).toBe(200);
    expect(await lettersTo(email)).toBe(1);
  });

  it("is told 409 the second time, in any letter case, and gets no second letter that day", async () => {
    const email = anAddress();
    expect(await subscribe(email)).toBe(201);
    expect(await subscribe(email)).toBe(409);
    expect(await subscribe(email.toUpperCase())).toBe(409);
    expect(await lettersTo(email)).toBe(1);
  });

  it("who never clicked gets one more letter a day, and three a week", async () => {
    const email = anAddress();
    await subscribe(email);
    for (const [days, letters] of [
      [1, 2],
      [1, 3],
      [1, 3],
      [5, 3],
      [1, 4],
      [1, 5],
      [1, 6],
      [1, 6],
    ] as const) {
      await daysPass(email, days);
      expect(await subscribe(email.toUpperCase())).toBe(409);
      expect(await subscribe(email)).toBe(409);
      expect(await lettersTo(email)).toBe(letters);
    }
  });

  it("who receives it already gets no letter by asking again", async () => {
    const email = await subscribed();
    await daysPass(email, 1);
    expect(await subscribe(email)).toBe(409);
    expect(await lettersTo(email)).toBe(1);
  });

  it("and left, and comes back the same day, is asked once more, and not again before tomorrow", async () => {
    const email = await subscribed();
    await newsletter("preferences", { body: { token: await fetchPreferences(email), subscribed: false } });
    for (const _ of [1, 2]) {
      expect(await subscribe(email)).toBe(409);
      expect(await lettersTo(email)).toBe(2);
    }
    await newsletter("confirm", { body: { token: await tokenFor(email, "confirm") } });
    expect(await fetchState(email)).toBe("subscribed");
  });

  it("is answered alike, whether the address waits, left or is subscribed", async () => {
    const [waiting, left, active] = [anAddress(), await subscribed(), await subscribed()];
    await subscribe(waiting);
    await newsletter("preferences", { body: { token: await fetchPreferences(left), subscribed: false } });
    const answers = await Promise.all(
      [waiting, left, active].map(async (email) => {
        const answer = await call("/rest/v1/newSubscription", { body: { email } });
        return { status: answer.status, body: (await answer.text()).replaceAll(email, "") };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("cannot subscribe two addresses with one call", async () => {
    const [one, two] = [anAddress(), anAddress()];
    const answer = await call("/rest/v1/newSubscription", { body: [{ email: one }, { email: two }] });
    expect(answer.status).toBe(400);
    expect((await lettersTo(one)) + (await lettersTo(two))).toBe(0);
  });

  it("is asked for patience after thirty addresses in an hour, in the words of the data API", async () => {
    await platform.database.owner.query("delete from ops.rate_limit");
    const ask = () => call("/rest/v1/newSubscription", { body: { email: anAddress() } });
    for (let time = 0; time < 30; time++) expect((await ask()).status).toBe(201);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await refused.json()).toMatchObject({ code: "too_many_requests", details: null, hint: null });
  });
});

describe("a person who wants no more letters", () => {
  it("stops them with the mailbox's own button: one POST without a key", async () => {
    const email = await subscribed();
    const letter = server.messages.findLast(({ to }) => to.includes(email));
    const headers = new Map(letter?.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = new URL(headers.get("list-unsubscribe")?.slice(1, -1) ?? "");
    expect(address.origin).toBe(BASE);
    const answer = await fetch(`${platform.url}${address.pathname}${address.search}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    expect(await fetchState(email)).toBe("unsubscribed");
  });

  it("is led to a page when a browser opens that address, and nothing changes by looking", async () => {
    const email = await subscribed();
    const token = await fetchPreferences(email);
    const answer = await newsletter(`unsubscribe?token=${token}`, { method: "GET", headers: { apikey: "" } });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/newsletter/preferences?token=${token}`);
    expect(await fetchState(email)).toBe("subscribed");
  });

  it("may change their mind on the page, without a new letter", async () => {
    const email = await subscribed();
    const token = await fetchPreferences(email);
    for (const wanted of [false, true, false]) {
      const answer = await newsletter("preferences", { body: { token, subscribed: wanted } });
      const state = wanted ? "subscribed" : "unsubscribed";
      expect(await answer.json()).toMatchObject({ success: true, data: { state } });
      expect(await fetchState(email)).toBe(state);
    }
    expect(await lettersTo(email)).toBe(1);
  });

  it("may come back through the form: still 409, and a new letter asks for the click", async () => {
    const email = await subscribed();
    await newsletter(`unsubscribe?token=${await fetchPreferences(email)}`);
    await daysPass(email, 1);
    expect(await subscribe(email)).toBe(409);
    expect(await fetchState(email)).toBe("unsubscribed");
    const token = await tokenFor(email, "confirm");
    await newsletter("confirm", { body: { token } });
    expect(await fetchState(email)).toBe("subscribed");
  });
});

describe("a person with an account", () => {
  const fetchConsents = async (userId: string): Promise<unknown[]> => {
    const { rows } = await platform.database.owner.query(
      `select given, version, wording from consent where "userId" = $1 and kind = 'newsletter' order by id`,
      [userId],
    );
    return rows;
  };
  const { version, wording } = CONSENTS.newsletter;

  it("has their yes and their no on record, each once, in the words they read", async () => {
    const person = await aPerson(platform.database);
    await subscribe(person.email);
    const token = await tokenFor(person.email, "confirm");
    for (const _ of [1, 2]) await newsletter("confirm", { body: { token }, headers: { cookie: "lang=en" } });
    for (const _ of [1, 2]) await newsletter(`unsubscribe?token=${await fetchPreferences(person.email)}`);
    expect(await fetchConsents(person.id)).toEqual([
      { given: true, version, wording: wording.en },
      { given: false, version, wording: wording.vi },
    ]);
  });

  it("has nothing on record for an address of somebody else that they typed", async () => {
    const person = await aPerson(platform.database);
    const friend = anAddress();
    const token = await platform.tokens.sign({ sub: person.id, role: "authenticated" }, 60);
    expect(await subscribe(friend, { authorization: `Bearer ${token}` })).toBe(201);
    await newsletter("confirm", { body: { token: await tokenFor(friend, "confirm") } });
    expect(await fetchState(friend)).toBe("subscribed");
    expect(await fetchConsents(person.id)).toEqual([]);
  });
});

describe("a link", () => {
  const DAY = 24 * 3600 * 1000;
  const tokens = createNewsletterTokens(["new", "old"]);

  it.each(["", "x", "c.1.1.x", "p.1.20000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])(
    "that reads %j opens nothing",
    async (token) => {
      const answers = await Promise.all([
        newsletter("confirm", { body: { token } }),
        newsletter("preferences", { body: { token, subscribed: false } }),
        newsletter(`preferences?token=${token}`, { method: "GET" }),
        newsletter(`unsubscribe?token=${token}`),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ success: false, code: "invalid_input" });
      }
    },
  );

  it("to look or to stop does not confirm, and the other way round", async () => {
    const email = anAddress();
    await subscribe(email);
    const confirm = await tokenFor(email, "confirm");
    const preferences = await fetchPreferences(email);
    expect((await newsletter("confirm", { body: { token: preferences } })).status).toBe(400);
    expect((await newsletter(`unsubscribe?token=${confirm}`)).status).toBe(400);
  });

  it("to a subscription that is gone answers as a forged one does", async () => {
    const token = platform.newsletterTokens.sign("preferences", 999_999);
    expect((await newsletter(`preferences?token=${token}`, { method: "GET" })).status).toBe(400);
    expect((await newsletter("preferences", { body: { token, subscribed: true } })).status).toBe(400);
  });

  it("to confirm is good for seven days, to stop for ever", () => {
    const now = Date.UTC(2026, 10, 21, 14);
    const [confirm, stop] = [tokens.sign("confirm", 7, now), tokens.sign("preferences", 7, now)];
    expect(tokens.read("confirm", confirm, now + 7 * DAY)).toBe(7);
    expect(tokens.read("confirm", confirm, now + 8 * DAY)).toBeUndefined();
    expect(tokens.read("preferences", stop, now + 4_000 * DAY)).toBe(7);
  });

  it("of an older key still works, of a foreign key never", () => {
    expect(tokens.read("preferences", createNewsletterTokens(["old"]).sign("preferences", 7))).toBe(7);
    expect(
      tokens.read("preferences", createNewsletterTokens(["other"]).sign("preferences", 7)),
    ).toBeUndefined();
  });

  it("cannot be changed in any place", () => {
    const token = tokens.sign("preferences", 1234);
    fc.assert(
      fc.property(
        fc.nat({ max: token.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, sign) => {
          fc.pre(token[at] !== sign);
          const changed = token.slice(0, at) + sign + token.slice(at + 1);
          // The last character of base64 carries bits that stand for nothing.
          fc.pre(at < token.length - 1);
          expect(tokens.read("preferences", changed)).toBeUndefined();
        },
      ),
    );
  });
});
