// The upkeep of the lines that people can call, and how often the card with them was shown.
import { z } from "zod/mini";

/** Subject of a card: oneself, harm by others, somebody one worries about, harm to others. */
export const DANGERS = ["self", "harmed", "other", "threat"] as const;
export const Danger = z.enum(DANGERS);
export type Danger = z.infer<typeof Danger>;

/** A count; one and two are not distinguished. */
export const CardCount = z.union([z.int().check(z.minimum(0)), z.literal("few")]);
export type CardCount = z.infer<typeof CardCount>;

const Kinds = z.object(
  Object.fromEntries(DANGERS.map((name) => [name, CardCount])) as Record<Danger, typeof CardCount>,
);

export const CardWeeks = z.object({
  /** Weeks that are over, oldest first, none left out. */
  weeks: z.array(
    z.object({
      /** Its Monday, in Vietnam. */
      starts: z.string(),
      kinds: Kinds,
      total: CardCount,
      /** Of several kinds at least one is `few`: the total is the least that it can be. */
      isLeast: z.boolean(),
    }),
  ),
});
export type CardWeeks = z.infer<typeof CardWeeks>;
export type CardWeek = CardWeeks["weeks"][number];

/** Last person who checked each hotline, by its id; null: nobody from here, or a deleted account. */
export const LineCheckers = z.record(z.string(), z.nullable(z.string()));

/** The card as somebody in danger sees it. The site parses it leniently. */
export const PreviewedCard = z.record(z.string(), z.unknown());
export type PreviewedCard = z.infer<typeof PreviewedCard>;

/** Characters of a message that is tried. */
export const LONGEST_TRIED = 2_000;

const Step = z.enum(["none", "ask", "card"]);

/** What the safety layer makes of a message, and why. */
export const SafetyReading = z.object({
  /** `ask`: one gentle question first; `card`: the card at once. */
  step: Step,
  danger: z.nullable(Danger),
  /** Signs that the word lists found. */
  signs: z.array(z.string()),
  /** null: no classifier runs. */
  classifier: z.nullable(z.object({ step: Step, danger: Danger, score: z.number() })),
});
export type SafetyReading = z.infer<typeof SafetyReading>;
