// What is looked at: asked anew after every decision, as all answers are.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import type { HttpClient } from "../../common/api/http-client.ts";
import { API_QUERIES } from "../../common/api/use-api-query.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";

const FUNCTIONS = "/functions/v1/admin";

export const moneyKey = (path: string): string[] => [API_QUERIES, "money", path];

export async function look<S extends z.ZodMiniType>(
  httpClient: HttpClient,
  path: string,
  schema: S,
): Promise<z.output<S>> {
  return schema.parse((await httpClient(`${FUNCTIONS}/${path}`)).json);
}

export function useLook<S extends z.ZodMiniType>(path: string, schema: S) {
  const httpClient = useHttpClient();
  return useQuery({ queryKey: moneyKey(path), queryFn: () => look(httpClient, path, schema) });
}

/** A statement as it stands in the file. Throws what `ask` throws. */
export function useSendStatement() {
  const httpClient = useHttpClient();
  const client = useQueryClient();
  return async <S extends z.ZodMiniType>(text: string, query: string, schema: S): Promise<z.output<S>> => {
    const answer = await httpClient(`${FUNCTIONS}/statement?${query}`, {
      method: "POST",
      headers: { "Content-Type": "text/csv; charset=utf-8" },
      body: text,
    });
    await client.invalidateQueries({ queryKey: [API_QUERIES] });
    return schema.parse(answer.json);
  };
}
