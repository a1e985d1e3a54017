import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";
import { openSession, readAnswer } from "./talking.ts";

let platform: Platform;
let me: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

async function someone({ remembers = true } = {}): Promise<SignedIn> {
  const person = await aSignedInPerson(platform);
  if (remembers) await person.call("/account/consents", post({ kind: "memory", given: true }));
  return person;
}
const add = async (person: SignedIn, body: unknown) => readAnswer(await person.call("/note", post(body)));
const change = async (person: SignedIn, id: unknown, content: unknown) =>
  readAnswer(await person.call(`/note/${id}`, { method: "PUT", body: JSON.stringify({ content }) }));
const remove = (person: SignedIn, id: unknown) => person.call(`/note/${id}`, { method: "DELETE" });
const fetchNotes = async (person: SignedIn) =>
  (await (await person.call("/rest/v1/companionNote?select=id,content,sessionId")).json()) as unknown[];

describe("a note", () => {
  it("is kept, read, changed and removed by the person it is about", async () => {
    me = await someone();
    const sessionId = await openSession(me);
    const { status, body } = await add(me, { content: " Mình ngủ được khi tắt điện thoại. ", sessionId });
    expect(status).toBe(201);
    const id = body.data?.id;
    expect(body.data).toMatchObject({ content: "Mình ngủ được khi tắt điện thoại.", sessionId });
    expect(await fetchNotes(me)).toEqual([{ id, sessionId, content: "Mình ngủ được khi tắt điện thoại." }]);
    expect((await change(me, id, "Tắt điện thoại lúc mười giờ.")).body.data).toMatchObject({
      content: "Tắt điện thoại lúc mười giờ.",
    });
    expect(await fetchNotes(me)).toMatchObject([{ content: "Tắt điện thoại lúc mười giờ." }]);
    expect((await remove(me, id)).status).toBe(200);
    expect(await fetchNotes(me)).toEqual([]);
    expect((await remove(me, id)).status).toBe(404);
  });

  it("is nobody else's to read, change or remove, nor to hang on another's conversation", async () => {
    me = await someone();
    const { body } = await add(me, { content: "Của riêng mình." });
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    await administrator.call("/account/consents", post({ kind: "memory", given: true }));
    for (const person of [await someone(), administrator]) {
      expect(await fetchNotes(person)).toEqual([]);
      expect((await change(person, body.data?.id, "Của tôi.")).status).toBe(404);
      expect((await remove(person, body.data?.id)).status).toBe(404);
      expect((await add(person, { content: "Chen vào.", sessionId: await openSession(me) })).status).toBe(
        404,
      );
    }
    expect(await fetchNotes(me)).toMatchObject([{ content: "Của riêng mình." }]);
  });

  it("is off until the person says yes, and off again when they take it back", async () => {
    me = await someone({ remembers: false });
    expect((await add(me, { content: "Chào." })).body.code).toBe("consent_needed");
    await me.call("/account/consents", post({ kind: "memory", given: true }));
    const { body } = await add(me, { content: "Chào." });
    await me.call("/account/consents", post({ kind: "memory", given: false }));
    expect((await add(me, { content: "Chào nữa." })).body.code).toBe("consent_needed");
    // What is there stays theirs to see and to remove.
    expect(await fetchNotes(me)).toHaveLength(1);
    expect((await remove(me, body.data?.id)).status).toBe(200);
  });

  it.each([
    [{}, 400],
    [{ content: "" }, 400],
    [{ content: " \u200b" }, 400],
    [{ content: 1 }, 400],
    [{ content: "a", sessionId: "x" }, 400],
    [{ content: "a", sessionId: randomUUID() }, 404],
    [{ content: "ầ".repeat(501) }, 413],
  ])("of %j is refused", async (body, status) => {
    me = await someone();
    expect((await add(me, body)).status).toBe(status);
  });

  it("is one of a hundred at most", async () => {
    me = await someone();
    await platform.database.owner.query(
      `insert into "companionNote" ("userId", content) select $1, '…' from generate_series(1, 100)`,
      [me.id],
    );
    expect((await add(me, { content: "Thêm." })).status).toBe(409);
  });
});

describe("closing words", () => {
  const complete = async (person: SignedIn, summary: string) => {
    const id = await openSession(person);
    const path = `/session/${id}/complete`;
    return {
      id,
      ...(await readAnswer(await person.call(path, { method: "PUT", body: JSON.stringify({ summary }) }))),
    };
  };

  it("are offered as a note to whoever lets notes be used, and never become one by themselves", async () => {
    me = await someone();
    const { id, body } = await complete(me, "Mình cần nói không sớm hơn.");
    expect(body.noteOffer).toEqual({ content: "Mình cần nói không sớm hơn.", sessionId: id });
    expect(await fetchNotes(me)).toEqual([]);
    expect((await add(me, body.noteOffer)).status).toBe(201);
  });

  it("are not offered when there are none, or when notes are off", async () => {
    expect((await complete(await someone(), "")).body.noteOffer).toBeUndefined();
    expect((await complete(await someone({ remembers: false }), "Một điều.")).body.noteOffer).toBeUndefined();
  });
});
