import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";
import { ask, type Mode, messagesIn, openSession, readAnswer } from "./talking.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const complete = async (person: SignedIn, id: string, summary: unknown) =>
  readAnswer(
    await person.call(`/session/${id}/complete`, { method: "PUT", body: JSON.stringify({ summary }) }),
  );

const open = async (person: SignedIn, body: unknown) => readAnswer(await person.call("/session", post(body)));

describe("a conversation", () => {
  it.each(["map", "portal"] as const)(
    "of %s is opened with everything that the screens read",
    async (mode) => {
      const me = await aSignedInPerson(platform);
      const { status, body } = await open(me, { mode });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        success: true,
        data: { mode, status: "active", title: null, summary: null, userId: me.id, completedAt: null },
      });
      expect(new Date(String(body.data?.createdAt)).getTime()).toBeGreaterThan(Date.now() - 60_000);
      const listed = await readAnswer(await me.call(`/rest/v1/session?mode=eq.${mode}`));
      expect(listed.body).toMatchObject([{ id: body.data?.id, mode, status: "active" }]);
    },
  );

  it.each([
    ["a tool that is announced", { mode: "imaginary" }, "mode_unavailable"],
    ["a tool that never was", { mode: "mặt trăng" }, "unknown_mode"],
    ["no tool", {}, "invalid_input"],
    ["a tool that is no text", { mode: 3 }, "invalid_input"],
  ])("of %s is refused", async (_, body, code) => {
    const answer = await open(await aSignedInPerson(platform), body);
    expect([answer.status, answer.body.code, answer.body.success]).toEqual([400, code, false]);
  });

  it("counts from its first word, towards what the plan holds this month", async () => {
    const me = await aSignedInPerson(platform);
    const usage = async () => (await readAnswer(await me.call("/session/usage"))).body.data;
    const nothing = { total: 0, used: 0, limit: 3 };
    await openSession(me, "map");
    expect(await usage()).toEqual({
      map: nothing,
      portal: { ...nothing, limit: 10 },
      imaginary: { total: 0 },
    });
    await ask(me, await openSession(me, "map"), "Hôm nay mình thấy mệt.");
    expect(await usage()).toMatchObject({ map: { total: 1, used: 1, limit: 3 } });
    const visitor = await me.call("/session/usage", {
      headers: { Authorization: `Bearer ${platform.tokens.publicKey}` },
    });
    expect(visitor.status).toBe(401);
  });

  it("is not opened for somebody else, nor for a visitor", async () => {
    const [me, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    expect((await open(me, { mode: "map", userId: other.id })).status).toBe(403);
    const visitor = await me.call("/session", {
      ...post({ mode: "map" }),
      headers: { Authorization: `Bearer ${platform.tokens.publicKey}` },
    });
    expect(visitor.status).toBe(401);
  });

  it("of the old third tool is still listed and counted", async () => {
    const me = await aSignedInPerson(platform);
    await openSession(me, "map");
    await platform.database.owner.query(`insert into session ("userId", mode) values ($1, 'imaginary')`, [
      me.id,
    ]);
    const counted = await readAnswer(await me.call("/rest/v1/session?select=mode"));
    expect(counted.body).toEqual(expect.arrayContaining([{ mode: "map" }, { mode: "imaginary" }]));
    const listed = await readAnswer(await me.call("/rest/v1/session?mode=eq.imaginary"));
    expect(listed.body).toHaveLength(1);
  });
});

describe("the list of conversations", () => {
  it("holds one's own, newest first", async () => {
    const [me, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const [first, second] = [await openSession(me, "map"), await openSession(me, "portal")];
    await openSession(other);
    await complete(me, first, "Mình cần ngủ.");
    const { body } = await readAnswer(await me.call("/session"));
    expect(body.data).toMatchObject([
      { id: second, mode: "portal", status: "active" },
      { id: first, mode: "map", status: "completed", summary: "Mình cần ngủ." },
    ]);
  });
});

describe("a long list of conversations", () => {
  it("comes in pages, each from where the one before ended, also among equal times", async () => {
    const me = await aSignedInPerson(platform);
    await platform.database.owner.query(
      `insert into session ("userId", mode, "createdAt")
       select $1, 'map', timestamptz '2026-01-01' + (n / 3) * interval '1 hour' from generate_series(1, 230) n`,
      [me.id],
    );
    const whole = (await readAnswer(await me.call("/session"))).body;
    expect(whole.data).toHaveLength(200);
    const seen = new Set<string>();
    let pages = 0;
    let next: string | null = "";
    while (next !== null && pages < 10) {
      const answer = await me.call(`/session?limit=50&after=${next}`);
      const page: { data: { id: string }[]; next: string | null } = await answer.json();
      for (const { id } of page.data) seen.add(id);
      next = page.next;
      pages += 1;
    }
    expect([pages, seen.size]).toEqual([5, 230]);
    for (const wrong of ["limit=0", "limit=201", "after=x"])
      expect((await me.call(`/session?${wrong}`)).status).toBe(400);
  });
});

describe("ending a conversation", () => {
  it("keeps the person's words about it", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    const { status, body } = await complete(me, id, "  Mình mệt vì ôm hết việc.\u0000 ");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, status: "completed", summary: "Mình mệt vì ôm hết việc." });
    expect(body.data?.completedAt).toEqual(expect.any(String));
    const read = await readAnswer(await me.call(`/rest/v1/session?id=eq.${id}`));
    expect(read.body).toMatchObject([{ status: "completed", summary: "Mình mệt vì ôm hết việc." }]);
  });

  it("without a word is fine, and stays without a word", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    expect((await complete(me, id, "")).body.data).toMatchObject({ status: "completed", summary: "" });
    const { rows } = await platform.database.owner.query("select summary from session where id = $1", [id]);
    expect(rows).toEqual([{ summary: "" }]);
  });

  it("twice is refused, and what was kept first stays", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    const answers = await Promise.all([complete(me, id, "Một."), complete(me, id, "Hai.")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.data?.summary;
    expect((await complete(me, id, "Ba.")).body.code).toBe("session_ended");
    expect((await readAnswer(await me.call(`/rest/v1/session?id=eq.${id}`))).body).toMatchObject([
      { summary: kept },
    ]);
  });

  it.each([[undefined], [null], [5], [["a"]]])("with %j for words is refused", async (summary) => {
    const me = await aSignedInPerson(platform);
    expect((await complete(me, await openSession(me), summary)).status).toBe(400);
  });

  it("with a book for words is refused", async () => {
    const me = await aSignedInPerson(platform);
    expect((await complete(me, await openSession(me), "ầ".repeat(2_001))).status).toBe(413);
  });

  it("of an id that is none, or nobody's, finds nothing", async () => {
    const me = await aSignedInPerson(platform);
    expect((await complete(me, "1", "")).status).toBe(404);
    expect((await complete(me, "00000000-0000-4000-8000-000000000000", "")).status).toBe(404);
  });
});

const put = async (person: SignedIn, path: string, body: unknown) =>
  readAnswer(await person.call(`/session/${path}`, { method: "PUT", body: JSON.stringify(body) }));
const fetchStored = async (id: string) =>
  (await platform.database.owner.query("select name, summary from session where id = $1", [id])).rows[0] ??
  {};

describe("a closing note that was skipped", () => {
  it("is added and changed afterwards, kept encrypted, and offered as a note", async () => {
    const me = await aSignedInPerson(platform);
    await me.call("/account/consents", post({ kind: "memory", given: true }));
    const id = await openSession(me);
    await complete(me, id, "");
    const summary = "Mình cần nghỉ sớm hơn.";
    const { status, body } = await put(me, `${id}/summary`, { summary: ` ${summary} ` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { id, status: "completed", summary },
      noteOffer: { content: summary },
    });
    expect(String((await fetchStored(id)).summary)).not.toContain("nghỉ");
    await put(me, `${id}/summary`, { summary: "Mình ngủ được." });
    const read = await readAnswer(await me.call(`/rest/v1/session?id=eq.${id}`));
    expect(read.body).toMatchObject([{ summary: "Mình ngủ được." }]);
  });

  it("shows whom to call when it speaks of danger", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    await complete(me, id, "");
    const { body } = await put(me, `${id}/summary`, { summary: "Mình muốn chết, mình sẽ tự tử tối nay." });
    expect(body.safety).toBeDefined();
  });

  it("waits while the conversation is open, and is its owner's alone", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    const answer = await put(me, `${id}/summary`, { summary: "Một điều." });
    expect([answer.status, answer.body.code]).toEqual([409, "session_active"]);
    await complete(me, id, "");
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    expect((await put(administrator, `${id}/summary`, { summary: "Của tôi." })).status).toBe(404);
    for (const [summary, status] of [
      ["", 400],
      [" ", 400],
      [7, 400],
      ["ầ".repeat(2_001), 413],
    ] as const) {
      expect((await put(me, `${id}/summary`, { summary })).status).toBe(status);
    }
    await me.call("/account/consents", post({ kind: "sensitive", given: false }));
    expect((await put(me, `${id}/summary`, { summary: "Một điều." })).body.code).toBe("consent_needed");
    expect((await fetchStored(id)).summary).toBe("");
  });
});

describe("the name of a conversation", () => {
  it("is one line of the person's own, kept encrypted and read back by them alone", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    const { status, body } = await put(me, `${id}/name`, { name: "  Đêm mất\n ngủ  " });
    expect([status, body.data?.name, body.data?.title]).toEqual([200, "Đêm mất ngủ", null]);
    expect(String((await fetchStored(id)).name)).not.toContain("ngủ");
    const listed = await readAnswer(await me.call("/session"));
    expect(listed.body.data).toMatchObject([{ id, name: "Đêm mất ngủ" }]);
    await complete(me, id, "Một điều.");
    expect((await put(me, `${id}/name`, { name: "ầ".repeat(80) })).status).toBe(200);
  });

  it("is refused when it is none, too long, somebody else's, or after the consent was taken back", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    for (const [name, status] of [
      ["", 400],
      [" \n ", 400],
      [7, 400],
      ["ầ".repeat(81), 413],
    ] as const) {
      expect((await put(me, `${id}/name`, { name })).status).toBe(status);
    }
    const stranger = await aSignedInPerson(platform);
    expect((await put(stranger, `${id}/name`, { name: "Của tôi" })).status).toBe(404);
    await me.call("/account/consents", post({ kind: "sensitive", given: false }));
    expect((await put(me, `${id}/name`, { name: "Một tên" })).body.code).toBe("consent_needed");
    expect((await fetchStored(id)).name).toBeNull();
  });
});

describe("removing a conversation", () => {
  const remove = async (person: SignedIn, id: string) =>
    readAnswer(await person.call(`/session/${id}`, { method: "DELETE" }));

  it("takes everything said in it along, and only that", async () => {
    const me = await aSignedInPerson(platform);
    const [gone, kept] = [await openSession(me), await openSession(me)];
    for (const id of [gone, kept]) await ask(me, id, "Hôm nay mình thấy nhẹ hơn một chút.");
    expect((await remove(me, gone)).status).toBe(200);
    expect(await messagesIn(me, gone)).toEqual([]);
    expect(await messagesIn(me, kept)).toHaveLength(2);
    const left = await platform.database.owner.query(
      'select from ops.companion_turn where session_id = $1 union all select from message where "sessionId" = $1',
      [gone],
    );
    expect(left.rowCount).toBe(0);
    expect((await remove(me, gone)).status).toBe(404);
  });

  it("is its owner's alone", async () => {
    const [me, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const mine = await openSession(me);
    expect((await remove(other, mine)).status).toBe(404);
    expect((await remove(other, "not-an-id")).status).toBe(404);
    const listed = await readAnswer(await me.call(`/rest/v1/session?id=eq.${mine}`));
    expect(listed.body).toHaveLength(1);
  });

  it("does not give its place in the month back", async () => {
    const me = await aSignedInPerson(platform);
    for (let n = 0; n < 3; n++) {
      const id = await openSession(me);
      await ask(me, id, "Mình muốn kể một chuyện.");
      await remove(me, id);
    }
    expect((await open(me, { mode: "map" })).body.code).toBe("allowance_used");
    // One that nothing was said in never took a place.
    const quiet = await openSession(me, "portal");
    await remove(me, quiet);
    const { rowCount } = await platform.database.owner.query(
      "select from ops.removed_conversation where user_id = $1 and mode = 'portal'",
      [me.id],
    );
    expect(rowCount).toBe(0);
  });
});

describe("the month's allowance", () => {
  /** Conversations begun with one counted message each, at that time. */
  async function begun(person: SignedIn, mode: Mode, times: string[]): Promise<void> {
    const { owner } = platform.database;
    for (const time of times) {
      const { rows } = await owner.query(
        `insert into session ("userId", mode, "createdAt") values ($1, $2, $3::timestamptz) returning id`,
        [person.id, mode, time],
      );
      await owner.query(
        `insert into message ("sessionId", "userId", role, content, counted, "createdAt") values ($1, $2, 'user', '…', true, $3::timestamptz)`,
        [rows[0]?.id, person.id, time],
      );
    }
  }
  const now = (count: number): string[] => Array(count).fill(new Date().toISOString());
  /** The first instant of this calendar month in Vietnam, moved by some milliseconds. */
  function monthBegan(plusMs = 0): string {
    const here = new Date(Date.now() + 7 * 3_600_000);
    const began = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), 1) - 7 * 3_600_000;
    return new Date(began + plusMs).toISOString();
  }
  const isUsedUp = async (person: SignedIn, mode: Mode): Promise<boolean> => {
    const { status, body } = await open(person, { mode });
    if (status === 201) return false;
    expect([status, body.code]).toEqual([403, "allowance_used"]);
    expect(body.error).toContain("Tháng này");
    return true;
  };

  it.each([
    ["free", "map", 3],
    ["free", "portal", 10],
    ["expired", "map", 3],
    ["premium", "map", 12],
    ["premium", "portal", 31],
  ] as const)("of a %s member for %s is %i conversations", async (kind, mode, limit) => {
    const me = await aSignedInPerson(platform, { kind });
    await begun(me, mode, now(limit - 1));
    expect(await isUsedUp(me, mode)).toBe(false);
    await begun(me, mode, now(1));
    expect(await isUsedUp(me, mode)).toBe(true);
    expect(await isUsedUp(me, mode === "map" ? "portal" : "map")).toBe(false);
  });

  it("is not touched by conversations in which nothing counted was said", async () => {
    const me = await aSignedInPerson(platform);
    for (let n = 0; n < 5; n++) {
      const id = await openSession(me);
      await ask(me, id, "Tôi đã sẵn sàng");
    }
    expect(await isUsedUp(me, "map")).toBe(false);
  });

  it("binds at the first counted message, too: conversations opened ahead do not get around it", async () => {
    const me = await aSignedInPerson(platform);
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push(await openSession(me));
    const answers = await Promise.all(ids.map((id) => ask(me, id, "Mình muốn kể một chuyện.")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403]);
    const refused = answers.findIndex(({ status }) => status === 403);
    expect(answers[refused]?.body.code).toBe("allowance_used");
    expect(await messagesIn(me, String(ids[refused]))).toEqual([]);
    // What was begun may be finished.
    const ongoing = ids[answers.findIndex(({ status }) => status === 200)];
    expect((await ask(me, String(ongoing), "Chuyện là thế này.")).status).toBe(200);
  });

  it("is a calendar month's in Vietnam", async () => {
    const before = await aSignedInPerson(platform);
    await begun(before, "map", Array(3).fill(monthBegan(-1)));
    expect(await isUsedUp(before, "map")).toBe(false);
    const within = await aSignedInPerson(platform);
    await begun(within, "map", Array(3).fill(monthBegan()));
    expect(await isUsedUp(within, "map")).toBe(true);
  });

  it("counts a conversation in the month of its first counted message, whenever it was opened", async () => {
    const me = await aSignedInPerson(platform);
    await begun(me, "map", Array(3).fill(monthBegan(-86_400_000)));
    const { owner } = platform.database;
    await owner.query(
      `insert into message ("sessionId", "userId", role, content, counted)
       select id, "userId", 'user', '…', true from session where "userId" = $1`,
      [me.id],
    );
    expect(await isUsedUp(me, "map")).toBe(false);
  });

  it("is larger by a plan's bonus, once in the paid period", async () => {
    const me = await aSignedInPerson(platform);
    const { owner } = platform.database;
    await owner.query(
      `insert into plan (id, name, type, price, duration) values (3, 'Quý', 'pro3month', 399000, 90) on conflict do nothing`,
    );
    await owner.query(
      `insert into membership ("userId", "planId", "startsAt", "expiresAt")
       values ($1, 3, $2::timestamptz - interval '20 days', now() + interval '40 days')`,
      [me.id, monthBegan()],
    );
    // Two of the six were taken in the month before.
    await begun(me, "map", Array(14).fill(monthBegan(-86_400_000)));
    await begun(me, "map", now(15));
    expect(await isUsedUp(me, "map")).toBe(false);
    await begun(me, "map", now(1));
    expect(await isUsedUp(me, "map")).toBe(true);
  });

  it("is a setting", async () => {
    const allowance = { free: { map: 1, portal: 0 }, paid: { map: 1, portal: 1 } };
    const { url } = await platform.another({ allowance });
    const me = await aSignedInPerson(platform);
    const opened = await readAnswer(await me.call(`${url}/functions/v1/session`, post({ mode: "portal" })));
    expect(opened.body.code).toBe("allowance_used");
    expect((await me.call(`${url}/functions/v1/session`, post({ mode: "map" }))).status).toBe(201);
  });
});

describe("whoever takes back the consent to keep what they write", () => {
  it("is not written about any more, until they give it again", async () => {
    const me = await aSignedInPerson(platform);
    const id = await openSession(me);
    const consent = (given: boolean) => me.call("/account/consents", post({ kind: "sensitive", given }));
    await consent(false);
    expect((await ask(me, id, "Mình kể nhé.")).body.code).toBe("consent_needed");
    expect((await open(me, { mode: "map" })).body.code).toBe("consent_needed");
    const intro = await readAnswer(await me.call("/companion/map/intro", post({ sessionId: id })));
    expect(intro.body.code).toBe("consent_needed");
    expect(await messagesIn(me, id)).toEqual([]);
    await consent(true);
    expect((await ask(me, id, "Mình kể nhé.")).status).toBe(200);
  });
});
