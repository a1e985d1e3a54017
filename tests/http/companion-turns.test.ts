import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SafetyLayer } from "../../apps/server/src/features/companion/safety-layer.ts";
import { COUNTED_MESSAGES } from "../../apps/server/src/features/companion/turns/turn-rows.ts";
import { readWritten } from "../../apps/server/src/platform/http/written-text.ts";
import { aSlowEngine, type SlowEngine, safetyLayer } from "../support/talk.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";
import { ask, askRaw, messagesIn, openSession, readAnswer } from "./talking.ts";

let platform: Platform;
let me: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

async function aConversation(): Promise<string> {
  me = await aSignedInPerson(platform);
  return openSession(me);
}

describe("a message", () => {
  it("is answered, and both are kept in their order for their owner", async () => {
    const session = await aConversation();
    const { status, body } = await ask(me, session, "Dạo này mình khó ngủ vì việc ở công ty.");
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, response: expect.any(String), data: { remaining: 4 } });
    const messages = await messagesIn(me, session);
    expect(messages.map(({ role, content, counted }) => ({ role, content, counted }))).toEqual([
      { role: "user", content: "Dạo này mình khó ngủ vì việc ở công ty.", counted: true },
      { role: "assistant", content: body.response, counted: false },
    ]);
    const [asked, answered] = messages.map(({ createdAt }) => new Date(createdAt).getTime());
    expect(answered).toBeGreaterThan(Number(asked));
  });

  it("comes newest first when asked for that way, with the fields that the screens read", async () => {
    const session = await aConversation();
    await ask(me, session, "Hôm nay mình mệt.");
    const answer = await me.call(`/rest/v1/message?sessionId=eq.${session}&order=createdAt.desc`);
    const [newest] = (await answer.json()) as Record<string, unknown>[];
    expect(newest).toMatchObject({ sessionId: session, role: "assistant" });
    expect(Object.keys(newest ?? {})).toEqual(
      expect.arrayContaining(["id", "sessionId", "role", "content", "createdAt"]),
    );
  });

  it("is one of five: the sixth is refused and not kept", async () => {
    const session = await aConversation();
    for (let left = 4; left >= 0; left--) {
      const { body } = await ask(me, session, `Điều thứ ${5 - left} mình nghĩ tới.`);
      expect(body.data?.remaining).toBe(left);
    }
    const { status, body } = await ask(me, session, "Thêm một điều nữa.");
    expect([status, body.code]).toEqual([409, "session_full"]);
    expect(await messagesIn(me, session)).toHaveLength(10);
  });

  it("to an ended conversation is refused and not kept", async () => {
    const session = await aConversation();
    await me.call(`/session/${session}/complete`, { method: "PUT", body: JSON.stringify({ summary: "" }) });
    const { status, body } = await ask(me, session, "Mình quên chưa nói.");
    expect([status, body.code]).toEqual([409, "session_ended"]);
    expect(await messagesIn(me, session)).toEqual([]);
  });

  it("gives the conversation the title that comes with the answer", async () => {
    const engine = aSlowEngine();
    const { url } = await platform.another({ guided: engine });
    const session = await aConversation();
    const answering = ask(me, session, "Tuần này nhiều việc quá.", { at: url });
    await engine.wasAsked();
    engine.say("Nghe như tuần này dài hơn mọi tuần.");
    engine.end({ title: "Một tuần rất dài", summary: "Bạn nói về một tuần dài." });
    const { body } = await answering;
    expect(body).toMatchObject({ title: "Một tuần rất dài", data: { summary: "Bạn nói về một tuần dài." } });
    const listed = await readAnswer(await me.call(`/rest/v1/session?id=eq.${session}`));
    expect(listed.body).toMatchObject([{ title: "Một tuần rất dài", summary: null }]);
  });

  it("reaches the engine with what was said before and its number among the five", async () => {
    const engine = aSlowEngine();
    const { url } = await platform.another({ guided: engine });
    const session = await aConversation();
    for (const [n, text] of ["Tôi đã sẵn sàng", "Mẹ mình ốm.", "Mình lo."].entries()) {
      const answering = ask(me, session, text, { at: url });
      await engine.wasAsked(n + 1);
      engine.say(`Lời thứ ${n}.`);
      engine.end();
      await answering;
    }
    expect(engine.asked.map(({ step }) => step)).toEqual([0, 1, 2]);
    expect(engine.asked[2]?.history.map(({ content }) => content)).toEqual([
      "Tôi đã sẵn sàng",
      "Lời thứ 0.",
      "Mẹ mình ốm.",
      "Lời thứ 1.",
    ]);
  });
});

describe("the starter", () => {
  it("is not counted, once", async () => {
    const session = await aConversation();
    expect((await ask(me, session, "Tôi đã sẵn sàng")).body.data?.remaining).toBe(5);
    expect((await ask(me, session, "Tôi đã sẵn sàng!")).body.data?.remaining).toBe(4);
  });

  it("is never doubted, and leaves the question to the words that follow", async () => {
    const read: { text: string; earlier: readonly string[] }[] = [];
    const doubting: SafetyLayer = {
      ...safetyLayer,
      read: async (text, earlier) => {
        read.push({ text, earlier });
        return { step: "ask", route: "self", score: 1, basis: "both" };
      },
    };
    const { url } = await platform.another({ safety: doubting });
    const session = await aConversation();
    const started = await ask(me, session, "Tôi đã sẵn sàng", { at: url });
    expect(started.body.data).not.toHaveProperty("choices");
    expect(read).toEqual([]);
    const next = await ask(me, session, "Mình sẵn sàng rồi.", { at: url });
    expect(read).toEqual([{ text: "Mình sẵn sàng rồi.", earlier: [] }]);
    expect(next.body.response).toContain("không muốn sống");
  });

  it("in the middle of a conversation is a message like any other", async () => {
    const session = await aConversation();
    await ask(me, session, "Chào bạn.");
    expect((await ask(me, session, "Tôi đã sẵn sàng")).body.data?.remaining).toBe(3);
  });
});

describe("the first message of the companion", () => {
  it("is there once, however often and from how many tabs it is asked for", async () => {
    const session = await aConversation();
    const intro = () => me.call("/companion/map/intro", post({ sessionId: session })).then(readAnswer);
    const answers = await Promise.all(Array.from({ length: 8 }, intro));
    expect(new Set(answers.map(({ body }) => body.response)).size).toBe(1);
    expect(answers[0]?.body.data).toMatchObject({ remaining: 5, messageId: expect.any(String) });
    expect(await messagesIn(me, session)).toHaveLength(1);
  });

  it("is in the language of the page, and so is the answer to words that tell of none", async () => {
    const session = await aConversation();
    const intro = await readAnswer(
      await me.call("/companion/map/intro", {
        ...post({ sessionId: session }),
        headers: { cookie: "lang=en" },
      }),
    );
    expect(intro.body.response).toMatch(/\bI'm an AI\b/);
    const { body } = await ask(me, session, "my toddler screamed through dinner");
    expect(body.response).not.toMatch(/[^\p{ASCII}“”‘’…–—]/u);
  });

  it("of an ended conversation is not made any more", async () => {
    const session = await aConversation();
    await me.call(`/session/${session}/complete`, { method: "PUT", body: JSON.stringify({ summary: "" }) });
    const { status } = await readAnswer(await me.call("/companion/map/intro", post({ sessionId: session })));
    expect(status).toBe(409);
  });
});

describe("the same key", () => {
  it("20 times at once is one message and one answer", async () => {
    const session = await aConversation();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(me, session, "Mình vừa cãi nhau với chị.", { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await messagesIn(me, session)).toHaveLength(2);
  });

  it("20 times at once on two servers is one message and one answer", async () => {
    const engine = aSlowEngine();
    const [first, second] = [
      await platform.another({ guided: engine }),
      await platform.another({ guided: engine }),
    ];
    const session = await aConversation();
    const key = randomUUID();
    const answering = Array.from({ length: 20 }, (_, n) =>
      ask(me, session, "Mình nhớ nhà.", { key, at: (n % 2 ? first : second).url }),
    );
    await engine.wasAsked();
    engine.say("Nhớ nhà, nhất là lúc nào vậy bạn?");
    engine.end();
    const answers = await Promise.all(answering);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.response}`))).toEqual(
      new Set(["200 Nhớ nhà, nhất là lúc nào vậy bạn?"]),
    );
    expect(engine.asked).toHaveLength(1);
    expect(await messagesIn(me, session)).toHaveLength(2);
  });

  it("much later brings the same answer, even when the conversation has ended", async () => {
    const session = await aConversation();
    const key = randomUUID();
    const before = await ask(me, session, "Mình nghĩ về ông.", { key });
    await ask(me, session, "Và về bà.");
    await me.call(`/session/${session}/complete`, { method: "PUT", body: JSON.stringify({ summary: "" }) });
    expect(await ask(me, session, "Mình nghĩ về ông.", { key })).toEqual(before);
  });

  it("for another text is refused", async () => {
    const session = await aConversation();
    const key = randomUUID();
    await ask(me, session, "Một điều.", { key });
    const { status, body } = await ask(me, session, "Một điều khác.", { key });
    expect([status, body.code]).toEqual([422, "key_reused"]);
  });

  it("in another conversation is another message", async () => {
    const [one, key] = [await aConversation(), randomUUID()];
    const other = await openSession(me);
    await ask(me, one, "Chào.", { key });
    expect((await ask(me, other, "Chào.", { key })).status).toBe(200);
    expect(await messagesIn(me, other)).toHaveLength(2);
  });

  it("of the companion's own first message, or an unusable one, is refused", async () => {
    const session = await aConversation();
    for (const key of ["intro", "a b", "x".repeat(101)]) {
      expect((await ask(me, session, "Chào.", { key })).status).toBe(400);
    }
  });
});

describe("two tabs", () => {
  let engine: SlowEngine;
  let at: string;
  beforeAll(async () => {
    engine = aSlowEngine();
    at = (await platform.another({ guided: engine })).url;
  });

  it("take turns: the second question is answered knowing the first", async () => {
    const session = await aConversation();
    const asked = engine.asked.length;
    const first = ask(me, session, "Từ tab thứ nhất.", { at });
    await engine.wasAsked(asked + 1);
    const second = ask(me, session, "Từ tab thứ hai.", { at });
    engine.say("Trả lời một.");
    engine.end();
    expect((await first).body.data?.remaining).toBe(4);
    await engine.wasAsked(asked + 2);
    engine.say("Trả lời hai.");
    engine.end();
    expect((await second).body.data?.remaining).toBe(3);
    expect((await messagesIn(me, session)).map(({ content }) => content)).toEqual([
      "Từ tab thứ nhất.",
      "Trả lời một.",
      "Từ tab thứ hai.",
      "Trả lời hai.",
    ]);
  });

  it("cost the database nothing while they wait", async () => {
    const session = await aConversation();
    let decided = 0;
    const counting: SafetyLayer = {
      ...safetyLayer,
      respond: (heard) => {
        decided++;
        return safetyLayer.respond(heard);
      },
    };
    const slow = aSlowEngine();
    const { url } = await platform.another({ guided: slow, safety: counting });
    const first = ask(me, session, "Từ tab thứ nhất.", { at: url });
    await slow.wasAsked(1);
    const others = Array.from({ length: 12 }, (_, n) =>
      ask(me, session, `Từ tab thứ ${n + 2}.`, { at: url }),
    );
    // Each message is read once, when its turn is decided.
    await expect.poll(() => decided).toBeGreaterThanOrEqual(13);
    // Nothing is to happen, and that has no end to wait for.
    await sleep(700);
    expect(decided).toBe(13);
    for (let n = 1; n <= COUNTED_MESSAGES; n++) {
      await slow.wasAsked(n);
      slow.say("Mình nghe.");
      slow.end();
    }
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(COUNTED_MESSAGES);
    expect(statuses.filter((status) => status === 409)).toHaveLength(13 - COUNTED_MESSAGES);
    expect(await messagesIn(me, session)).toHaveLength(2 * COUNTED_MESSAGES);
  });

  it("cannot send a sixth message between them", async () => {
    const session = await aConversation();
    for (const n of [1, 2, 3, 4]) await ask(me, session, `Điều ${n}.`);
    const answers = await Promise.all([ask(me, session, "Điều cuối."), ask(me, session, "Điều cuối nữa.")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await messagesIn(me, session)).toHaveLength(10);
  });
});

describe("an engine that breaks", () => {
  it("because its server ends costs nothing, and another server answers the same key", async () => {
    const engine = aSlowEngine();
    const { url, companion } = await platform.another({ guided: engine });
    const session = await aConversation();
    const key = randomUUID();
    const answering = ask(me, session, "Chào bạn.", { at: url, key });
    await engine.wasAsked();
    // The process ends while the engine speaks: nobody carries the turn on.
    await companion.turns.close();
    expect((await answering).status).toBe(503);
    expect(await messagesIn(me, session)).toEqual([]);
    expect((await ask(me, session, "Chào bạn.", { key })).body.data?.remaining).toBe(4);
  });

  it("because its server ends is not carried on for somebody who took their consent back since", async () => {
    const engine = aSlowEngine();
    const { url, companion } = await platform.another({ guided: engine });
    const session = await aConversation();
    const key = randomUUID();
    const answering = ask(me, session, "Chào bạn.", { at: url, key });
    await engine.wasAsked();
    await companion.turns.close();
    await answering;
    await me.call("/account/consents", post({ kind: "sensitive", given: false }));
    const { status, body } = await ask(me, session, "Chào bạn.", { key });
    expect([status, body.code]).toEqual([403, "consent_needed"]);
    expect(await messagesIn(me, session)).toEqual([]);
  });

  it("is followed by a calm sentence, so that nobody is left alone with an error", async () => {
    const engine = aSlowEngine();
    const { url } = await platform.another({ guided: engine });
    const session = await aConversation();
    const answering = ask(me, session, "Chào bạn.", { at: url });
    await engine.wasAsked();
    engine.fail();
    expect((await answering).body.response).toContain("Trang vẫn mở");
  });

  it("does not get through what a companion must never say", async () => {
    const engine = aSlowEngine("model");
    const { url } = await platform.another({
      model: { ...engine, name: "model", secondOpinion: async () => "ok" },
    });
    const session = await aConversation();
    await me.call("/account/consents", post({ kind: "model", given: true }));
    const answering = ask(me, session, "Mình buồn cả tháng nay.", { at: url });
    await engine.wasAsked();
    engine.say("Mình nghe bạn. Theo mình bạn bị ");
    engine.say("trầm cảm rồi, bạn nên uống sertraline 50mg mỗi ngày.");
    engine.end();
    const { status, body } = await answering;
    expect(status).toBe(200);
    expect(body.response).not.toMatch(/trầm cảm|sertraline/);
    expect(body.response).not.toBe("");
    expect(JSON.stringify(await messagesIn(me, session))).not.toMatch(/sertraline/);
  });
});

describe("what is refused", () => {
  it.each([
    ["no question", {}, 400, "invalid_input"],
    ["a question that is no text", { question: 5 }, 400, "invalid_input"],
    ["an empty question", { question: "" }, 400, "empty_text"],
    ["nothing but space", { question: " \n\t\u00a0\u200b " }, 400, "empty_text"],
    ["nothing but control characters", { question: "\u0000\u0007" }, 400, "empty_text"],
    ["4,001 characters", { question: "ầ".repeat(4_001) }, 413, "too_large"],
    ["a conversation that is no id", { sessionId: "1", question: "Chào" }, 400, "invalid_input"],
    ["an hour that no clock shows", { question: "Chào", hour: 24 }, 400, "invalid_input"],
    ["another person's name in the body", { question: "Chào", userId: randomUUID() }, 403, "not_allowed"],
  ])("%s", async (_, fields, wantedStatus, code) => {
    const sessionId = await aConversation();
    const { status, body } = await readAnswer(
      await me.call("/companion/map", post({ sessionId, ...fields })),
    );
    expect({ status, code: body.code }).toEqual({ status: wantedStatus, code });
    expect(body).toMatchObject({ success: false, error: expect.stringMatching(/\p{L}/u) });
    expect(await messagesIn(me, sessionId)).toEqual([]);
  });

  it("a body that is no JSON, and a missing conversation", async () => {
    await aConversation();
    expect((await me.call("/companion/map", { method: "POST", body: "{" })).status).toBe(400);
    expect((await me.call("/companion/map", post({ question: "Chào" }))).status).toBe(400);
  });

  it("a tool that is not there yet, and one that never was", async () => {
    const sessionId = await aConversation();
    for (const [mode, code] of [
      ["imaginary", "mode_unavailable"],
      ["moon", "unknown_mode"],
    ]) {
      for (const path of [`/companion/${mode}`, `/companion/${mode}/intro`]) {
        const { status, body } = await readAnswer(await me.call(path, post({ sessionId, question: "Chào" })));
        expect([path, status, body.code]).toEqual([path, 400, code]);
      }
    }
  });

  it("a conversation of another tool", async () => {
    const sessionId = await aConversation();
    expect((await ask(me, sessionId, "Chào", { mode: "portal" })).status).toBe(400);
  });

  it("a visitor, and another person's conversation as if it did not exist", async () => {
    const sessionId = await aConversation();
    const key = randomUUID();
    await ask(me, sessionId, "Chào", { key });
    const other = await aSignedInPerson(platform);
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    for (const person of [other, administrator]) {
      expect((await ask(person, sessionId, "Chào", { key })).status).toBe(404);
      expect((await person.call("/companion/map/intro", post({ sessionId }))).status).toBe(404);
      expect((await person.call(`/companion/map/turn?sessionId=${sessionId}`)).status).toBe(404);
      expect((await person.call(`/companion/map/turn/${key}?sessionId=${sessionId}`)).status).toBe(404);
      expect((await person.call(`/companion/map/turn/${key}`, { method: "DELETE" })).status).toBe(404);
      const completing = { method: "PUT", body: JSON.stringify({ summary: "" }) };
      expect((await person.call(`/session/${sessionId}/complete`, completing)).status).toBe(404);
      expect(await messagesIn(person, sessionId)).toEqual([]);
    }
    const visitor = await askRaw({ ...me, call: anonymously(me) }, sessionId, "Chào");
    expect(visitor.status).toBe(401);
    expect(await messagesIn(me, sessionId)).toHaveLength(2);
  });
});

const anonymously =
  (person: SignedIn): SignedIn["call"] =>
  (path, init = {}) =>
    person.call(path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${platform.tokens.publicKey}` },
    });

describe("what people type", () => {
  it("is kept as one form of each letter, without what only programs see", async () => {
    const session = await aConversation();
    const typed = "  Me\u0323 mi\u0300nh\u0000 ke\u0302\u0309\r\n\u202echuye\u0323\u0302n \ud800 👩‍👧  ";
    await ask(me, session, typed);
    const [message] = await messagesIn(me, session);
    expect(message?.content).toBe("Mẹ mình kể\nchuyện \ufffd 👩‍👧");
  });

  it("comes out clean of any text, and once clean stays so", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        let clean: string;
        try {
          clean = readWritten(text, 4_000);
        } catch {
          return;
        }
        expect(clean.replace(/[\n\t]/g, "")).not.toMatch(/\p{Cc}/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(readWritten(clean, 4_000)).toBe(clean);
      }),
    );
  });

  it("of 4,000 characters is answered", async () => {
    const session = await aConversation();
    expect((await ask(me, session, "ầ".repeat(4_000))).status).toBe(200);
  });
});
