// A server for tests that answers what the test says, and remembers what it was asked.

import { createApi } from "./create-api.ts";
import type { Api } from "./result.ts";

export interface Asked {
  method: string;
  /** Decoded, with the query. */
  path: string;
  body: unknown;
  prefer: string | null;
}

export function serverAnswering(answer: (asked: Asked) => Response): { api: Api; asked: Asked[] } {
  const asked: Asked[] = [];
  const api = createApi({
    base: "http://internal",
    publicKey: "public-key",
    accessToken: () => "token",
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const made = {
        method: request.method,
        path: decodeURIComponent(pathname + search),
        body: text ? (JSON.parse(text) as unknown) : undefined,
        prefer: request.headers.get("Prefer"),
      };
      asked.push(made);
      return answer(made);
    },
  });
  return { api, asked };
}

export const aCourse = (id: number, given: Record<string, unknown> = {}) => ({
  id,
  title: `Khóa số ${id}`,
  description: "<p>Lời giới thiệu.</p>",
  coverImage: null,
  price: 0,
  status: "OPEN",
  rating: 5,
  ratingCount: 0,
  createdAt: "2026-10-01T00:00:00+00:00",
  ...given,
});
