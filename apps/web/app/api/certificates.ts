import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { PublishedCertificate } from "./schemas/certificates.ts";

export type { PublishedCertificate } from "./schemas/certificates.ts";

const schemas = lazySchemas(() => import("./schemas/certificates.ts"));

/** A certificate that its owner shows to anybody who knows its number. */
export const getPublishedCertificate = async (
  api: Api,
  number: string,
): Promise<ApiResult<PublishedCertificate>> =>
  mapResult(
    await api.get(`/functions/v1/certificate/${encodeURIComponent(number)}`, {
      schema: schemas("Published"),
    }),
    ({ data }) => data,
  );
