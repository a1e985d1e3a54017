import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseSuggestion, type Traces } from "./choose-suggestion.ts";
import type { Sound } from "./evening-data.ts";

const sound = (id: number, slug?: string): Sound => ({
  id,
  title: `Tiếng ${id}`,
  podcastTitle: "",
  podcastId: null,
  audio: "/a.mp3",
  coverImage: null,
  duration: 600,
  locked: false,
  slug,
});
const SOUNDS = [sound(1, "thien-nhien"), sound(2, "ngu-ngon"), sound(3, "ngu-ngon")];
const ARTICLES = [1, 2, 3].map((id) => ({ id, title: `Bài ${id}` }));
const NOTHING: Traces = { readIds: [] };

describe("what is offered for the evening", () => {
  it("is a sound for sleeping after midnight, whatever was done before", () => {
    const moment = { part: "night", day: 4 } as const;
    for (const traces of [NOTHING, { ...NOTHING, listenedAt: 9 }, { ...NOTHING, readAt: 9 }]) {
      expect(chooseSuggestion(moment, traces, SOUNDS, ARTICLES)).toMatchObject({
        kind: "sound",
        sound: { slug: "ngu-ngon" },
      });
    }
  });

  it("is an article for whoever listened last, and a sound for whoever read last", () => {
    const moment = { part: "evening", day: 0 } as const;
    expect(
      chooseSuggestion(moment, { readIds: [1], listenedAt: 9, readAt: 3 }, SOUNDS, ARTICLES),
    ).toMatchObject({
      kind: "article",
      why: "afterListening",
      article: { id: 2 },
    });
    expect(
      chooseSuggestion(moment, { readIds: [1], listenedAt: 3, readAt: 9 }, SOUNDS, ARTICLES),
    ).toMatchObject({
      kind: "sound",
      why: "afterReading",
    });
  });

  it("is a breath where there is nothing else, and never what was read or left half-way", () => {
    const parts = fc.constantFrom("night", "morning", "afternoon", "evening" as const);
    const day = fc.integer({ min: 0, max: 40_000 });
    const time = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined });
    fc.assert(
      fc.property(
        parts,
        day,
        time,
        time,
        fc.subarray([1, 2, 3]),
        (part, today, listenedAt, readAt, readIds) => {
          const traces = { listenedAt, readAt, readIds, leftId: 2 };
          const moment = { part, day: today } as const;
          expect(chooseSuggestion(moment, traces, [], [])).toEqual({ kind: "breath", why: "hour" });
          const chosen = chooseSuggestion(moment, traces, SOUNDS, ARTICLES);
          if (chosen.kind === "article") expect(readIds).not.toContain(chosen.article.id);
          if (chosen.kind === "sound") expect(chosen.sound.id).not.toBe(2);
        },
      ),
    );
  });
});
