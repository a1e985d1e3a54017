import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { API_QUERIES, FUNCTIONS, parseData } from "../../../common/api/use-api-query.ts";
import { useHttpClient } from "../../../common/api/use-http-client.ts";

/** Uploads a statement unchanged. Throws an `HttpError` for readers. */
export function useSendStatement() {
  const httpClient = useHttpClient();
  const client = useQueryClient();
  return async <S extends z.ZodMiniType>(text: string, query: string, schema: S): Promise<z.output<S>> => {
    const { json } = await httpClient(`${FUNCTIONS}/admin/statement?${query}`, {
      method: "POST",
      headers: { "Content-Type": "text/csv; charset=utf-8" },
      body: text,
    });
    await client.invalidateQueries({ queryKey: [API_QUERIES] });
    return parseData(schema, json);
  };
}
