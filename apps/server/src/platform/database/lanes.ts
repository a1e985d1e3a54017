// Shares the connections. Reads of people have a pool with a limit for each person; sign-in, money, the companion and
// the server's own work have pools of their own, which no flood of reads reaches. The numbers and their reasons:
// docs/decisions/015.

import { parseJson } from "@bentrong/format/json";
import { z } from "zod";
import type { AdmissionRequest, Lane } from "./admission.ts";
import { requesters } from "./requester.ts";
import { ANONYMOUS, AUTH_SERVICE, type Caller, COMPANION_SERVICE, MONEY_SERVICE } from "./statement.ts";

/** Connections beside those for people's reads. */
export const RESERVED = { auth: 4, money: 2, companion: 3, services: 3 } as const;
export type PoolName = keyof typeof RESERVED | "people";

const POOLS = new Map<string, PoolName>([
  ["anon", "people"],
  ["authenticated", "people"],
  [AUTH_SERVICE.role, "auth"],
  [MONEY_SERVICE.role, "money"],
  [COMPANION_SERVICE.role, "companion"],
]);

export const poolFor = ({ role }: Caller): PoolName => POOLS.get(role) ?? "services";

/** Searches and other statements that look at the whole text of every row. */
const HEAVY_AT_ONCE = 2;

export interface Lanes {
  /** The lanes in which a statement of this caller waits. */
  lanesFor(caller: Caller, options: { isHeavy: boolean }): Pick<AdmissionRequest, "lanes" | "owner">;
}

export function createLanes(poolSize: number): Lanes {
  const part = (share: number, most: number): number =>
    Math.max(1, Math.min(most, Math.floor(poolSize * share)));
  const places = {
    all: poolSize,
    visitors: Math.ceil(poolSize / 2),
    person: part(0.34, 4),
    // Many people share an address where a network gives them one; one of them alone cannot take all of the pool.
    address: part(0.6, 8),
    visitorsOfAddress: part(0.4, 4),
    heavy: part(0.5, HEAVY_AT_ONCE),
  };
  const lane = (name: keyof typeof places, of = ""): Lane => ({
    name: `${name} ${of}`,
    places: places[name],
  });
  const alone = (name: string): Lane => ({ name, places: 1 });

  return {
    lanesFor(caller, { isHeavy }) {
      const isVisitor = caller.role === ANONYMOUS.role;
      const address = requesters.getStore()?.address;
      const person = isVisitor ? undefined : getUserId(caller);
      const owner = person ?? address ?? "inside";
      const lanes = [lane("all")];
      if (isVisitor) lanes.push(lane("visitors"));
      if (person !== undefined) lanes.push(lane("person", person));
      if (address !== undefined) {
        lanes.push(lane("address", address));
        if (isVisitor) lanes.push(lane("visitorsOfAddress", address));
      }
      if (isHeavy) lanes.push(lane("heavy"), alone(`heavy of ${owner}`));
      return { lanes, owner };
    },
  };
}

const Claims = z.object({ sub: z.string() });
// Callers of the data API are the same object as long as a token is known.
const people = new WeakMap<Caller, string>();

function getUserId(caller: Caller): string {
  const known = people.get(caller);
  if (known !== undefined) return known;
  const claims = Claims.safeParse(parseJson(caller.claims));
  const person = claims.success ? claims.data.sub : caller.role;
  people.set(caller, person);
  return person;
}
