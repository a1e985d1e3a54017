import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeCover } from "./compose.ts";
import { avatarSvgs, coverSvg, coverTone, PALETTES } from "./index.ts";
import { SCENES } from "./scenes/index.ts";

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/y;

/** Reads the whole text as nested elements and says where it stops being XML; undefined when it never does. */
function firstFault(svg: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    const tag = TAG.exec(svg);
    if (!tag) return `not a tag: ${svg.slice(at, at + 60)}`;
    const [text, closing, name = "", attributes = "", empty] = tag;
    const names = [...attributes.matchAll(/ ([a-zA-Z0-9-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice: ${text}`;
    if (closing && open.pop() !== name) return `closes what is not open: ${text}`;
    if (!closing && !empty) open.push(name);
    at += text.length;
    if (open.length === 0 && at < svg.length) return "something after the root";
  }
  return open.length > 0 ? `left open: ${open.join(" ")}` : undefined;
}

const ALLOWED = new Set(
  "svg defs linearGradient radialGradient stop filter feTurbulence feFlood feComposite pattern rect path circle ellipse g".split(
    " ",
  ),
);

function expectSafe(svg: string, viewBox = "0 0 1200 800"): void {
  expect(firstFault(svg)).toBeUndefined();
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')).toBe(true);
  expect(/^[^>]* viewBox="([^"]*)"/.exec(svg)?.[1]).toBe(viewBox);
  expect(
    [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name ?? "").filter((name) => !ALLOWED.has(name)),
  ).toEqual([]);
  expect(svg).not.toMatch(/href|<script|\son[a-z]+=|style=|NaN|Infinity|undefined|e-\d/);
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(used);
}

const seeds = Array.from({ length: 60 }, (_, i) => `episode-tho-cham-${i}`);

describe("a cover", () => {
  it("is the same picture for the same seed and palette, and another for another seed", () => {
    const drawn = seeds.map((seed) => coverSvg({ seed, palette: "sage" }));
    expect(seeds.map((seed) => coverSvg({ seed, palette: "sage" }))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  it.each(PALETTES)("is whole, safe and small in %s", (palette) => {
    const sizes = seeds.map((seed) => {
      const svg = coverSvg({ seed, palette });
      expectSafe(svg);
      return svg.length;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9 * 1024);
    expect(sizes.sort((a, b) => a - b)[30]).toBeLessThanOrEqual(4.5 * 1024);
  });

  it("shows every family of scenes among two hundred seeds", () => {
    const shown = new Set(
      Array.from({ length: 200 }, (_, i) => composeCover({ seed: `blog-${i}`, palette: "sea" }).scene),
    );
    expect([...shown].sort()).toEqual(SCENES.map(({ name }) => name).sort());
  });

  it("shows the same place when an item moves to a category of another palette", () => {
    for (const seed of seeds.slice(0, 12)) {
      const scenes = PALETTES.map((palette) => composeCover({ seed, palette }).scene);
      expect(new Set(scenes).size).toBe(1);
    }
  });

  it("is painted in wine when nobody knows the palette", () => {
    for (const palette of ["", "neon", "__proto__", "constructor", "Wine"]) {
      expect(coverSvg({ seed: "a", palette })).toBe(coverSvg({ seed: "a", palette: "wine" }));
    }
  });

  it("stays whole and gives nothing of its seed away, whatever the seed is", () => {
    const odd = fc.constantFrom(
      "",
      '"><script>alert(1)</script>',
      "🌙🪷",
      "\ud800",
      "]]>",
      "&amp;",
      "url(#x)",
      "ngủ",
    );
    fc.assert(
      fc.property(fc.oneof(odd, fc.string({ unit: "binary" })), fc.string(), (seed, palette) => {
        expectSafe(coverSvg({ seed, palette }));
        expect(coverTone({ seed, palette })).toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 100 },
    );
  });

  it("is nowhere pure white or black and never nearly so as a whole, so it stands on light and dark pages", () => {
    const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (const seed of seeds.slice(0, 12)) {
      for (const palette of PALETTES) {
        const { svg, tone } = composeCover({ seed, palette });
        expect(svg).not.toMatch(/#(000000|ffffff)/);
        expect(Math.max(...channels(tone)), `${palette} ${seed}`).toBeGreaterThan(20);
        expect(Math.min(...channels(tone)), `${palette} ${seed}`).toBeLessThan(240);
      }
    }
  });
});

describe("the tone of a cover", () => {
  it("is darker for a night cover than for a pale morning of the same place", () => {
    const light = (colour: string) => Number.parseInt(colour.slice(3, 5), 16);
    const mean = (palette: string) =>
      seeds.reduce((sum, seed) => sum + light(coverTone({ seed, palette })), 0) / seeds.length;
    expect(mean("night")).toBeLessThan(mean("mist") - 40);
  });
});

describe("the drawings for people", () => {
  it("are thirteen, all different, whole, safe and small", () => {
    const drawn = avatarSvgs();
    expect(new Set(drawn).size).toBe(13);
    for (const svg of drawn) expectSafe(svg, "200 0 800 800");
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThanOrEqual(9 * 1024);
  });

  it("keep their numbers: what somebody chose stays what they see", () => {
    expect(
      avatarSvgs().map((svg) => createHash("sha256").update(svg).digest("hex").slice(0, 12)),
    ).toMatchInlineSnapshot(`
      [
        "f403bb7caf4e",
        "e06a299acbc6",
        "3a5b88857947",
        "1de002e7423b",
        "fa5370054eb4",
        "ae65ed869789",
        "8621d0c5aaba",
        "b18393901ece",
        "55cc2a86337f",
        "919638f4504c",
        "909db18a7369",
        "cccc8ae63394",
        "fe7f0277ccc3",
      ]
    `);
  });
});
