// The sentences that the safety layer is measured with. `tune` is what its rules are made on. `held` was written before
// there were rules and is only ever measured; its numbers were looked at while the rules grew, so they flatter. `later`
// is written after the rules, in one sitting, and measured without being looked at: when the rules change because of it,
// it joins `tune` and a new one is written. Two thirds of its dangers are told without any plain word for them, in ways
// that the writer knew no rule for, so its number is the lower bound and not the average.
import { readFileSync } from "node:fs";
import { z } from "zod";

export const SETS = ["tune", "held", "later"] as const;
export type SetName = (typeof SETS)[number];

const SentenceSchema = z.object({
  level: z.enum(["ok", "distress", "crisis"]),
  kind: z.string().min(1),
  form: z.enum(["marked", "unmarked", "teencode", "misspelt", "telex", "mixed", "nfd"]),
  text: z.string().min(2),
});
export type Sentence = z.infer<typeof SentenceSchema>;

/** The set's sentences. `nfd` ones are kept composed in the file and taken apart here, as some keyboards send them. */
export const readRuleSentences = (name: SetName): Sentence[] => {
  const file = readFileSync(new URL(`sentences/${name}.tsv`, import.meta.url), "utf8");
  const [, ...lines] = file.trimEnd().split("\n");
  return lines.map((line) => {
    const [level, kind, form, text] = line.split("\t");
    const sentence = SentenceSchema.parse({ level, kind, form, text });
    return form === "nfd" ? { ...sentence, text: sentence.text.normalize("NFD") } : sentence;
  });
};
