import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";
import { errorsIn, type Rules } from "./use-form.ts";

describe("an address", () => {
  it.each(["lan@example.vn", "a.b+c@mail.example.com"])("may be %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(["", "abc", "a@", "@b.vn", "a@b", "a b@c.vn", "a@b@c.vn", "a@b..vn", "a@.vn", "a@b.vn."])(
    "cannot be %j",
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe("a form", () => {
  const rules: Rules<"name" | "again"> = {
    name: (value) => (value ? undefined : "Vui lòng điền họ và tên!"),
    again: (value, all) => (value === all.name ? undefined : "khác nhau"),
  };

  it("says what is wrong beside each field, and may compare two of them", () => {
    expect(errorsIn(rules, { name: "", again: "x" })).toEqual({
      name: "Vui lòng điền họ và tên!",
      again: "khác nhau",
    });
    expect(errorsIn(rules, { name: "Lan", again: "Lan" })).toEqual({});
  });
});
