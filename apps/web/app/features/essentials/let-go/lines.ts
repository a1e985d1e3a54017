// Lines that dissolve, and their speed: a long text takes no longer than a maximum.

/** Characters of a line; about as many as fit beside each other on a phone. */
const WIDTH = 34;
/** Milliseconds between two lines, and for all of them together. */
const STEP_MS = 900;
const ALL_MS = 12_000;

/** Every word once and in its order; paragraphs begin on a line of their own. */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      if (line !== "" && line.length + 1 + word.length > WIDTH) {
        lines.push(line);
        line = word;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    if (line !== "") lines.push(line);
  }
  return lines;
}

/** Milliseconds between two lines that begin to fade. */
export const getStep = (lines: number): number => Math.min(STEP_MS, ALL_MS / Math.max(1, lines));
