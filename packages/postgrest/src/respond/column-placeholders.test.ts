import { describe, expect, it } from "vitest";
import type { Caller } from "../database.ts";
import { createColumnPlaceholders } from "./column-placeholders.ts";

const VISITOR: Caller = { role: "anon", claims: "" };

const MEMBER = { role: "authenticated", claims: "{}" };

describe("media addresses", () => {
  const { marks, present: presentTo } = createColumnPlaceholders({
    presentMedia: (address, { role }) => (role === "anon" ? address : `${address}?signed`),
  });
  const present = (body: string, shape: "array" | "csv") => presentTo(body, shape, MEMBER).text;

  it("are signed where the statement marked them, and the mark is removed", () => {
    const body = `[{"audio":"${marks.media}/media/premium/a.mp3"},{"audio":null}]`;
    expect(present(body, "array")).toBe('[{"audio":"/media/premium/a.mp3?signed"},{"audio":null}]');
    expect(present(`id,audio\n1,${marks.media}/media/premium/a.mp3\n2,`, "csv")).toBe(
      "id,audio\n1,/media/premium/a.mp3?signed\n2,",
    );
  });

  it("say whether they were made for the caller", () => {
    const body = `[{"audio":"${marks.media}/media/premium/a.mp3"}]`;
    expect(presentTo(body, "array", MEMBER).isPersonal).toBe(true);
    expect(presentTo(body, "array", VISITOR)).toEqual({
      text: '[{"audio":"/media/premium/a.mp3"}]',
      isPersonal: false,
    });
  });

  it("are not what only looks like one", () => {
    const body = '[{"words":"/media/premium/a.mp3","/media/premium/b.mp3":1}]';
    expect(present(body, "array")).toBe(body);
  });
});

describe("sealed text", () => {
  const { marks, present: presentTo } = createColumnPlaceholders({
    openSealed: ({ column, aad, text }) => `${column} ${aad.join("+")} "${text}"`,
  });
  const present = (body: string, shape: "array" | "csv") => presentTo(body, shape, MEMBER).text;
  const stored = `${marks.sealed}message.content:5a-1:b2-c3:k1.AbC_-+/=`;

  it("is opened wherever it stands, escaped for the shape of the answer", () => {
    expect(present(`[{"m":[{"x":"${stored}"}]}]`, "array")).toBe(
      '[{"m":[{"x":"message.content 5a-1+b2-c3 \\"k1.AbC_-+/=\\""}]}]',
    );
    expect(present(`x\n${stored}`, "csv")).toBe('x\n"message.content 5a-1+b2-c3 ""k1.AbC_-+/="""');
  });

  it("of another process's marks is left alone", () => {
    const other = `${"0".repeat(32)}:message.content:a:b:c`;
    expect(present(other, "array")).toBe(other);
  });
});

it("changes nothing where nothing is special", () => {
  const plain = createColumnPlaceholders({});
  expect(plain.marks).toEqual({});
  expect(plain.present("x", "array", MEMBER).text).toBe("x");
});
