import { hex } from "../oklch.ts";
import { HEIGHT, WIDTH } from "../ridge.ts";
import type { Tones } from "../tones.ts";

/**
 * The grain of the paper. The noise is computed for one small tile and repeated: over the whole sheet it would
 * double the time a phone needs for the picture. A renderer without filters shows no grain and nothing worse.
 */
const TILE = 240;

export function paperGrain(tones: Tones, ids: string): { defs: string; body: string } {
  const [filter, pattern] = [`${ids}F`, `${ids}P`];
  const fleck = tones.dark ? hex(tones.sky(1)) : hex(tones.land(1));
  const size = `width="${TILE}" height="${TILE}"`;
  return {
    defs:
      `<filter id="${filter}"><feTurbulence type="fractalNoise" baseFrequency=".55" result="n"/>` +
      `<feFlood flood-color="${fleck}"/><feComposite operator="in" in2="n"/></filter>` +
      `<pattern id="${pattern}" ${size} patternUnits="userSpaceOnUse"><rect ${size} filter="url(#${filter})"/></pattern>`,
    body: `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#${pattern})" opacity=".14"/>`,
  };
}
