// Writes rows. Every save names the version that it is based on, so that concurrent edits are never overwritten
// unnoticed.
import { nfc } from "@bentrong/format/nfc";
import type { Identifier, RaRecord, UpdateParams } from "react-admin";
import { createHttpError, StaleRowError } from "../api/errors.ts";
import { type HttpClient, sendJson } from "../api/http-client.ts";

type Values = Readonly<Record<string, unknown>>;

const ROWS = "/rest/v1";
/** The server's own. */
const NEVER_SENT = ["id", "updatedAt"];

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Columns that are not as they were. Parts of other tables that came along with a row stay as they were. */
export const getChanges = (data: Values, before: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !NEVER_SENT.includes(name) && !isEqual(value, before[name]),
    ),
  );

/** Some keyboards write letters and marks apart; the database takes them as one. */
export const normaliseRow = (data: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === "string" ? nfc(value) : value]),
  );

const toUrl = (resource: string, filters: Record<string, string>): string =>
  `${ROWS}/${resource}?${new URLSearchParams(filters)}`;

const firstRow = (json: unknown): RaRecord | undefined => (Array.isArray(json) ? json[0] : undefined);

const getRow = async (
  httpClient: HttpClient,
  resource: string,
  id: Identifier,
): Promise<RaRecord | undefined> => firstRow((await httpClient(toUrl(resource, { id: `eq.${id}` }))).json);

/**
 * Sends the columns that changed. Rows that carry `updatedAt` are only written while it is what was loaded; otherwise
 * nothing is, and a `StaleRow` is thrown with the row as it stands now.
 */
export async function saveRow(
  httpClient: HttpClient,
  resource: string,
  params: UpdateParams,
): Promise<{ data: RaRecord }> {
  const { id, data, previousData = {} } = params;
  const changes = getChanges(normaliseRow(data), previousData);
  if (Object.keys(changes).length === 0) return { data: { ...previousData, id } };
  const version: unknown = previousData.updatedAt;
  const filters = {
    id: `eq.${id}`,
    ...(typeof version === "string" && { updatedAt: `eq.${version}` }),
    ...(params.meta?.columns && { select: params.meta.columns }),
  };
  const answer = await sendJson(httpClient, "PATCH", toUrl(resource, filters), changes, {
    Prefer: "return=representation",
  });
  const saved = firstRow(answer.json);
  if (saved) return { data: saved };
  const now = await getRow(httpClient, resource, id);
  // A row that is there in the version that was asked for was kept back by a rule.
  if (now && now.updatedAt !== version) throw new StaleRowError(now);
  throw createHttpError(now ? 403 : 404, { code: now ? "42501" : "PGRST116" });
}
