import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { z } from "zod/mini";
import { useHttpClient } from "../api/use-http-client.ts";
import { freeSlug } from "./free-slug.ts";

const Rows = z.array(z.object({ id: z.number(), slug: z.string() }));

/** The slug that would be stored; undefined while the request is under way. */
export function useFreeSlug(table: string, wanted: string, ownId: unknown): string | undefined {
  const httpClient = useHttpClient();
  const slug = useDeferredValue(wanted);
  const { data } = useQuery({
    queryKey: ["slugs", table, slug],
    enabled: slug !== "",
    staleTime: 0,
    queryFn: async () => {
      const where = new URLSearchParams({ select: "id,slug", or: `(slug.eq.${slug},slug.like.${slug}-*)` });
      return Rows.parse((await httpClient(`/rest/v1/${table}?${where}`)).json);
    },
  });
  if (!data || slug !== wanted) return undefined;
  return freeSlug(slug, new Set(data.filter(({ id }) => id !== ownId).map((row) => row.slug)));
}
