import type { Api, ApiResult } from "../../../api/result.ts";
import type { PublishedCertificate } from "./published-schemas.ts";

const Published = async () => (await import("./published-schemas.ts")).Published;

/** A certificate that its owner shows to anybody who knows its number. */
export async function askPublished(api: Api, number: string): Promise<ApiResult<PublishedCertificate>> {
  const answer = await api.get(`/functions/v1/certificate/${encodeURIComponent(number)}`, {
    schema: Published,
  });
  return answer.ok ? { ...answer, data: answer.data.data } : answer;
}
