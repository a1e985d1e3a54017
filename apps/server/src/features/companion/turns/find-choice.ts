// A choice is taken by its label, tapped or typed: clients that know nothing of choices need no field for them.
import { fold } from "@bentrong/format/fold";
import { hearFacts } from "../crisis/hear-facts.ts";
import type { Dialogue } from "../dialogue.ts";
import type { Choice } from "../engine.ts";
import { guessLanguage } from "../text/words.ts";

const bare = (text: string): string =>
  fold(text)
    .replace(/[\p{P}\p{S}\s]+/gu, " ")
    .trim();

/** A longer message is more than an answer. */
const LONGEST_ANSWER = 40;

export function findChoice(
  text: string,
  choices: readonly Choice[],
  { asked }: Dialogue,
): Choice | undefined {
  const tapped = choices.find(({ label }) => bare(label) === bare(text));
  if (tapped || !asked || text.length > LONGEST_ANSWER) return tapped;
  const facts = hearFacts(text, guessLanguage(text) ?? "vi");
  const id = facts.has("no") ? "no" : facts.has("yes") ? "yes" : undefined;
  return choices.find((choice) => choice.id === id);
}
