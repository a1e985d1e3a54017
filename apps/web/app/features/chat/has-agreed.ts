import { browserApi } from "../../api/client.ts";
import { isConsentGiven } from "./chat-calls.ts";
import { enter, hasEntered } from "./entry.ts";

/** The consent belongs to the account, so it counts on every device. In doubt people are asked. */
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
