import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { aSlowEngine, type SlowEngine } from "../support/talk.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";
import {
  allEvents,
  ask,
  askRaw,
  messagesIn,
  openSession,
  readAnswer,
  readEvents,
  STREAM,
  type StreamEvent,
  textAfter,
} from "./talking.ts";

let platform: Platform;
let engine: SlowEngine;
let first: string;
let second: string;
let me: SignedIn;
let session: string;
let key: string;

beforeAll(async () => {
  engine = aSlowEngine();
  platform = await openPlatform({ companion: { guided: engine } });
  first = platform.url;
  second = (await platform.another()).url;
});
afterAll(() => platform.close());

/** A question whose answer has not begun. */
async function asking(question = "Mình thấy trống."): Promise<AsyncGenerator<StreamEvent, void>> {
  me = await aSignedInPerson(platform);
  session = await openSession(me);
  key = randomUUID();
  const before = engine.asked.length;
  const response = await askRaw(me, session, question, { key, headers: STREAM });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  await engine.wasAsked(before + 1);
  return readEvents(response);
}

const next = async (events: AsyncGenerator<StreamEvent, void>): Promise<StreamEvent> => {
  const { value, done } = await events.next();
  if (done || !value) throw new Error("the stream ended");
  return value;
};

const rest = async (events: AsyncGenerator<StreamEvent, void>): Promise<StreamEvent[]> => {
  const all: StreamEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};

const follow = (at: string, lastEventId?: string): Promise<Response> =>
  me.call(`${at}/functions/v1/companion/map/turn/${key}?sessionId=${session}`, {
    headers: { ...STREAM, ...(lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId }) },
  });

describe("a reply that streams", () => {
  it("comes part by part and ends with what was stored", async () => {
    const events = await asking();
    engine.say("Trống. ");
    expect(await next(events)).toMatchObject({ event: "token", data: { text: "Trống." } });
    engine.say("Như một căn phòng ");
    engine.say("vừa dọn đi?");
    engine.end({ title: "Căn phòng trống" });
    const others = await rest(events);
    const done = others.at(-1);
    expect(done).toMatchObject({
      event: "done",
      data: {
        response: "Trống. Như một căn phòng vừa dọn đi?",
        title: "Căn phòng trống",
        data: { remaining: 4, messageId: expect.any(String) },
      },
    });
    expect(textAfter([{ event: "token", data: { text: "Trống." } }, ...others])).toBe(done?.data.response);
    expect((await messagesIn(me, session)).at(-1)?.content).toBe(done?.data.response);
  });

  it("is neither packed nor kept on its way", async () => {
    const sending = asking();
    const before = engine.asked.length;
    await engine.wasAsked(before + 1);
    engine.say("Chào bạn.");
    engine.end();
    await rest(await sending);
    const again = await askRaw(me, session, "Mình thấy trống.", {
      key,
      headers: { ...STREAM, "Accept-Encoding": "gzip, br" },
    });
    expect(again.headers.get("content-encoding")).toBeNull();
    expect(again.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(again.headers.get("x-accel-buffering")).toBe("no");
    expect(textAfter(await allEvents(again))).toBe("Chào bạn.");
  });

  it("is refused as JSON before it begins", async () => {
    me = await aSignedInPerson(platform);
    const response = await askRaw(me, randomUUID(), "Chào", { headers: STREAM });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: "not_found" });
  });

  it("is one answer for those who read JSON", async () => {
    const events = await asking();
    const waiting = ask(me, session, "Mình thấy trống.", { key });
    engine.say("Trống từ khi nào?");
    engine.end();
    await rest(events);
    expect((await waiting).body.response).toBe("Trống từ khi nào?");
  });
});

describe("a reader who comes back", () => {
  it("goes on from the last event, in the middle of the reply", async () => {
    const events = await asking();
    engine.say("Một. ");
    const { id } = await next(events);
    await events.return();
    engine.say("Hai.");
    const again = readEvents(await follow(first, id));
    expect(await next(again)).toMatchObject({ event: "token", data: { text: " Hai." } });
    engine.say(" Ba.");
    engine.end();
    expect((await rest(again)).map(({ event }) => event)).toEqual(["token", "done"]);
  });

  it("without having seen anything, such as another tab, sees all of it", async () => {
    const events = await asking();
    engine.say("Một.");
    await next(events);
    const tab = readEvents(await follow(first));
    expect((await next(tab)).data.text).toBe("Một.");
    engine.say(" Hai.");
    engine.end();
    const [mine, theirs] = await Promise.all([rest(events), rest(tab)]);
    expect(mine).toEqual(theirs);
  });

  it("finds the question after a reload without knowing its key", async () => {
    const events = await asking("Mình vừa nghỉ việc.");
    const state = await readAnswer(await me.call(`/companion/map/turn?sessionId=${session}`));
    expect(state.body.data).toEqual({
      remaining: 5,
      running: { clientId: key, question: "Mình vừa nghỉ việc." },
      engine: "guided",
    });
    engine.say("Nghỉ việc.");
    engine.end();
    await rest(events);
    const after = await readAnswer(await me.call(`/companion/map/turn?sessionId=${session}`));
    expect(after.body.data).toEqual({ remaining: 4, running: null, engine: "guided" });
  });

  it("is answered by another server with what was said so far, and with the rest as it comes", async () => {
    const events = await asking();
    engine.say("Những điều bạn kể nghe như đã ở đó từ lâu.");
    await next(events);
    const elsewhere = readEvents(await follow(second));
    expect((await next(elsewhere)).data.text).toBe("Những điều bạn kể nghe như đã ở đó từ lâu.");
    engine.say(" Lâu tới mức nào?");
    engine.end();
    await rest(events);
    const others = await rest(elsewhere);
    expect(others.at(-1)?.data.response).toBe("Những điều bạn kể nghe như đã ở đó từ lâu. Lâu tới mức nào?");
    expect(others.filter(({ event }) => event === "restart")).toEqual([]);
  });

  it("after the end sees the rest, and with a strange id all of it", async () => {
    const events = await asking();
    engine.say("Một hai ba.");
    engine.end();
    const [{ id }] = [await next(events)];
    await rest(events);
    expect(id).toBe("1.11");
    expect(textAfter(await allEvents(await follow(first, "1.4")))).toBe("hai ba.");
    expect(await allEvents(await follow(second, id))).toMatchObject([{ event: "done" }]);
    for (const strange of ["1.999", "7.3", "abc", "1.-4", ""]) {
      expect(textAfter(await allEvents(await follow(first, strange)))).toBe("Một hai ba.");
    }
  });
});

describe("a reader who goes away", () => {
  it("loses nothing: the reply is finished and kept", async () => {
    const events = await asking();
    engine.say("Bạn vừa nói ");
    await next(events);
    await events.return();
    engine.say("một điều khó.");
    engine.end();
    await eventually(async () => {
      expect((await messagesIn(me, session)).map(({ content }) => content)).toEqual([
        "Mình thấy trống.",
        "Bạn vừa nói một điều khó.",
      ]);
    });
  });

  it("and whose server dies is answered by another one, from the beginning and once", async () => {
    const dying = aSlowEngine();
    const { url, companion } = await platform.another({ guided: dying });
    me = await aSignedInPerson(platform);
    session = await openSession(me);
    key = randomUUID();
    const events = readEvents(await askRaw(me, session, "Mình sợ.", { key, headers: STREAM, at: url }));
    await dying.wasAsked();
    dying.say("Sợ là ");
    const { id } = await next(events);
    await companion.turns.close();
    // Neither `done` nor `error`: the client knows that it must ask again.
    expect(await rest(events)).toEqual([]);
    const before = engine.asked.length;
    const again = readEvents(await follow(second, id));
    await engine.wasAsked(before + 1);
    expect(engine.asked.at(-1)?.question).toBe("Mình sợ.");
    engine.say("Bạn sợ điều gì nhất?");
    engine.end();
    const events2 = await rest(again);
    expect(events2.map(({ event }) => event)).toEqual(["restart", "token", "done"]);
    expect((await messagesIn(me, session)).map(({ content }) => content)).toEqual([
      "Mình sợ.",
      "Bạn sợ điều gì nhất?",
    ]);
  });
});

describe("stop", () => {
  const stop = (at: string) =>
    me.call(`${at}/functions/v1/companion/map/turn/${key}/stop?sessionId=${session}`, { method: "POST" });

  it.each(["on the same server", "on another server"])("keeps what was said, pressed %s", async (where) => {
    const events = await asking();
    engine.say("Mình nghe thấy một nỗi mệt ");
    await next(events);
    expect((await stop(where === "on the same server" ? first : second)).status).toBe(200);
    const done = (await rest(events)).at(-1);
    expect(done).toMatchObject({ event: "done", data: { response: "Mình nghe thấy một nỗi mệt" } });
    expect((await messagesIn(me, session)).at(-1)?.content).toBe("Mình nghe thấy một nỗi mệt");
  });

  it("before the first word means that nothing was sent", async () => {
    const events = await asking();
    await me.call(`/companion/map/turn/${key}`, { method: "DELETE" });
    expect(await rest(events)).toMatchObject([{ event: "error", data: { code: "stopped" } }]);
    expect(await messagesIn(me, session)).toEqual([]);
    const state = await readAnswer(await me.call(`/companion/map/turn?sessionId=${session}`));
    expect(state.body.data).toEqual({ remaining: 5, running: null, engine: "guided" });
  });

  it("after the end changes nothing", async () => {
    const events = await asking();
    engine.say("Xong.");
    engine.end();
    await rest(events);
    expect((await stop(first)).status).toBe(200);
    expect((await messagesIn(me, session)).at(-1)?.content).toBe("Xong.");
  });
});

describe("a reply that is begun anew", () => {
  it("tells its reader to forget what was said", async () => {
    const model = aSlowEngine("model");
    const { url } = await platform.another({
      guided: engine,
      model: { ...model, name: "model", secondOpinion: async () => "ok" },
    });
    me = await aSignedInPerson(platform);
    session = await openSession(me);
    await me.call("/account/consents", {
      method: "POST",
      body: JSON.stringify({ kind: "model", given: true }),
    });
    const events = readEvents(await askRaw(me, session, "Mình thấy trống.", { headers: STREAM, at: url }));
    await model.wasAsked();
    model.say("Mình nghĩ ");
    expect((await next(events)).data.text).toBe("Mình nghĩ");
    const before = engine.asked.length;
    model.fail();
    await engine.wasAsked(before + 1);
    // What was left behind may talk on: nobody hears it.
    model.say("một điều khác hẳn.");
    engine.say("Trống thế nào?");
    engine.end();
    const others = await rest(events);
    expect(others.map(({ event }) => event)).toEqual(["restart", "token", "done"]);
    expect(others.at(-1)?.data.response).toBe("Trống thế nào?");
    expect(await messagesIn(me, session)).toHaveLength(2);
  });
});

describe("a connection that stays open", () => {
  it("is let go by the server when its reader is gone", async () => {
    const events = await asking();
    // A plain socket, destroyed in the middle of the answer.
    const sent = request(`${first}/functions/v1/companion/map/turn/${key}`, {
      headers: { apikey: platform.tokens.publicKey, authorization: `Bearer ${me.token}`, ...STREAM },
    });
    const response = await new Promise<NodeJS.ReadableStream>((resolve) => {
      sent.on("response", resolve).end();
    });
    await new Promise((resolve) => response.once("data", resolve));
    sent.destroy();
    engine.say("Vẫn đây.");
    engine.end();
    expect((await rest(events)).at(-1)?.event).toBe("done");
  });
});
