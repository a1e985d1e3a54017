const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export const NOTE_PATTERN = /^([A-G])(#?)([1-7])$/;

/** "A4" is 440 Hz, equal temperament. The recipe schema has already refused anything else. */
export function toHertz(note: string): number {
  const [, letter = "A", sharp, octave = "4"] = NOTE_PATTERN.exec(note) ?? [];
  const semitone = (STEPS[letter] ?? 0) + (sharp ? 1 : 0) + 12 * (Number(octave) + 1);
  return 440 * 2 ** ((semitone - 69) / 12);
}
