import { describe, expect, it } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { changePassword, sendResetCode } from "./password-calls.ts";

const refusing = (body: object) =>
  createApi({
    base: "http://internal",
    publicKey: "key",
    accessToken: () => "somebody's",
    fetch: async () => Response.json(body, { status: 400 }),
  });

const CALLS = [
  [
    "resetting",
    (api: ReturnType<typeof refusing>) => sendResetCode(api, "a@b.vn"),
    "Failed to send reset password email",
  ],
  [
    "changing",
    (api: ReturnType<typeof refusing>) =>
      changePassword(api, { email: "a@b.vn", password: "secret", resetCode: "ABCDEF" }),
    "Failed to change password",
  ],
] as const;

describe.each(CALLS)("%s a password that fails", (_what, call, fallback) => {
  it("throws what the server said", async () => {
    await expect(call(refusing({ success: false, error: "Mã đã hết hạn" }))).rejects.toThrow("Mã đã hết hạn");
  });
  it("throws a sentence of its own when no server answered", async () => {
    const offline = createApi({
      base: "http://internal",
      publicKey: "key",
      accessToken: () => undefined,
      fetch: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await expect(call(offline)).rejects.toThrow(fallback);
  });
  it("throws a sentence of its own when the server said nothing", async () => {
    await expect(call(refusing({}))).rejects.toThrow(fallback);
  });
});
