// Combines rules and classifier: rules cover plain words and explain themselves; the classifier covers unlisted
// wording.
import type { DangerReading } from "@bentrong/danger-classifier";
import type { Assessment } from "./assess.ts";
import type { Danger } from "./card.ts";
import { chooseDanger } from "./card.ts";
import { CLASSIFIER_SIGN, type Doubt } from "./doubt.ts";

export type Decision = { step: "none" } | { step: "ask"; doubt: Doubt } | { step: "card"; danger: Danger };

/** Below this score the classifier finds a message more harmless than the average: a rule alone then asks and shows no card. */
const CALM = 0;

/** `reading` is absent where no classifier runs: the rules then decide alone. */
export function combine(rules: Assessment, reading: DangerReading | undefined): Decision {
  const isSaid = rules.level === "crisis";
  const isCalm = reading !== undefined && reading.score < CALM;
  if (isSaid && !isCalm) return { step: "card", danger: chooseDanger(rules.signs) };
  if (reading?.step === "card") return { step: "card", danger: reading.route };
  if (isSaid) return { step: "ask", doubt: { about: chooseDanger(rules.signs), signs: [CLASSIFIER_SIGN] } };
  if (rules.doubt) return { step: "ask", doubt: rules.doubt };
  if (reading?.step === "ask")
    return { step: "ask", doubt: { about: reading.route, signs: [CLASSIFIER_SIGN] } };
  return { step: "none" };
}
