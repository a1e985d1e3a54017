// A conversation of danger: every reply is one written by hand, chosen by what is known and what was said before.
import { type CrisisQuestion, type Fact, getCrisisContent, type Saying } from "../content/crisis-content.ts";
import type { Language } from "../content/read-content.ts";
import { fillLine } from "../text/fill-line.ts";
import type { Register } from "../text/register.ts";
import { type CrisisState, learn, resolveAnswer } from "./crisis-state.ts";
import { hearFacts } from "./hear-facts.ts";

export interface CrisisInput {
  text: string;
  language: Language;
  register: Register;
  /** Signs that the safety layer saw in this message. */
  signs: readonly string[];
}

export interface CrisisReply {
  text: string;
  state: CrisisState;
}

/** Times that the person has to say that they are safe, or change the subject, before the crisis conversation ends. */
const LEAVES_NEEDED = 2;
/** So many replies are remembered. */
const MEMORY = 12;

/**
 * Chooses the next reply. The first one of a crisis asks directly; a reported overdose has priority over everything.
 */
export function continueCrisis(
  before: CrisisState,
  { text, language, register, signs }: CrisisInput,
): CrisisReply {
  const facts = resolveAnswer(hearFacts(text, language), before.asked);
  const state = learn(before, facts);
  const { says } = getCrisisContent(language);
  const find = (id: string): Saying | undefined =>
    [`${state.danger}-${id}`, ...(state.danger === "self" ? [] : [`self-${id}`]), `any-${id}`]
      .map((name) => says.get(name))
      .find((saying) => saying !== undefined);
  const own = (id: string): Saying | undefined => says.get(`${state.danger}-${id}`) ?? says.get(`any-${id}`);
  const ids = before.said.length === 0 ? openings(state, facts, signs) : answers(state, facts, before.asked);
  const wanted = ids.map((id) =>
    id.startsWith("bereaved") ? says.get(id) : isShared(id) ? find(id) : own(id),
  );
  const stays = [1, 2, 3, 4].map((at) => says.get(`${state.danger}-stay-${at}`));
  const candidates = [...wanted, ...stays, says.get("any-repeat")].filter((one) => one !== undefined);
  const fresh = candidates.find(({ id, say }) => countSaid(before, id) < say.length);
  const saying = mustSay(candidates[0]) ? candidates[0] : (fresh ?? says.get("any-repeat"));
  if (saying === undefined) throw new Error("nothing can be said in this state");
  const line = saying.say[countSaid(before, saying.id) % saying.say.length] ?? "";
  const isOver = /-left$/u.test(saying.id);
  return {
    text: fillLine(line, register),
    state: {
      ...rest(state),
      ...asking(saying.asks),
      isOver,
      you: register.you,
      said: [...state.said, saying.id].slice(-MEMORY),
    },
  };
}

const rest = ({ asked: _, ...state }: CrisisState): Omit<CrisisState, "asked"> => state;
const asking = (asks: CrisisQuestion | undefined): { asked?: CrisisQuestion } =>
  asks ? { asked: asks } : {};
const countSaid = ({ said }: CrisisState, id: string): number => said.filter((one) => one === id).length;

/** True for sayings that are repeated even if they were said before. */
const mustSay = (saying: Saying | undefined): boolean =>
  saying !== undefined && /-(?:took|injured|means|near|unsafe|left|topic-left)$/u.test(saying.id);

/** Replies that fit anybody when the danger has none of its own. */
const isShared = (id: string): boolean => id === "took" || id === "injured";

function openings(
  { danger, isBereaved, hasTaken }: CrisisState,
  facts: ReadonlySet<Fact>,
  signs: readonly string[],
) {
  if (hasTaken && (danger === "self" || danger === "other")) return ["took"];
  if (facts.has("injured") && danger !== "harmed") return ["injured"];
  if (danger !== "self") return ["open"];
  if (isBereaved) return ["bereaved-open"];
  if (facts.has("means")) return ["means"];
  if (signs.includes("means") || signs.includes("place")) return ["open-means"];
  if (signs.includes("method")) return ["open-method"];
  return [signs.includes("self-harm") ? "open-hurt" : "open"];
}

/** Most urgent first. */
function answers(state: CrisisState, facts: ReadonlySet<Fact>, asked: CrisisQuestion | undefined): string[] {
  const { danger, hasTaken, hasCalled, leaves } = state;
  const has = (fact: Fact): boolean => facts.has(fact);
  const ids: string[] = [];
  const add = (isSo: boolean, id: string): unknown => isSo && ids.push(id);
  const isPoisoned = hasTaken && (danger === "self" || danger === "other");
  add(isPoisoned && hasCalled, "took-called");
  add(isPoisoned && !hasCalled, "took");
  add(has("injured"), "injured");
  add(has("means") && danger !== "harmed", "means");
  add(has("near"), "near");
  add(has("minor"), "minor");
  add(has("child"), "child");
  add(has("unsafe"), "unsafe");
  add((has("safe") || has("topic")) && leaves >= LEAVES_NEEDED, has("topic") ? "topic-left" : "left");
  add(has("wrong"), "wrong");
  add(has("human"), "human");
  add(has("private"), "private");
  add(has("topic"), "topic-once");
  add(has("safe"), "safe-once");
  add(has("escaped"), "escaped");
  add(has("called"), "called");
  add(has("unreached"), "unreached");
  add(has("unwilling"), "unwilling");
  add(has("away"), "away");
  add(has("gone"), "gone");
  add(has("alone"), "alone");
  add(has("together"), "together");
  add(asked === "took" && has("no"), "took-no");
  add(isDirect(asked) && has("yes"), "yes");
  add(isDirect(asked) && has("no"), "no");
  for (const id of ["help", "angry", "thanks", "tired"] as const) add(has(id), id);
  return ids;
}

/** The question about the danger itself. */
const isDirect = (asked: CrisisQuestion | undefined): boolean =>
  asked === "intent" || asked === "asked" || asked === "holding";
