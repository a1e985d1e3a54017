// Calls of the account page about a person's own account, besides the profile.
import type { ConsentKind } from "@bentrong/contract/consents";
import { z } from "zod/mini";
import type { Api, ApiError, ApiResult } from "../../api/result.ts";

const CALLS = "/functions/v1/account";

const Device = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

const Devices = z.object({
  data: z.array(Device),
  /** Days without use after which a sign-in runs out. */
  idleDays: z.optional(z.number()),
});
export type Devices = z.infer<typeof Devices>;

/** Throws the call's error. */
export async function loadDevices(api: Api): Promise<Devices> {
  const answer = await api.get(`${CALLS}/devices`, { schema: Devices });
  if (!answer.ok) throw new Error(answer.error.message || answer.error.code);
  return answer.data;
}

export const signOutDevice = async (api: Api, id: string): Promise<boolean> =>
  (await api.send("DELETE", `${CALLS}/devices/${encodeURIComponent(id)}`)).ok;

const SecurityEvent = z.object({
  /** A later server may tell of more kinds than this page knows. */
  kind: z.string(),
  device: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  times: z.number(),
  at: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Throws the call's error. */
export const loadSecurityEvents = async (api: Api): Promise<SecurityEvent[]> =>
  dataOf(await api.get(`${CALLS}/security-events`, { schema: z.object({ data: z.array(SecurityEvent) }) }));

const Answer = z.object({
  /** A later server may ask for more kinds than this page knows. */
  kind: z.string(),
  given: z.boolean(),
  version: z.string(),
  createdAt: z.string(),
});
export type Answer = z.infer<typeof Answer>;

const Consents = z.object({
  /** The newest answer to each question that was ever answered. */
  current: z.array(Answer),
  /** Newest first. */
  history: z.array(z.extend(Answer, { wording: z.string() })),
  /** Subscription status of the account's address: `waiting` for the click in the confirmation e-mail. */
  newsletter: z.enum(["none", "waiting", "subscribed", "unsubscribed"]),
});
export type Consents = z.infer<typeof Consents>;
const ConsentsAnswer = z.object({ data: Consents });

/** Throws the call's error. */
export const loadConsents = async (api: Api): Promise<Consents> =>
  dataOf(await api.get(`${CALLS}/consents`, { schema: ConsentsAnswer }));

/** Answers with how everything stands afterwards. */
export const setConsent = (
  api: Api,
  kind: ConsentKind,
  given: boolean,
): Promise<ApiResult<{ data: Consents }>> =>
  api.post(`${CALLS}/consents`, { kind, given }, { schema: ConsentsAnswer });

/** Undefined: the account and all that is in it are gone. */
export async function deleteAccount(api: Api, password: string): Promise<ApiError | undefined> {
  const answer = await api.post(`${CALLS}/delete`, { password });
  return answer.ok ? undefined : answer.error;
}

function dataOf<T>(answer: ApiResult<{ data: T }>): T {
  if (answer.ok) return answer.data.data;
  throw new Error(answer.error.message || answer.error.code);
}
