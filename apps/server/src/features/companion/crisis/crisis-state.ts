// Where a conversation of danger stands. It is kept beside each of its replies, sealed, and stays for the whole session.
import { z } from "zod";
import { CrisisQuestion, type Fact } from "../content/crisis-content.ts";

export const CrisisStateSchema = z.object({
  danger: z.enum(["self", "harmed", "other", "threat"]),
  isBereaved: z.boolean(),
  /** Form of address for the person. */
  you: z.string().optional(),
  /** Question of the latest reply. */
  asked: CrisisQuestion.optional(),
  /** Facts known so far, newest answer wins. */
  hasTaken: z.boolean(),
  hasCalled: z.boolean(),
  hasMeans: z.boolean().optional(),
  isAlone: z.boolean().optional(),
  isNear: z.boolean().optional(),
  /** Count of times the person said that they are safe, or wanted to talk of something else. */
  leaves: z.number(),
  /** Replies that were said, so that none comes twice in a row. */
  said: z.array(z.string()),
  /** The person left it; the signs stay. */
  isOver: z.boolean(),
});
export type CrisisState = z.infer<typeof CrisisStateSchema>;

/** Facts that a yes or a no to the last question means. */
const MEANING: Readonly<Record<CrisisQuestion, { yes?: Fact; no?: Fact }>> = {
  intent: {},
  took: { yes: "took" },
  means: { yes: "means", no: "away" },
  away: { yes: "away", no: "means" },
  together: { yes: "together", no: "alone" },
  call: { yes: "called", no: "unwilling" },
  safe: { yes: "safe", no: "unsafe" },
  near: { yes: "near", no: "gone" },
  escaped: { yes: "escaped", no: "near" },
  injured: { yes: "injured" },
  child: { yes: "child" },
  asked: {},
  holding: { yes: "means", no: "away" },
  self: { yes: "together", no: "alone" },
  address: { no: "called" },
};

/** The facts with a bare yes or no read as an answer to what was asked. */
export function resolveAnswer(
  facts: ReadonlySet<Fact>,
  asked: CrisisQuestion | undefined,
): ReadonlySet<Fact> {
  const resolved = new Set(facts);
  if (asked === undefined) return resolved;
  const { yes, no } = MEANING[asked];
  const answer = facts.has("yes") ? yes : facts.has("no") ? no : undefined;
  const tellsMore = [...facts].some((fact) => fact !== "yes" && fact !== "no" && fact !== "tired");
  if (answer !== undefined && !tellsMore) resolved.add(answer);
  return resolved;
}

export const startCrisis = (danger: CrisisState["danger"], isBereaved = false): CrisisState => ({
  danger,
  isBereaved,
  hasTaken: false,
  hasCalled: false,
  leaves: 0,
  said: [],
  isOver: false,
});

/** Value of a pair of opposite facts; undefined when neither is known. */
const tell = <Key extends string>(
  key: Key,
  facts: ReadonlySet<Fact>,
  [so, not]: readonly [readonly Fact[], readonly Fact[]],
): Partial<Record<Key, boolean>> => {
  const has = (names: readonly Fact[]): boolean => names.some((name) => facts.has(name));
  if (!has(so) && !has(not)) return {};
  return { [key]: has(so) } as Partial<Record<Key, boolean>>;
};

const GRAVE: readonly Fact[] = ["took", "injured", "means", "unsafe", "near"];

/** The state with what a message told. */
export function learn(state: CrisisState, facts: ReadonlySet<Fact>): CrisisState {
  const isGrave = GRAVE.some((fact) => facts.has(fact));
  const isLeaving = facts.has("safe") || facts.has("topic");
  return {
    ...state,
    hasTaken: state.hasTaken || facts.has("took"),
    hasCalled: state.hasCalled || facts.has("called"),
    ...tell("hasMeans", facts, [["means"], ["away"]]),
    ...tell("isAlone", facts, [["alone"], ["together"]]),
    ...tell("isNear", facts, [["near"], ["gone", "escaped"]]),
    leaves: isGrave ? 0 : state.leaves + (isLeaving ? 1 : 0),
  };
}
