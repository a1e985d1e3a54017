/** The five steps of grounding: things one sees, touches, hears, smells, tastes. */
export const SENSES = [
  { sense: "see", count: 5 },
  { sense: "touch", count: 4 },
  { sense: "hear", count: 3 },
  { sense: "smell", count: 2 },
  { sense: "taste", count: 1 },
] as const;

export interface Walk {
  step: number;
  found: number;
}

export const START: Walk = { step: 0, found: 0 };

/** One more thing noticed; the step goes on by itself when all of its things are there. */
export function notice(walk: Walk): Walk {
  const sense = SENSES[walk.step];
  if (!sense) return walk;
  return walk.found + 1 < sense.count ? { ...walk, found: walk.found + 1 } : skip(walk);
}

/** Not everything can be found everywhere, and that is fine. */
export const skip = (walk: Walk): Walk =>
  walk.step < SENSES.length ? { step: walk.step + 1, found: 0 } : walk;

export const arrived = (walk: Walk): boolean => walk.step >= SENSES.length;
