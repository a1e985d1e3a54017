// Covers drawn from a seed: quiet landscapes in the palette of a category, one for every podcast, episode,
// article and course. Pure functions of their input; nothing here reads files, time or chance.
import { type CoverInput, composeCover } from "./compose.ts";

export { avatarSvgs } from "./avatars.ts";
export { type Motif, parseMotif } from "./compose.ts";
export { PALETTES, type Palette } from "./palettes.ts";

/** A self-contained SVG of 1200 × 800. An unknown palette falls back to wine. */
export const coverSvg = (input: CoverInput): string => composeCover(input).svg;

/** The average colour of the same cover as #rrggbb, to stand in until it has arrived. */
export const coverTone = (input: CoverInput): string => composeCover(input).tone;
