import { placePair } from "../grains.ts";
import { type Mode, ring } from "../modes.ts";
import { toHertz } from "../pitch.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import type { Stereo } from "../samples.ts";
import { everyAbout } from "../schedule.ts";
import type { Stage } from "../stage.ts";

type Bowl = LayerOf<"bowl">;

/** Measured on hammered bowls: the partials stand far apart and not in harmony, hence the floating pitch. */
const RATIOS = [1, 2.77, 5.18, 8.16];

export function paintBowl(stage: Stage, { notes, every, strike }: Bowl, random: Random): void {
  // The same bowl every time: its beating comes from the note, only the hand varies.
  const bowls = random.fork(7);
  everyAbout(stage, random, every, 0.12).forEach((start, index) => {
    const note = notes[index % notes.length] ?? notes[0];
    const gain = random.between(0.82, 1);
    placePair(stage, bowlSound(bowls.fork(index % notes.length), toHertz(note), strike), start, gain);
  });
}

export function bowlSound(random: Random, hertz: number, strike: Bowl["strike"], sustain = 1): Stereo {
  const rim = strike === "rim";
  // Low bowls are large: they ring longer and beat more slowly.
  const body = sustain * Math.min(1.5, Math.max(0.6, Math.sqrt(220 / hertz)));
  const modes = RATIOS.map(
    (ratio, index): Mode => ({
      hertz: hertz * ratio,
      gain: (rim ? 0.22 : 0.36) ** index,
      decay: (34 * body) / (1 + 1.5 * index),
    }),
  );
  return ring({
    modes,
    seconds: 24 * body,
    attack: rim ? 2.6 : 0.05 / sustain,
    beat: (0.7 * sustain) / body,
    random,
  });
}
