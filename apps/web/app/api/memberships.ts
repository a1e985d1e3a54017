// A person's own memberships.

import type { Api, ApiResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { MembershipRow } from "./schemas/membership.ts";

export type { MembershipRow } from "./schemas/membership.ts";

const schemas = lazySchemas(() => import("./schemas/membership.ts"));

export const listMemberships = (api: Api): Promise<ApiResult<MembershipRow[]>> =>
  api.get("/rest/v1/membership?select=*,plan(*)", { schema: schemas("Memberships") });
