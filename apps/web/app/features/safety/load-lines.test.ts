import { HOTLINES } from "@bentrong/contract/safety";
import { describe, expect, it } from "vitest";
import type { ApiResult } from "../../api/result.ts";
import { loadLines } from "./load-lines.ts";

const ROW = {
  ...{
    id: "x",
    number: "1900 1234",
    tel: "19001234",
    name: "Một số",
    nameEn: "",
    about: "Lời.",
    aboutEn: "",
  },
  ...{ helps: ["talk"], hours: "unknown", checkedAt: null },
};
const answering = (answer: ApiResult<unknown>) => {
  const asked: unknown[] = [];
  const get = async <T>(_: string, call?: { token?: string | null }) => {
    asked.push(call?.token);
    // The caller reads it without a schema.
    return answer as ApiResult<T>;
  };
  return { asked, get };
};

describe("the numbers on the page of safety", () => {
  it("are those of the list, asked for as nobody in particular", async () => {
    const api = answering({ ok: true, data: [ROW], status: 200, total: undefined });
    const { lines, isKept } = await loadLines(api);
    expect(lines.map(({ number }) => number)).toEqual(["115", "113", "111", "1900 1234"]);
    expect([isKept, api.asked]).toEqual([true, [null]]);
  });

  it("are the built-in ones when the list does not answer, and said to be so", async () => {
    const error = { status: 503, code: "unavailable", message: "", body: null };
    expect(await loadLines(answering({ ok: false, error }))).toMatchObject({
      lines: HOTLINES,
      isKept: false,
    });
  });
});
