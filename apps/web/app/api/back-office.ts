import { BACK_OFFICE_ENTRY, BackOfficeEntry, type BackOfficeHost } from "@bentrong/contract/back-office";
import type { Api, ApiResult } from "./result.ts";

/** Addresses of the back office's script and styles, for those who may enter it. */
export const getBackOfficeEntry = (api: Api): Promise<ApiResult<BackOfficeEntry>> =>
  api.get(BACK_OFFICE_ENTRY, { schema: BackOfficeEntry });

/** The way of the back office to the server: as the session, like every other call. */
export const createOfficeFetch =
  (api: Api): BackOfficeHost["fetch"] =>
  (path, init) =>
    api.fetch(path, init);
