import { readFileSync } from "node:fs";
import { listTexts, readConversations, readSentences } from "@bentrong/danger-classifier/training";
import { describe, expect, it } from "vitest";
import { FIGURES_FILE, hashHeads, VERSIONS_FILE } from "./figures-file.ts";
import { countFigures, judge } from "./measure.ts";
import { readRuleSentences, SETS } from "./sentences.ts";
import type { Counts } from "./voices.ts";

const figures = SETS.map((name) => countFigures(name, judge(readRuleSentences(name))));
const of = (name: string) => figures.find((one) => one.name === name) ?? expect.fail(`no set ${name}`);

describe("the safety layer on sentences of people", () => {
  it("shows figures of all the sentences and conversations that there are", () => {
    const { sets } = JSON.parse(readFileSync(FIGURES_FILE, "utf8")) as {
      sets: ({ name: string } & Counts)[];
    };
    const totals = Object.fromEntries(
      sets.map(({ name, danger, harmless }) => [name, danger.total + harmless.total]),
    );
    expect(totals).toMatchObject({
      open: listTexts("voices").length,
      plain: listTexts("voices").length,
      sealed: readSentences("sealed").length,
      conversations: readConversations("sealed").length,
      everyday: readSentences("everyday").length,
    });
  });

  it("shows the back office the figures of today's heads last", () => {
    const versions = JSON.parse(readFileSync(VERSIONS_FILE, "utf8"));
    const { sets } = JSON.parse(readFileSync(FIGURES_FILE, "utf8"));
    expect(versions.at(-1)).toMatchObject({ heads: hashHeads(), sets });
  });

  // The tuning set holds what was collected because it was not heard, so it is the harder one.
  it.each([
    ["held", 0.95],
    ["tune", 0.9],
  ])("hears people in danger (%s, at least %d)", (name, least) => {
    const { crisis } = of(name);
    expect(crisis.caught / crisis.total).toBeGreaterThanOrEqual(least);
  });

  it.each(["tune", "held"])("alarms at most 3 of 100 who only talk as people talk (%s)", (name) => {
    const { ok } = of(name);
    expect(ok.alarmed / ok.total).toBeLessThanOrEqual(0.03);
  });

  it.each(["held", "later"] as const)("never measures with a sentence that it was tuned on (%s)", (name) => {
    const tuned = new Set(readRuleSentences("tune").map(({ text }) => text));
    expect(readRuleSentences(name).filter(({ text }) => tuned.has(text))).toEqual([]);
  });

  it("has enough of them, of every form", () => {
    const all = SETS.flatMap(readRuleSentences);
    expect(all.length).toBeGreaterThanOrEqual(420 + 60);
    for (const name of ["tune", "held"] as const)
      expect(new Set(readRuleSentences(name).map(({ form }) => form)).size).toBe(7);
  });
});
