// Looking and deciding. What is looked at is kept under "money" and asked anew after every decision.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { type Ask, sendJson } from "../data/ask.ts";
import { useAsk } from "../data/use-ask.ts";

const MONEY = "money";
const FUNCTIONS = "/functions/v1/admin";

export const moneyKey = (path: string): string[] => [MONEY, path];

export async function look<S extends z.ZodMiniType>(ask: Ask, path: string, schema: S): Promise<z.output<S>> {
  return schema.parse((await ask(`${FUNCTIONS}/${path}`)).json);
}

/** `everySeconds`: asked again while the page is looked at, since others decide too. */
export function useLook<S extends z.ZodMiniType>(path: string, schema: S, { everySeconds = 0 } = {}) {
  const ask = useAsk();
  return useQuery({
    queryKey: moneyKey(path),
    queryFn: () => look(ask, path, schema),
    refetchInterval: everySeconds ? everySeconds * 1000 : false,
  });
}

/** Sends a decision; what is shown is asked anew whether it was taken or refused. Throws what `sendJson` throws. */
export function useDecide(): (path: string, body: Record<string, string>) => Promise<void> {
  const ask = useAsk();
  const client = useQueryClient();
  return async (path, body) => {
    try {
      await sendJson(ask, "POST", `${FUNCTIONS}/${path}`, body);
    } finally {
      await client.invalidateQueries({ queryKey: [MONEY] });
    }
  };
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
    await client.invalidateQueries({ queryKey: [MONEY] });
    return schema.parse(answer.json);
  };
}
