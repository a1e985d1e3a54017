import { apiClient } from "../../api/client.ts";
import { isConsentGiven } from "../../api/consents.ts";
import { enter, hasEntered } from "./entry.ts";

/** The consent belongs to the account, so it counts on every device. In doubt people are asked. */
export async function hasAgreed(): Promise<boolean> {
  if (hasEntered()) return true;
  const consent = await isConsentGiven(apiClient(), "sensitive");
  const isGiven = consent.ok && consent.data;
  if (isGiven) enter();
  return isGiven;
}
