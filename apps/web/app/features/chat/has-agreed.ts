import { browserApi } from "../../api/client.ts";
import { isConsentGiven } from "./chat-calls.ts";
import { enter, hasEntered } from "./entry.ts";

/** The consent belongs to the account: who gave it on one device is not asked on another. In doubt they are asked. */
export async function hasAgreed(): Promise<boolean> {
  if (hasEntered()) return true;
  try {
    const isGiven = await isConsentGiven(browserApi(), "sensitive");
    if (isGiven) enter();
    return isGiven;
  } catch {
    return false;
  }
}
