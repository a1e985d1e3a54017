import { describe, expect, it } from "vitest";
import { encryptPush } from "./encrypt-push.ts";

// The example of RFC 8291, section 5 and appendix A.
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  authSecret: "BTBZMqHH6r4Tts7J_aSIgg",
};
const GIVEN = {
  privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
};
const MESSAGE =
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

describe("a push message", () => {
  it("is the one of the standard's example", () => {
    const made = encryptPush(KEYS, "When I grow up, I want to be a watermelon", GIVEN);
    expect(made.toString("base64url")).toBe(MESSAGE);
  });

  it("is another one each time", () => {
    expect(encryptPush(KEYS, "x").equals(encryptPush(KEYS, "x"))).toBe(false);
  });

  it("is not made for a key that is none", () => {
    expect(() => encryptPush({ ...KEYS, p256dh: "B".repeat(87) }, "x")).toThrow();
  });
});
