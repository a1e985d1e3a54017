import { bandpass, filter, highpass, lowpass } from "../biquad.ts";
import { type Curve, combine, shapeBoth, wander } from "../curve.ts";
import { addTone, decay, fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { movingFilterBoth } from "../moving-filter.ts";
import { bandedPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { add, at, SAMPLE_RATE } from "../samples.ts";
import { scattered } from "../schedule.ts";
import { blank, blend, type Stage } from "../stage.ts";

type Rain = LayerOf<"rain">;

type Surface = {
  /** The far curtain of drops nobody can tell apart: its band, and its level beside the near drops. */
  bed: { low: number; high: number; decibels: number };
  /** A near drop: a splash of noise and what it sets ringing. */
  splash: { cutoff: [number, number]; seconds: [number, number] };
  ringing: { hertz: [number, number]; seconds: [number, number]; level: number; modes: number };
  /** Big slow drops from the edge of the roof or the tips of leaves. */
  drips: { hertz: [number, number]; perSecond: number; decibels: number };
};

const SURFACES: Record<Rain["surface"], Surface> = {
  leaves: {
    bed: { low: 350, high: 4200, decibels: -1 },
    splash: { cutoff: [900, 3200], seconds: [0.003, 0.009] },
    ringing: { hertz: [260, 900], seconds: [0.006, 0.016], level: 0.5, modes: 2 },
    drips: { hertz: [300, 620], perSecond: 1.1, decibels: -13 },
  },
  roof: {
    bed: { low: 180, high: 3600, decibels: -1.5 },
    splash: { cutoff: [1200, 3400], seconds: [0.001, 0.003] },
    ringing: { hertz: [330, 2300], seconds: [0.012, 0.05], level: 0.75, modes: 5 },
    drips: { hertz: [420, 900], perSecond: 0.7, decibels: -15 },
  },
  ground: {
    bed: { low: 220, high: 3400, decibels: -1 },
    splash: { cutoff: [700, 2600], seconds: [0.004, 0.012] },
    ringing: { hertz: [140, 420], seconds: [0.006, 0.014], level: 0.5, modes: 2 },
    drips: { hertz: [700, 1500], perSecond: 0.8, decibels: -16 },
  },
  window: {
    bed: { low: 160, high: 1500, decibels: -1 },
    splash: { cutoff: [1500, 3800], seconds: [0.0008, 0.003] },
    ringing: { hertz: [700, 2600], seconds: [0.004, 0.014], level: 0.55, modes: 3 },
    drips: { hertz: [500, 1100], perSecond: 0.5, decibels: -17 },
  },
};

/** Rain is a curtain far away plus thousands of single drops near by; noise alone sounds like a broken radio. */
export function paintRain(stage: Stage, { density, surface }: Rain, random: Random): void {
  const { bed, splash, ringing, drips } = SURFACES[surface];
  const showers = wander(stage, random, 0.09, 0.42, 1);

  const curtain = bandedPair(stage, random, 0.55, bed.low, bed.high);
  // A passing shower is brighter where it is denser; a curtain that never changes is a broken radio again.
  const brightness = combine(
    showers,
    wander(stage, random, 0.3),
    (a, b) => bed.high * (0.45 + 0.55 * a + 0.25 * b),
  );
  movingFilterBoth(curtain, "low", brightness, 0.6);
  blend(stage, shapeBoth(curtain, showers), bed.decibels - 1 + density);

  const near = blank(stage);
  const bank = Array.from({ length: 48 }, () => dropGrain(random, splash, ringing));
  rainDown(near, random, bank, 18 * 18 ** density, showers);
  // Few drops are few: at low density they must not be raised to the loudness of a downpour.
  blend(stage, near, surface === "roof" ? -4 + 4 * density : -8 + 6 * density);

  const eaves = blank(stage);
  const plinks = Array.from({ length: 10 }, () => plinkGrain(random, drips.hertz));
  rainDown(eaves, random, plinks, drips.perSecond * (0.5 + density), showers);
  blend(stage, eaves, drips.decibels);
}

function rainDown(stage: Stage, random: Random, bank: Grain[], perSecond: number, showers: Curve): void {
  for (const start of scattered(stage, random, perSecond * 1.2, showers)) {
    const grain = bank[Math.floor(random.next() * bank.length)];
    if (!grain) continue;
    const gain = Math.exp(random.bell() * 0.36);
    place(stage, grain, {
      start,
      gain,
      pan: random.between(-0.85, 0.85),
      speed: random.betweenRatio(0.8, 1.25),
    });
  }
}

function dropGrain(random: Random, splash: Surface["splash"], ringing: Surface["ringing"]): Grain {
  const length = Math.ceil(0.11 * SAMPLE_RATE);
  const grain = random.white(length);
  const cutoff = random.betweenRatio(...splash.cutoff);
  decay(grain, random.betweenRatio(...splash.seconds));
  filter(grain, lowpass(cutoff));
  filter(grain, highpass(180));
  for (let mode = 0; mode < ringing.modes; mode++) {
    const hertz = random.betweenRatio(...ringing.hertz);
    addTone(
      grain,
      hertz,
      random.betweenRatio(...ringing.seconds),
      (ringing.level * random.next()) / ringing.modes,
    );
  }
  return fadeEdges(grain);
}

/** A falling drop closes over a bubble of air, which sings a short, slightly rising note. */
function plinkGrain(random: Random, hertz: [number, number]): Grain {
  const grain = new Float32Array(Math.ceil(0.16 * SAMPLE_RATE));
  const base = random.betweenRatio(...hertz);
  addTone(grain, base, random.between(0.016, 0.03), 0.5, 0.35);
  addTone(grain, base * random.between(1.9, 2.6), 0.012, 0.16);
  const splash = decay(random.white(grain.length), 0.006);
  filter(splash, bandpass(base * 2, 0.8));
  for (let i = 0; i < grain.length; i++) add(grain, i, 0.5 * at(splash, i));
  return fadeEdges(grain);
}
