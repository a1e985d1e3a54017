// Consents of a person. The server stores the wording that was shown.
import type { ConsentKind } from "@bentrong/contract/consents";
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Consents } from "./schemas/consents.ts";

export type { Consent, Consents } from "./schemas/consents.ts";

const schemas = lazySchemas(() => import("./schemas/consents.ts"));
const PATH = "/functions/v1/account/consents";

export const getConsents = async (api: Api): Promise<ApiResult<Consents>> =>
  mapResult(await api.get(PATH, { schema: schemas("ConsentsAnswer") }), ({ data }) => data);

/** Answers with all consents as they are afterwards. */
export const setConsent = async (api: Api, kind: ConsentKind, given: boolean): Promise<ApiResult<Consents>> =>
  mapResult(await api.post(PATH, { kind, given }, { schema: schemas("ConsentsAnswer") }), ({ data }) => data);

/** As `setConsent`, where only the success counts: the companion must not stay closed over an unreadable answer. */
export const recordConsent = (api: Api, kind: ConsentKind, given: boolean): Promise<ApiResult<unknown>> =>
  api.post(PATH, { kind, given });

export const isConsentGiven = async (api: Api, kind: ConsentKind): Promise<ApiResult<boolean>> =>
  mapResult(await api.get(PATH, { schema: schemas("GivenAnswer") }), ({ data }) =>
    data.current.some((one) => one.kind === kind && one.given),
  );
