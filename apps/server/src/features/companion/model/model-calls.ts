// Counts calls of a model and their cost, without a person and without text.
import { COMPANION_SERVICE, type Database } from "../../../platform/database/database.ts";
import type { CompanionModel } from "../../../platform/settings.ts";

export interface ModelCall {
  prompt: string;
  outcome: "said" | "failed" | "refused" | "stopped";
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
  firstTokenMs?: number | undefined;
  wholeMs: number;
}

const ADD = `
  insert into ops.model_call (model, prompt, outcome, input_tokens, output_tokens, cost_micros, first_token_ms, whole_ms)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export type CountCall = (call: ModelCall) => void;

/** Counting never delays or breaks a reply; `lost` is called for a count that could not be written. */
export function createModelCalls(
  database: Pick<Database, "asCaller">,
  settings: Pick<CompanionModel, "model" | "inputCost" | "outputCost">,
  lost: (error: unknown) => void,
): CountCall {
  return (call) => {
    const { inputTokens, outputTokens, firstTokenMs } = call;
    database
      .asCaller(COMPANION_SERVICE, {
        text: ADD,
        values: [
          settings.model,
          call.prompt,
          call.outcome,
          inputTokens ?? null,
          outputTokens ?? null,
          costMicros(settings, call),
          firstTokenMs === undefined ? null : Math.round(firstTokenMs),
          Math.round(call.wholeMs),
        ],
        name: "companion_model_call",
      })
      .catch(lost);
  };
}

/** A price per million tokens is also the price of one token in millionths. */
function costMicros(
  { inputCost, outputCost }: Pick<CompanionModel, "inputCost" | "outputCost">,
  { inputTokens, outputTokens }: ModelCall,
): number | null {
  if (inputCost === undefined || outputCost === undefined) return null;
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return Math.round(inputCost * inputTokens + outputCost * outputTokens);
}
