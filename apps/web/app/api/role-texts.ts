// The short texts that the server keeps for everybody and for each role. The server alone decides who may read which.
import { type Api, type ApiResult, emptyResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";

export type RoleText = "user-content" | "mod-content" | "admin-content";

const schemas = lazySchemas(() => import("./schemas/role-texts.ts"));

export const getRoleText = async (api: Api, name: RoleText): Promise<ApiResult<string>> =>
  mapResult(await api.get(`/rest/v1/${name}`, { schema: schemas("Text") }), ({ data }) => data);

/** Sent without key and token: it is there for everybody. */
export async function getPublicText(
  fetchText: typeof fetch = (...asked) => fetch(...asked),
): Promise<ApiResult<string>> {
  let failed = { status: 0, code: "network", message: "", body: undefined as unknown };
  try {
    const response = await fetchText("/rest/v1/public");
    const body: unknown = await response.json();
    const { Text } = await import("./schemas/role-texts.ts");
    const parsed = Text.safeParse(body);
    if (response.ok && parsed.success) return emptyResult(parsed.data.data);
    failed = { status: response.status, code: `http_${response.status}`, message: "", body };
  } catch {
    // No answer, or one that is no JSON.
  }
  return { ok: false, error: failed };
}
