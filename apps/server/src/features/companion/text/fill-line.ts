// Fills the places of a written line for the person it is said to.
import type { Register } from "./register.ts";

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A line with its placeholders filled; its first letter is upper case. */
export function fillLine(line: string, { you, I }: Pick<Register, "you" | "I">, support = ""): string {
  const places: Record<string, string> = { you, You: capitalise(you), I: I ?? "mình", support };
  return capitalise(line.replace(/\{(\w+)\}/gu, (whole, place: string) => places[place] ?? whole));
}
