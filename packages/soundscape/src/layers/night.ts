import { filterBoth, highpass, lowpass } from "../biquad.ts";
import { shapeBoth, wander } from "../curve.ts";
import { fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { bandedPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { add, SAMPLE_RATE } from "../samples.ts";
import { blank, blend, type Stage } from "../stage.ts";

/** A few animals, each with a voice, a place and its own patience, in faintly moving night air. */
export function paintNight(stage: Stage, { insects, density }: LayerOf<"night">, random: Random): void {
  const air = filterBoth(bandedPair(stage, random, 0.5, 90, 1100), lowpass(900));
  blend(stage, shapeBoth(air, wander(stage, random, 0.1, 0.55, 1)), insects === "crickets" ? -5 : -7);

  if (insects !== "frogs") {
    const crickets = blank(stage);
    const count = 3 + Math.round(4 * density);
    for (let i = 0; i < count; i++) addCricket(crickets, random.fork(i), density, i / count);
    // Small bodies far away in grass: the very top of their voice never arrives.
    blend(stage, filterBoth(crickets, lowpass(4800), highpass(1500)), insects === "both" ? -9 : -7);
  }
  if (insects !== "crickets") {
    const frogs = blank(stage);
    const count = 2 + Math.round(3 * density);
    for (let i = 0; i < count; i++) addFrog(frogs, random.fork(100 + i), density);
    blend(stage, filterBoth(frogs, lowpass(2400)), -6);
  }
}

function addCricket(stage: Stage, random: Random, density: number, distance: number): void {
  const hertz = random.betweenRatio(2600, 4000);
  const chirp = chirpGrain(random, hertz);
  const pan = random.between(-0.85, 0.85);
  const loudness = random.between(0.35, 0.8) * (1 - 0.6 * distance);
  const gap = random.between(0.5, 0.95);
  let now = random.between(0, 3);
  while (now < stage.seconds - 0.4) {
    const song = 4 + Math.floor(random.next() * (8 + 14 * density));
    for (let i = 0; i < song && now < stage.seconds - 0.4; i++) {
      // The first and last chirps of a song are weaker: it swells in instead of switching on.
      const swell = Math.sin((Math.PI * (i + 0.7)) / (song + 0.4)) ** 0.6;
      const gain = loudness * swell * random.between(0.8, 1);
      place(stage, chirp, { start: now * SAMPLE_RATE, gain, pan, speed: random.between(0.994, 1.006) });
      now += gap * random.between(0.93, 1.07);
    }
    now += random.between(1.5, 9 - 6 * density);
  }
}

function chirpGrain(random: Random, hertz: number): Grain {
  const pulses = 3 + Math.floor(random.next() * 2);
  const rate = random.between(24, 34);
  const grain = new Float32Array(Math.ceil((pulses / rate + 0.02) * SAMPLE_RATE));
  for (let i = 0; i < grain.length; i++) {
    const past = i / SAMPLE_RATE;
    const pulse = Math.floor(past * rate);
    if (pulse >= pulses) break;
    const inside = (past * rate) % 1;
    const envelope = inside < 0.8 ? Math.sin((Math.PI * inside) / 0.8) ** 2 : 0;
    const bend = 1 - 0.015 * inside;
    grain[i] = envelope * (0.7 + (0.3 * pulse) / pulses) * Math.sin(2 * Math.PI * hertz * bend * past);
  }
  return grain;
}

function addFrog(stage: Stage, random: Random, density: number): void {
  const voice = croakVoice(random);
  const croaks = Array.from({ length: 4 }, () => croakGrain(random, voice));
  const pan = random.between(-0.8, 0.8);
  const loudness = random.between(0.3, 1);
  let now = random.between(0.3, 5);
  while (now < stage.seconds - 1) {
    const calls = 1 + Math.floor(random.next() * (2 + 4 * density));
    for (let i = 0; i < calls && now < stage.seconds - 1; i++) {
      const croak = croaks[Math.floor(random.next() * croaks.length)];
      if (croak)
        place(stage, croak, { start: now * SAMPLE_RATE, gain: loudness * random.between(0.6, 1), pan });
      now += voice.gap * random.between(0.8, 1.3);
    }
    now += random.between(2, 11 - 7 * density);
  }
}

type Voice = { pulseRate: number; throat: number; mouth: number; seconds: number; gap: number };

function croakVoice(random: Random): Voice {
  return {
    pulseRate: random.betweenRatio(26, 60),
    throat: random.betweenRatio(330, 620),
    mouth: random.betweenRatio(900, 1600),
    seconds: random.between(0.16, 0.42),
    gap: random.between(0.55, 1.1),
  };
}

/** A croak is a train of soft pulses heard through throat and mouth, rising a little as the sac fills. */
function croakGrain(random: Random, voice: Voice): Grain {
  const length = Math.ceil(voice.seconds * random.between(0.85, 1.15) * SAMPLE_RATE);
  const grain = new Float32Array(length + 2000);
  let start = 0;
  while (start < length) {
    const progress = start / length;
    const swell = Math.sin(Math.PI * (0.06 + 0.9 * progress)) ** 1.3;
    addPulse(grain, start, voice.throat * (0.92 + 0.14 * progress), swell, 0.011);
    addPulse(grain, start, voice.mouth * (0.95 + 0.1 * progress), swell * 0.38, 0.006);
    start += Math.round((SAMPLE_RATE / voice.pulseRate) * random.between(0.93, 1.07));
  }
  return fadeEdges(grain);
}

function addPulse(grain: Grain, start: number, hertz: number, gain: number, seconds: number): void {
  const end = Math.min(grain.length, start + Math.ceil(seconds * 7 * SAMPLE_RATE));
  for (let i = start; i < end; i++) {
    const past = (i - start) / SAMPLE_RATE;
    const envelope = (1 - Math.exp(-past * 500)) * Math.exp(-past / seconds);
    add(grain, i, gain * envelope * Math.sin(2 * Math.PI * hertz * past));
  }
}
