// What is looked at: asked anew after every decision, as all answers are.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import type { Ask } from "../data/ask.ts";
import { ANSWERS } from "../data/use-answer.ts";
import { useAsk } from "../data/use-ask.ts";

const FUNCTIONS = "/functions/v1/admin";

export const moneyKey = (path: string): string[] => [ANSWERS, "money", path];

export async function look<S extends z.ZodMiniType>(ask: Ask, path: string, schema: S): Promise<z.output<S>> {
  return schema.parse((await ask(`${FUNCTIONS}/${path}`)).json);
}

export function useLook<S extends z.ZodMiniType>(path: string, schema: S) {
  const ask = useAsk();
  return useQuery({ queryKey: moneyKey(path), queryFn: () => look(ask, path, schema) });
}

/** A statement as it stands in the file. Throws what `ask` throws. */
export function useSendStatement() {
  const ask = useAsk();
  const client = useQueryClient();
  return async <S extends z.ZodMiniType>(text: string, query: string, schema: S): Promise<z.output<S>> => {
    const answer = await ask(`${FUNCTIONS}/statement?${query}`, {
      method: "POST",
      headers: { "Content-Type": "text/csv; charset=utf-8" },
      body: text,
    });
    await client.invalidateQueries({ queryKey: [ANSWERS] });
    return schema.parse(answer.json);
  };
}
