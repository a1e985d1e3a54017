// Decides if the reader of a signed address may hear its sound now: an address outlives a membership, an enrolment, a
// block and a sign-out by up to two hours. A reader of the row that plays a sound may hear it, so the policies
// decide.
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Caller, Database } from "../../platform/database/database.ts";
import type { SessionStatusCache } from "../../platform/identity/session-status-cache.ts";
import { withoutStaffRights } from "../../platform/identity/staff-step.ts";
import type { MediaSigner } from "../../platform/storage/signed-address.ts";
import type { MayListen } from "./audio-access.ts";

/** A player asks for one sound in many ranges. Only a yes is kept, so that what was just paid for plays at once. */
const KEPT_MS = 30_000;
const KEPT = 10_000;

// Staff hear what they uploaded before any episode plays it.
const MAY_HEAR = `
  select exists (select from episode where audio = $1) or exists (select from lesson where "mediaUrl" = $1)
      or auth.is_staff() as may_hear`;

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid().optional() });

/** Signs addresses for signed-in readers; visitors get them as stored. */
export function createAddressSigner(signer: Pick<MediaSigner, "sign">) {
  return (address: string, { claims }: Caller): string => {
    const known = Claims.safeParse(claims === "" ? undefined : JSON.parse(claims));
    if (!known.success) return address;
    return signer.sign(address, { id: known.data.sub, sessionId: known.data.session_id });
  };
}

export function createMayListen(
  database: Pick<Database, "asCaller">,
  sessions: SessionStatusCache,
): MayListen {
  const allowedUntil = new LRUCache<string, number>({ max: KEPT });

  const ask = async (claims: object, address: string): Promise<boolean> => {
    const caller = { role: "authenticated", claims: JSON.stringify(claims) };
    const statement = { text: MAY_HEAR, values: [address], name: "media_may_hear" };
    const { rows } = await database.asCaller(caller, statement, { isRead: true });
    return rows[0]?.may_hear === true;
  };

  return async ({ id, sessionId }, address) => {
    // Checked at every request: the status is cached in memory, and the end of a session is announced at once
    // (session-status-cache.ts).
    const standing = await sessions.getStatus(sessionId);
    if (standing === "ended" || standing === "aal2_required") return false;
    const key = `${id} ${standing} ${address}`;
    const now = performance.now();
    if ((allowedUntil.get(key) ?? 0) > now) return true;
    const claims = { sub: id, role: "authenticated" };
    const mayListen = await ask(standing === "live" ? claims : withoutStaffRights(claims), address);
    if (mayListen) allowedUntil.set(key, now + KEPT_MS);
    return mayListen;
  };
}
