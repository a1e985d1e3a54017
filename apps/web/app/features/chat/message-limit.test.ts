import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countRemainingMessages, countTowardLimit, SESSION_MESSAGES } from "./message-limit.ts";

const user = (content: string, counted?: boolean) => ({ role: "user" as const, content, counted });
const assistant = (content: string) => ({ role: "assistant" as const, content, counted: false });

describe("the five messages", () => {
  it("leave out the start button's, with and without its mark", () => {
    expect(countTowardLimit([assistant("Chào bạn"), user("Tôi đã sẵn sàng!"), user("Mình mệt")])).toBe(1);
  });

  it("count the same words again when they are said later", () => {
    expect(countTowardLimit([user("Mình mệt"), user("Tôi đã sẵn sàng")])).toBe(2);
  });

  it("believe the server where it tells", () => {
    expect(countTowardLimit([user("Mình mệt", false), user("Tôi đã sẵn sàng", true)])).toBe(1);
  });

  it("never leave fewer than none", () => {
    const said = fc.record({
      role: fc.constantFrom("user" as const, "assistant" as const),
      content: fc.string(),
      counted: fc.option(fc.boolean(), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 20 }), (messages) => {
        const left = countRemainingMessages(messages);
        expect(left).toBe(Math.max(0, SESSION_MESSAGES - countTowardLimit(messages)));
        expect(left).toBeLessThanOrEqual(SESSION_MESSAGES);
      }),
    );
  });
});
