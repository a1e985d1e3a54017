// What a person wrote leaves the database sealed and reaches its owner open, in whatever shape it was asked for.
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { EncryptedText } from "../../../packages/postgrest/src/respond/column-placeholders.ts";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

const SESSION = "00000000-0000-4000-8000-000000000001";
const seal = (text: string): string => `k1.${Buffer.from(text).toString("base64")}`;

describe("sealed text", () => {
  let template: FilledTemplate;
  let world: RestWorld;
  const opened: EncryptedText[] = [];
  const openSealed = (sealed: EncryptedText): string => {
    opened.push(sealed);
    return Buffer.from(sealed.text.slice("k1.".length), "base64").toString();
  };

  beforeAll(async () => {
    const { superuser, template: name } = inject("postgres");
    template = await fillTemplate(superuser, name);
    world = await openRestWorld(template, { openers: { openSealed } });
    const { owner } = world.database;
    await owner.query("update session set title = $1 where id = $2", [seal('Một "đêm"\ndài'), SESSION]);
    await owner.query(`update message set content = $1 where "sessionId" = $2`, [
      seal("Tôi thấy nhẹ hơn"),
      SESSION,
    ]);
  });
  afterAll(async () => {
    await world?.close();
    await template?.drop();
  });

  const get = async (path: string, accept = "application/json") => {
    const headers = { Authorization: `Bearer ${template.lan.token}`, Accept: accept };
    return (await fetch(`${world.url}/${path}`, { headers })).text();
  };

  it("is plain for its owner, with its quotes and lines, also renamed and embedded", async () => {
    const [session] = JSON.parse(await get(`session?id=eq.${SESSION}&select=*,message(content)`));
    expect(session).toMatchObject({ title: 'Một "đêm"\ndài', summary: "", mode: "map" });
    expect(session.message).toHaveLength(4);
    expect(session.message[0]).toEqual({ content: "Tôi thấy nhẹ hơn" });
    const renamed = JSON.parse(await get(`message?select=loi:content&limit=1`));
    expect(renamed).toEqual([{ loi: "Tôi thấy nhẹ hơn" }]);
    expect(await get(`session?id=eq.${SESSION}&select=title`, "text/csv")).toBe('title\n"Một ""đêm""\ndài"');
  });

  it("is opened for the row and the owner that it stands in", () => {
    expect(opened).toContainEqual({
      column: "session.title",
      aad: [SESSION, template.lan.id],
      text: seal('Một "đêm"\ndài'),
    });
  });

  it("that is absent or empty stays so", async () => {
    const other = "00000000-0000-4000-8000-000000000002";
    expect(JSON.parse(await get(`session?id=eq.${other}&select=title,summary`))).toEqual([
      { title: null, summary: null },
    ]);
    expect(JSON.parse(await get("session?summary=eq.&select=id"))).toEqual([{ id: SESSION }]);
  });
});
