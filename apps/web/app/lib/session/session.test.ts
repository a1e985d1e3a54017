import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAuthenticated, parseSession, storedText } from "./session.ts";

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
    expect(isAuthenticated(session)).toBe(true);
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
    expect(isAuthenticated(session)).toBe(false);
  });
});

describe("what is kept", () => {
  it("reads the same as it was, with name and roles or without", () => {
    const text = fc.option(fc.string(), { nil: undefined });
    const session = fc.record({
      accessToken: fc.string({ minLength: 1 }),
      refreshToken: text,
      email: text,
      userId: text,
      username: text,
      roles: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(session, (kept) => {
        expect(parseSession(storedText(kept))).toEqual(kept);
      }),
    );
  });

  it("is nobody's, whatever else lies in storage", () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        const session = parseSession(stored);
        expect(session === null || session.accessToken.length > 0).toBe(true);
      }),
    );
  });

  it("names nothing that is not known yet", () => {
    const session = parseSession(
      '{"accessToken":"t","refreshToken":"r","email":"lan@example.com","userId":"u"}',
    );
    expect(session && JSON.parse(storedText(session))).toEqual({
      accessToken: "t",
      refreshToken: "r",
      email: "lan@example.com",
      userId: "u",
    });
  });
});
