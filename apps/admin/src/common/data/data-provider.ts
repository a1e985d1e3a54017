// Rows, as react-admin asks for them, over the data API. Reading and deleting are the library's; whatever is written
// goes through save-row.ts.
import type { BackOfficeHost } from "@bentrong/contract/back-office";
import postgrest, { defaultPrimaryKeys, defaultSchema } from "@raphiniert/ra-data-postgrest";
import { type DataProvider, type GetListParams, HttpError, type UpdateResult } from "react-admin";
import { createHttpClient } from "../api/http-client.ts";
import { normaliseRow, saveRow } from "./save-row.ts";
import { toSearchFilter } from "./search.ts";

/** Columns that the word in the search field (`q`) is looked for in, unless the list names others (`meta.search`). */
const FOLDED = ["searchText"];
const PAST_THE_END = 416;

/** The filter `q` becomes a condition on columns. */
function withSearch<P extends Pick<GetListParams, "filter" | "meta">>(params: P): P {
  const { q, ...filter } = params.filter ?? {};
  if (typeof q !== "string" || !q.trim()) return { ...params, filter };
  return { ...params, filter: { ...filter, "or@": toSearchFilter(q, params.meta?.search ?? FOLDED) } };
}

/** The last page is empty after its rows were deleted: the list receives the total and goes back. */
function emptyPage(error: unknown): { data: []; total: number } {
  if (!(error instanceof HttpError) || error.status !== PAST_THE_END) throw error;
  const rows = /only (\d+) rows/.exec(String(error.body?.details ?? ""))?.[1];
  return { data: [], total: Number(rows ?? 0) };
}

export function createDataProvider(hostFetch: BackOfficeHost["fetch"]): DataProvider {
  const httpClient = createHttpClient(hostFetch);
  const rows = postgrest({
    apiUrl: "/rest/v1",
    httpClient: httpClient,
    defaultListOp: "eq",
    primaryKeys: defaultPrimaryKeys,
    schema: defaultSchema,
  });
  return {
    ...rows,
    getList: (resource, params) => rows.getList(resource, withSearch(params)).catch(emptyPage),
    getManyReference: (resource, params) =>
      rows.getManyReference(resource, withSearch(params)).catch(emptyPage),
    create: (resource, params) => rows.create(resource, { ...params, data: normaliseRow(params.data) }),
    // Rows come from the server as whatever the caller's screen says they are.
    update: (resource, params) => saveRow(httpClient, resource, params) as Promise<UpdateResult>,
  };
}
