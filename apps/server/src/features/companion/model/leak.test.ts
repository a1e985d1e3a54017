import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLeakCheck } from "./leak.ts";
import { readPrompts } from "./prompts.ts";

const secret = readPrompts().conversation.map.text;
const leaks = createLeakCheck(secret);

/** Whether a reply that comes in these parts is refused at any of them. */
function isRefused(parts: readonly string[]): boolean {
  let text = "";
  return parts.some((part) => {
    text += part;
    return leaks(text, part.length);
  });
}

describe("a reply that repeats its instructions", () => {
  it("is found wherever it begins, however it is cut into parts, in any case and with any space", () => {
    fc.assert(
      fc.property(
        fc.nat(secret.length - 140),
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (from, before, size, isLoud) => {
          const told = secret.slice(from, from + 120).replaceAll(" ", "  ");
          const text = before + (isLoud ? told.toUpperCase() : told);
          const parts = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
          expect(isRefused(parts)).toBe(true);
        },
      ),
    );
  });

  it.each(["\u200b", ".", " · ", "\u0301", "-\n", "…".repeat(20)])(
    "is found with %j between all its letters, and without its marks",
    (between) => {
      const told = secret.slice(200, 400);
      for (const text of [told, told.normalize("NFD").replace(/\p{M}/gu, "")]) {
        expect(isRefused([...text].map((letter) => letter + between))).toBe(true);
      }
    },
  );

  it("is not what merely uses the same words", () => {
    const reply =
      "Mình nghe bạn nói về một ngày dài, và về điều gì đó bạn chưa gọi được tên. Trong năm lượt trò chuyện này, mình đi cùng bạn. Điều gì đang chiếm nhiều chỗ nhất trong lòng bạn lúc này?";
    expect(isRefused(reply.match(/\S+\s*/g) ?? [])).toBe(false);
  });
});
