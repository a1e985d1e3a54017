// Creates a session after a successful proof of identity; an e-mail is sent if the kind of device is new to the
// person.
import type { Transaction } from "../../platform/database/database.ts";
import type { AuthDeps } from "./auth-deps.ts";
import type { Device } from "./device.ts";
import { deviceName } from "./device-name.ts";
import { nameIn } from "./profile-data.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";
import type { Method } from "./session-response.ts";
import { createSession, isNewDevice } from "./sessions.ts";
import { findUserById, type User } from "./users.ts";

export function createBeginSession(
  { outbox, events }: Pick<AuthDeps, "outbox" | "events">,
  refreshTokens: RefreshTokens,
) {
  return async (tx: Transaction, person: User, method: Method, device: Device) => {
    const isNew = await isNewDevice(tx, person.id, device.userAgent);
    const session = await createSession(tx, refreshTokens, person, method, device);
    await events.note(tx, person.id, isNew ? "new_device" : "signed_in", { device });
    if (isNew) {
      await outbox.enqueue(tx, {
        kind: "new_device",
        ...{ to: person.email, userId: person.id, name: nameIn(person.raw_user_meta_data) },
        ...{ device: deviceName(device.userAgent), at: session.startedAt },
      });
    }
    return { session, person: (await findUserById(tx, person.id)) ?? person };
  };
}
