// The safety decision on sentences and conversations whose authors knew neither rules nor code
// (packages/danger-classifier/data): rules and classifier together, as a turn meets them.
import { createDangerClassifier } from "@bentrong/danger-classifier";
import {
  type Conversation,
  chooseThresholds,
  listTexts,
  prepareTexts,
  readConversations,
  readSentences,
  type Sentence,
  scoreLeavingOneRoleOut,
} from "@bentrong/danger-classifier/training";
import type { Embedder } from "@bentrong/embedding";
import { assess } from "../../../apps/server/src/features/companion/safety/assess.ts";
import { combine, type Decision } from "../../../apps/server/src/features/companion/safety/combine.ts";

type Step = Decision["step"];

export interface Judged {
  text: string;
  spelling: string;
  isDanger: boolean;
  step: Step;
}

export interface Counts {
  danger: { total: number; carded: number; asked: number };
  harmless: { total: number; carded: number; asked: number };
}

const isDanger = (route: string): boolean => ["self", "other", "harmed", "threat"].includes(route);

export function countSteps(judged: readonly Judged[]): Counts {
  const count = (is: boolean) => {
    const group = judged.filter((one) => one.isDanger === is);
    return {
      total: group.length,
      carded: group.filter(({ step }) => step === "card").length,
      asked: group.filter(({ step }) => step === "ask").length,
    };
  };
  return { danger: count(true), harmless: count(false) };
}

/** Every sentence and message of the open roles, judged by heads that were trained without its role; `plain`: written without marks. */
export async function judgeOpenRoles(embedder: Embedder): Promise<{ written: Judged[]; plain: Judged[] }> {
  const sentences = listTexts("voices");
  const set = await prepareTexts([...sentences, ...listTexts("tuning")], embedder);
  const scored = scoreLeavingOneRoleOut(set);
  const thresholds = chooseThresholds(
    scored.written.map(({ both, example }) => ({ score: both, isDanger: isDanger(example.route) })),
  );
  const judge = ({ both, example }: (typeof scored.written)[number]): Judged => {
    const step = both >= thresholds.card ? "card" : both >= thresholds.ask ? "ask" : "none";
    const reading = { step, score: both, route: "self", basis: "both" } as const;
    return {
      text: example.text,
      spelling: example.spelling,
      isDanger: isDanger(example.route),
      step: combine(assess(example.text, example.earlier), reading).step,
    };
  };
  return { written: scored.written.map(judge), plain: scored.plain.map(judge) };
}

/** Sentences by the heads that the product has. */
export async function judgeSentences(sentences: readonly Sentence[], embedder: Embedder): Promise<Judged[]> {
  const classifier = createDangerClassifier(embedder);
  return Promise.all(
    sentences.map(async ({ text, route, spelling }) => ({
      ...{ text, spelling, isDanger: isDanger(route) },
      step: combine(assess(text), await classifier.read(text, [])).step,
    })),
  );
}

/** The gravest step of a whole conversation, message by message with those before. */
async function judgeConversation({ messages }: Conversation, embedder: Embedder): Promise<Judged> {
  const classifier = createDangerClassifier(embedder);
  const steps: Step[] = [];
  for (const [i, { text }] of messages.entries()) {
    const earlier = messages.slice(0, i).map((message) => message.text);
    steps.push(combine(assess(text, earlier), await classifier.read(text, earlier)).step);
  }
  const step = steps.includes("card") ? "card" : steps.includes("ask") ? "ask" : "none";
  return { text: "", spelling: "", isDanger: messages.some(({ route }) => isDanger(route)), step };
}

export const judgeSealed = async (
  embedder: Embedder,
): Promise<{ sentences: Judged[]; conversations: Judged[] }> => ({
  sentences: await judgeSentences(readSentences("sealed"), embedder),
  conversations: await Promise.all(
    readConversations("sealed").map((one) => judgeConversation(one, embedder)),
  ),
});

export const judgeEveryday = (embedder: Embedder): Promise<Judged[]> =>
  judgeSentences(readSentences("everyday"), embedder);
