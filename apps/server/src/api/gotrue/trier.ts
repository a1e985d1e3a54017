// Origin of an attempt at an account: a device or place that the account knows, or any other. Each has its own count,
// so that attempts from unknown places never use up the owner's.
import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { addressBlock } from "../../platform/http/client-address.ts";
import type { Device } from "./device.ts";
import type { KnownDevices } from "./known-devices.ts";

export interface Trier {
  /** The same for an account that does not exist. */
  account: string;
  /** Absent where there is no account. */
  userId: string | undefined;
  /** Network address, or the first half of one. */
  place: string;
  /** The device or the place, where a sign-in to this account was completed there before. */
  known: string | undefined;
}

/** A sign-in counts as completed with the second factor, if there is one: the password alone makes no place known. */
const KNOWN_PLACE = `
  select u.id, $2::text is not null and exists (
    select from auth.sessions s
    where s.user_id = u.id and family(s.ip) = family($2::inet)
      and s.ip <<= network(set_masklen($2::inet, case family($2::inet) when 4 then 32 else 64 end))
      and (s.second_step is not null or not exists (
        select from auth.factors f where f.user_id = u.id and f.factor_type = 'totp' and f.status = 'verified'))
  ) as knows_place
  from auth.users u where`;

const Row = z.object({ id: z.string(), knows_place: z.boolean() });

export function createFindTrier(devices: KnownDevices) {
  const find = async (
    tx: Transaction,
    account: string,
    where: "u.email = $1" | "u.id = $1::uuid",
    device: Device,
  ): Promise<Trier> => {
    const { rows } = await tx.query(`${KNOWN_PLACE} ${where}`, [account, device.address ?? null]);
    const row = rows[0] && Row.parse(rows[0]);
    const deviceId = row && devices.find(device.cookie, row.id);
    const place = addressBlock(device.address);
    return {
      ...{ account, place, userId: row?.id },
      known: deviceId ? `device ${deviceId}` : row?.knows_place ? `place ${place}` : undefined,
    };
  };

  return {
    /** `email` as it is stored, or what was typed in its place. */
    byEmail: (tx: Transaction, email: string, device: Device) => find(tx, email, "u.email = $1", device),
    byId: (tx: Transaction, id: string, device: Device) => find(tx, id, "u.id = $1::uuid", device),
  };
}
