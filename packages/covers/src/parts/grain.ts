import { hex, toRgb } from "../oklch.ts";
import { HEIGHT, WIDTH } from "../ridge.ts";
import type { Sample } from "../tone-grid.ts";
import type { Tones } from "../tones.ts";

/**
 * The grain of the paper. The noise is computed for one small tile and repeated: over the whole sheet it would
 * double the time a phone needs for the picture. A renderer without filters shows no grain and nothing worse.
 */
const TILE = 240;
/** Highest opacity of the grain: felt rather than seen. */
const STRENGTH = 0.14;

interface Grain {
  readonly defs: string;
  readonly body: string;
  /** Effect on the average colour: half of its strength, as noise does. */
  readonly veil: Sample;
}

export function paperGrain(tones: Tones, ids: string): Grain {
  const [filter, pattern] = [`${ids}F`, `${ids}P`];
  const colour = tones.dark ? tones.sky(1) : tones.land(1);
  const fleck = hex(colour, STRENGTH);
  const share = `width="${TILE / WIDTH}" height="${TILE / HEIGHT}"`.replaceAll('"0.', '".');
  return {
    defs:
      `<filter id="${filter}"><feTurbulence type="fractalNoise" baseFrequency=".55" result="n"/>` +
      `<feFlood flood-color="${fleck}"/><feComposite operator="in" in2="n"/></filter>` +
      `<pattern id="${pattern}" ${share}><rect width="${TILE}" height="${TILE}" filter="url(#${filter})"/></pattern>`,
    body: `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#${pattern})"/>`,
    veil: { rgb: toRgb(colour), alpha: STRENGTH / 2 },
  };
}
