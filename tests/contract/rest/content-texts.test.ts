// The four texts of the profile view, and who may read which.
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { aPerson } from "../../support/people.ts";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

describe("the four content endpoints", () => {
  let template: FilledTemplate;
  let world: RestWorld;
  beforeAll(async () => {
    const { superuser, template: name } = inject("postgres");
    template = await fillTemplate(superuser, name);
    world = await openRestWorld(template);
  });
  afterAll(async () => {
    await world?.close();
    await template?.drop();
  });

  const statuses = async (token?: string) => {
    const names = ["public", "user-content", "mod-content", "admin-content"];
    const headers = new Headers(token === undefined ? [] : [["Authorization", `Bearer ${token}`]]);
    return Promise.all(names.map(async (name) => (await fetch(`${world.url}/${name}`, { headers })).status));
  };
  const signToken = (id: string) => template.tokens.sign({ sub: id, role: "authenticated" }, 60);

  it("shows a visitor the public text alone", async () => {
    expect(await statuses()).toEqual([200, 401, 401, 401]);
    const body = await (await fetch(`${world.url}/public`)).json();
    expect(body).toEqual({ data: expect.stringMatching(/^Chào bạn/) });
  });

  it("shows a member the members' text, and staff theirs", async () => {
    const moderator = await aPerson(world.database, "moderator");
    expect(await statuses(template.minh.token)).toEqual([200, 200, 403, 403]);
    expect(await statuses(await signToken(moderator.id))).toEqual([200, 200, 200, 403]);
    expect(await statuses(template.administrator.token)).toEqual([200, 200, 403, 200]);
  });

  it("forgets a role the moment it is taken away, whatever the token says", async () => {
    const person = await aPerson(world.database, "administrator");
    const token = await template.tokens.sign(
      { sub: person.id, role: "authenticated", roles: ["ROLE_ADMIN"] },
      60,
    );
    expect((await statuses(token))[3]).toBe(200);
    await world.database.owner.query(
      "delete from auth.user_roles where user_id = $1 and role = 'ROLE_ADMIN'",
      [person.id],
    );
    expect((await statuses(token))[3]).toBe(403);
  });
});
