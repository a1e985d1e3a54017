import { describe, expect, it } from "vitest";
import { mayEnter, parseSession } from "./session.ts";

describe("the stored session", () => {
  it.each([null, "null", "{}", "không phải json", '{"accessToken":""}', '{"email":"a@b.vn"}', "[]", '"x"'])(
    "means nobody is signed in when storage holds %s",
    (stored) => {
      expect(parseSession(stored)).toBeNull();
    },
  );

  it("lets somebody with a token and an id through guarded doors", () => {
    const session = parseSession(JSON.stringify({ accessToken: "t", userId: "u", email: "lan@example.com" }));
    expect(session).toMatchObject({ accessToken: "t", userId: "u", email: "lan@example.com", roles: [] });
    expect(mayEnter(session)).toBe(true);
  });

  it("takes the older `id` for the user id, and keeps name and roles", () => {
    const stored = { accessToken: "t", id: "u1", username: "lan", roles: ["ROLE_USER"] };
    expect(parseSession(JSON.stringify(stored))).toMatchObject({
      userId: "u1",
      username: "lan",
      roles: ["ROLE_USER"],
    });
  });

  it("calls with a token alone, but opens no guarded door", () => {
    const session = parseSession('{"accessToken":"t"}');
    expect(session?.accessToken).toBe("t");
    expect(mayEnter(session)).toBe(false);
  });
});
