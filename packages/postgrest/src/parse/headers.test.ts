import { describe, expect, it } from "vitest";
import { parsePayload } from "./body.ts";
import { parseAccept } from "./media-type.ts";
import { parseQuery } from "./parse-query.ts";
import { appliedPreferences, parsePreferences } from "./preferences.ts";
import { topRange } from "./range.ts";

describe("Prefer", () => {
  it("takes the first of a kind and ignores what it does not know", () => {
    expect(parsePreferences("count=exact, return=minimal,count=planned, odd")).toEqual({
      count: "exact",
      return: "minimal",
    });
  });

  it("refuses the unknown when it is strict", () => {
    expect(() => parsePreferences("handling=strict, odd, toString=x")).toThrow("Invalid preferences");
  });

  it("is echoed as far as it is honoured", () => {
    const preferences = parsePreferences(
      "return=representation, count=exact, handling=strict, max-affected=2",
    );
    expect(appliedPreferences(preferences, ["count"])).toBe("count=exact, handling=strict, max-affected=2");
    expect(appliedPreferences({}, ["count"])).toBeUndefined();
  });
});

describe("Accept", () => {
  it("takes the first type it can make, by quality", () => {
    expect(parseAccept(undefined).shape).toBe("array");
    expect(parseAccept("text/html, */*").shape).toBe("array");
    expect(parseAccept("application/json;q=0.1, text/csv").shape).toBe("csv");
    expect(parseAccept("application/vnd.pgrst.object+json;nulls=stripped")).toMatchObject({
      shape: "object",
      stripNulls: true,
    });
  });

  it("refuses what it cannot make", () => {
    expect(() => parseAccept("image/png, application/json;q=0")).toThrow("None of these media types");
  });
});

describe("Range", () => {
  const range = (query: string, header?: string) =>
    topRange(parseQuery(query, { takesArguments: false }), header);

  it("is cut with limit and offset", () => {
    expect(range("", "0-11")).toEqual({ offset: 0n, limit: 12n });
    expect(range("", "5-")).toEqual({ offset: 5n, limit: undefined });
    expect(range("limit=3", "0-1")).toEqual({ offset: 0n, limit: 2n });
    expect(range("limit=3&offset=2", "1-3")).toEqual({ offset: 2n, limit: 2n });
  });

  it("is ignored when it is no range of rows", () => {
    for (const header of ["bytes=0-1", "-5", "", "0-1,2-3", "a-b"]) {
      expect(range("limit=2", header)).toEqual({ offset: 0n, limit: 2n });
    }
  });

  it("is refused when nothing can be in it", () => {
    expect(() => range("", "3-1")).toThrow("not satisfiable");
    expect(() => range("limit=2", "5-9")).toThrow("not satisfiable");
    expect(() => range("limit=-1")).toThrow("not satisfiable");
  });
});

describe("a body", () => {
  const json = (text: string, columns?: string[]) => parsePayload(text, "application/json", columns);

  it("tells its columns", () => {
    expect(json('{"a":1,"b":2}')).toEqual({ json: '{"a":1,"b":2}', isObject: true, keys: ["a", "b"] });
    expect(json('[{"a":1},{"a":2}]').keys).toEqual(["a"]);
    expect(json('[{"a":1},{"b":2}]', ["a"]).keys).toEqual(["a"]);
  });

  it("writes nothing when it is neither an object nor a list", () => {
    for (const text of ["5", "null", '"x"', "[]"]) expect(json(text)).toMatchObject({ json: "[]", keys: [] });
  });

  it("must be of one shape", () => {
    for (const text of ['[{"a":1},{"b":2}]', '[{"a":1},5]', "[5]", '[{"a":1},{"a":1,"b":2}]']) {
      expect(() => json(text)).toThrow("All object keys must match");
    }
  });

  it("may be a form or CSV", () => {
    expect(parsePayload("a=1&b=x+y", "application/x-www-form-urlencoded", undefined).json).toBe(
      '{"a":"1","b":"x y"}',
    );
    expect(parsePayload('a,b\r\n1,"x, ""y"""\r\n2,NULL\r\n', "text/csv; charset=utf-8", undefined).json).toBe(
      '[{"a":"1","b":"x, \\"y\\""},{"a":"2","b":null}]',
    );
    expect(() => parsePayload("<a/>", "text/xml", undefined)).toThrow(
      "Content-Type not acceptable: text/xml",
    );
  });
});
