// A session for somebody who has just proved who they are; a letter when that was on a kind of device new to them.
import type { Transaction } from "../../platform/database/database.ts";
import type { AuthDeps } from "./auth-deps.ts";
import type { Device } from "./device.ts";
import { deviceName } from "./device-name.ts";
import { nameIn } from "./profile-data.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";
import type { Method } from "./session-response.ts";
import { isNewDevice, openSession } from "./sessions.ts";
import { personById, type StoredPerson } from "./users.ts";

export function createBeginSession(
  { post, events }: Pick<AuthDeps, "post" | "events">,
  refreshTokens: RefreshTokens,
) {
  return async (tx: Transaction, person: StoredPerson, method: Method, device: Device) => {
    const isNew = await isNewDevice(tx, person.id, device.userAgent);
    const session = await openSession(tx, refreshTokens, person, method, device);
    await events.note(tx, person.id, isNew ? "new_device" : "signed_in", { device });
    if (isNew) {
      await post.enqueue(tx, {
        kind: "new_device",
        ...{ to: person.email, userId: person.id, name: nameIn(person.raw_user_meta_data) },
        ...{ device: deviceName(device.userAgent), at: session.startedAt },
      });
    }
    return { session, person: (await personById(tx, person.id)) ?? person };
  };
}
