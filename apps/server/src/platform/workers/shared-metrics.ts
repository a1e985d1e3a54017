// Metrics of all workers as one answer: whoever scrapes cannot choose which of them it reaches.
import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";
import { z } from "zod";

const ASKED = "shared-metrics";
const Question = z.object({ asks: z.literal(ASKED), id: z.number() });
const Answer = z.object({ answers: z.literal(ASKED), id: z.number(), text: z.string().optional() });

/** In the first process, which alone can ask all of them. */
export function answerForMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message) => {
    const question = Question.safeParse(message);
    if (!question.success) return;
    const answer = (text?: string): void => {
      if (worker.isConnected()) worker.send({ answers: ASKED, id: question.data.id, text });
    };
    // A worker that has only begun does not answer in time: no sum is better than a wrong one.
    all.clusterMetrics().then(answer, () => answer());
  });
}

/** The text of `registry`; in a worker, of all workers together. undefined: not all of them could be asked. */
export function createReadMetrics(registry: Registry): () => Promise<string | undefined> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Answers the first process from now on.
  new AggregatorRegistry();
  const waiting = new Map<number, (text: string | undefined) => void>();
  let asked = 0;
  process.on("message", (message) => {
    const answer = Answer.safeParse(message);
    if (!answer.success) return;
    waiting.get(answer.data.id)?.(answer.data.text);
    waiting.delete(answer.data.id);
  });
  return () =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      process.send?.({ asks: ASKED, id: asked });
    });
}
