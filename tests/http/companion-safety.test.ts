import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NEW_DIALOGUE } from "../../apps/server/src/features/companion/dialogue.ts";
import type { SafetyLayer } from "../../apps/server/src/features/companion/safety-layer.ts";
import { aSlowEngine, realParts } from "../support/talk.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";
import {
  allEvents,
  ask,
  askRaw,
  messagesIn,
  openSession,
  readAnswer,
  readEvents,
  STREAM,
  textAfter,
} from "./talking.ts";

const IN_DANGER = "Mình không muốn sống nữa, mình muốn tự tử.";

let platform: Platform;
let safety: SafetyLayer;
let me: SignedIn;
let session: string;
beforeAll(async () => {
  platform = await openPlatform();
  safety = realParts().safety;
});
afterAll(() => platform.close());

async function aConversation(): Promise<void> {
  me = await aSignedInPerson(platform);
  session = await openSession(me);
}

/** Text that everybody in danger is shown, whatever else the answer says. */
function expectCard(
  body: Record<string, unknown>,
  response: unknown = safety.openCrisis({ text: IN_DANGER, earlier: [], dialogue: NEW_DIALOGUE }).text,
): void {
  const data = body.data as { safety?: { level: string; card: Record<string, unknown> } } | undefined;
  expect(data?.safety?.level).toBe("crisis");
  expect(JSON.stringify(data?.safety?.card)).toMatch(/115/);
  expect(body.response).toEqual(response);
}

describe("someone in danger", () => {
  it("is answered by words of people, with the card, and nothing is counted", async () => {
    await aConversation();
    await ask(me, session, "Hôm nay dài quá.");
    const { status, body } = await ask(me, session, IN_DANGER);
    expect(status).toBe(200);
    expectCard(body);
    expect(body.data?.remaining).toBe(4);
    const messages = await messagesIn(me, session);
    expect(messages.map(({ role, counted }) => `${role} ${counted}`)).toEqual([
      "user true",
      "assistant false",
      "user false",
      "assistant false",
    ]);
    expect((await ask(me, session, "Mình đỡ hơn một chút rồi.")).body.data?.remaining).toBe(4);
  });

  it("is not cut off when the five messages are used up: what follows is heard too until they are safe, and costs nothing", async () => {
    await aConversation();
    for (let i = 1; i <= 5; i++) await ask(me, session, `Điều thứ ${i} mình nghĩ tới.`);
    expect((await ask(me, session, "Thêm một điều nữa.")).body.code).toBe("session_full");
    expectCard((await ask(me, session, IN_DANGER)).body);
    for (const word of ["Mình gọi cho chị mình rồi.", "Chị đang tới.", "Mình an toàn rồi.", "Ừ, an toàn."]) {
      const { status, body } = await ask(me, session, word);
      expect([status, body.data?.remaining]).toEqual([200, 0]);
      expect(String(body.response).length).toBeGreaterThan(0);
    }
    expect((await ask(me, session, "Thêm một điều nữa.")).body.code).toBe("session_full");
    const asked = (await messagesIn(me, session)).filter(({ role }) => role === "user");
    expect(asked.filter(({ counted }) => counted)).toHaveLength(5);
  });

  it("is shown the card before any word when the answer streams", async () => {
    await aConversation();
    const events = await allEvents(await askRaw(me, session, IN_DANGER, { headers: STREAM }));
    expect(events.map(({ event }) => event)).toEqual(["safety", "token", "done"]);
    expect(events[0]?.data).toMatchObject({ level: "crisis" });
    expect(JSON.stringify(events[0]?.data.card)).toMatch(/115/);
    expectCard(events[2]?.data ?? {});
    expect(textAfter(events)).toBe(events[2]?.data.response);
  });

  it("never reaches an engine", async () => {
    const engine = aSlowEngine();
    const { url } = await platform.another({ guided: engine });
    await aConversation();
    expectCard((await ask(me, session, IN_DANGER, { at: url })).body);
    expect(engine.asked).toEqual([]);
  });

  it("is answered the same when the message comes again", async () => {
    await aConversation();
    const key = randomUUID();
    const first = await ask(me, session, IN_DANGER, { key });
    expect(await ask(me, session, IN_DANGER, { key })).toEqual(first);
    expect(await messagesIn(me, session)).toHaveLength(2);
  });

  it("sees the card again after a reload", async () => {
    await aConversation();
    await ask(me, session, IN_DANGER);
    await ask(me, session, "Mình ngồi với chị mình rồi.");
    const state = await readAnswer(await me.call(`/companion/map/turn?sessionId=${session}`));
    expect(state.body.data).toMatchObject({ remaining: 5, running: null, safety: { level: "crisis" } });
    const { safety } = state.body.data as { safety: { card: { text: string[] } } };
    expect(safety.card.text.length, "paragraphs").toBeGreaterThan(2);
  });

  it("is shown a card that fits: another one for who worries about a friend, in the language of the site", async () => {
    const title = async (question: string, cookie?: string): Promise<unknown> => {
      await aConversation();
      const { body } = await ask(me, session, question, { headers: cookie ? { Cookie: cookie } : {} });
      const { safety: shown } = body.data as { safety: { card: { title: string } } };
      return shown.card.title;
    };
    expect(await title(IN_DANGER)).toBe("Trước hết, mong bạn được an toàn");
    expect(await title("Bạn mình nhắn là tối nay nó sẽ tự tử.")).toBe("Bạn đang lo cho một người");
    expect(await title(IN_DANGER, "lang=en")).toBe("First of all, please be safe");
  });

  it("is answered in their first words, too, and in a closing note", async () => {
    await aConversation();
    expectCard((await ask(me, session, IN_DANGER)).body);
    const ended = await readAnswer(
      await me.call(`/session/${session}/complete`, {
        method: "PUT",
        body: JSON.stringify({ summary: IN_DANGER }),
      }),
    );
    expect(ended.status).toBe(200);
    expect(ended.body.safety).toMatchObject({ level: "crisis" });
  });
});

describe("nothing keeps the answer from someone in danger", () => {
  it("not the cap of five", async () => {
    await aConversation();
    for (const n of [1, 2, 3, 4, 5]) await ask(me, session, `Điều thứ ${n}.`);
    const { status, body } = await ask(me, session, IN_DANGER);
    expect(status).toBe(200);
    expectCard(body);
    expect(await messagesIn(me, session)).toHaveLength(12);
  });

  it("not the month's allowance, and it takes nothing from it", async () => {
    await aConversation();
    for (let n = 0; n < 3; n++) await ask(me, await openSession(me), "Một chuyện.");
    expect((await ask(me, session, "Một chuyện nữa.")).body.code).toBe("allowance_used");
    const { status, body } = await ask(me, session, IN_DANGER);
    expect(status).toBe(200);
    expectCard(body);
    const other = await aSignedInPerson(platform);
    for (let n = 0; n < 3; n++) await ask(other, await openSession(other), IN_DANGER);
    expect((await ask(other, await openSession(other), "Một chuyện.")).status).toBe(200);
  });

  it("not the end of the conversation", async () => {
    await aConversation();
    await me.call(`/session/${session}/complete`, { method: "PUT", body: JSON.stringify({ summary: "" }) });
    const { status, body } = await ask(me, session, IN_DANGER);
    expect(status).toBe(200);
    expectCard(body);
    expect(await messagesIn(me, session)).toHaveLength(2);
  });

  it("not a reply that is being spoken", async () => {
    const engine = aSlowEngine();
    const { url } = await platform.another({ guided: engine });
    await aConversation();
    const running = readEvents(await askRaw(me, session, "Chào bạn.", { at: url, headers: STREAM }));
    await engine.wasAsked();
    expectCard((await ask(me, session, IN_DANGER, { at: url })).body);
    engine.say("Chào bạn, hôm nay thế nào?");
    engine.end();
    for await (const _ of running);
    const messages = await messagesIn(me, session);
    expect(messages.map(({ role, content }) => `${role}: ${content.slice(0, 9)}`)).toEqual([
      `user: ${IN_DANGER.slice(0, 9)}`,
      expect.stringContaining("assistant"),
      "user: Chào bạn.",
      "assistant: Chào bạn,",
    ]);
  });

  it.each([
    ["a conversation that is not there", () => ({ sessionId: randomUUID() }), 404, "not_found"],
    ["a body without a conversation", () => ({}), 400, "invalid_input"],
    [
      "too many words",
      () => ({ sessionId: session, question: `${IN_DANGER} ${"a".repeat(5_000)}` }),
      413,
      "too_large",
    ],
    ["somebody else's name", () => ({ sessionId: session, userId: randomUUID() }), 403, "not_allowed"],
  ])("not %s: the refusal carries the card", async (_, fields, wanted, code) => {
    await aConversation();
    const { status, body } = await readAnswer(
      await me.call("/companion/map", post({ question: IN_DANGER, ...fields() })),
    );
    expect([status, body.code, body.success]).toEqual([wanted, code, false]);
    expect((body.data as { safety?: unknown }).safety).toMatchObject({ level: "crisis" });
    expect(body.response).toEqual(expect.any(String));
  });

  it("not a tool that is not there, a signed-out person, nor a consent taken back", async () => {
    await aConversation();
    const question = post({ sessionId: session, question: IN_DANGER });
    const signedOut = { ...question, headers: { Authorization: `Bearer ${platform.tokens.publicKey}` } };
    for (const [path, init, status] of [
      ["/companion/imaginary", question, 400],
      ["/companion/map", signedOut, 401],
    ] as const) {
      const answer = await readAnswer(await me.call(path, init));
      expect(answer.status).toBe(status);
      expectCard(answer.body);
    }
    await me.call("/account/consents", post({ kind: "sensitive", given: false }));
    const refused = await ask(me, session, IN_DANGER);
    expect([refused.status, refused.body.code]).toEqual([403, "consent_needed"]);
    expectCard(refused.body);
    expect(await messagesIn(me, session)).toEqual([]);
  });

  it("not a flood of messages", async () => {
    await aConversation();
    const answers = await Promise.all(Array.from({ length: 45 }, () => ask(me, session, IN_DANGER)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    for (const { body } of answers) expectCard(body, expect.any(String));
  });

  it("not a stranger's flood, until what is read for one place is used up; nobody else's place is touched", async () => {
    const proxied = await openPlatform({ trustedProxies: 1 });
    try {
      const headers = {
        apikey: proxied.tokens.publicKey,
        "Content-Type": "application/json",
      };
      const from = async (place: string, question: string) =>
        readAnswer(
          await fetch(`${proxied.url}/functions/v1/companion/map`, {
            method: "POST",
            headers: { ...headers, "X-Forwarded-For": place },
            body: JSON.stringify({ question }),
          }),
        );
      const long = `${IN_DANGER} ${"dài ".repeat(4_000)}`;
      const answers = [];
      for (let n = 0; n < 3; n++) answers.push(await from("203.0.113.9", long));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
      expect(answers.map(({ body }) => body.data !== undefined)).toEqual([true, true, false]);
      expectCard((await from("203.0.113.10", IN_DANGER)).body);
    } finally {
      await proxied.close();
    }
  });

  it("not a word torn into hundreds of pieces: it is read, and costs no more than any other", async () => {
    const torn = `${IN_DANGER} ${Array(24).fill("ang").join(".")}.zz`;
    const answer = await fetch(`${platform.url}/functions/v1/companion/map`, {
      method: "POST",
      headers: { apikey: platform.tokens.publicKey, "Content-Type": "application/json" },
      body: JSON.stringify({ question: torn }),
    });
    expect(answer.status).toBe(401);
    expectCard((await readAnswer(answer)).body, expect.any(String));
  });

  it("not a database that is away", async () => {
    const lost = await openPlatform();
    const person = await aSignedInPerson(lost);
    const id = await openSession(person);
    await lost.database.close();
    const { status, body } = await ask(person, id, IN_DANGER);
    expect(status).toBeGreaterThanOrEqual(500);
    expectCard(body);
    await lost.close().catch(() => undefined);
  });
});
