// Signs of life of a turn that is being answered: what was said so far, for followers on other servers, and the lease.

import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import { COMPANION_SERVICE, type Database } from "../../../platform/database/database.ts";
import { LEASE_SECONDS, type OwnTurn } from "./begin-turn.ts";
import type { LiveTurn } from "./live-turn.ts";
import { sealTurn } from "./turn-rows.ts";

const LOOK_MS = 250;
/** New text is written when it is a second old or this long, whichever comes first. */
const WRITE_MS = 1_000;
const WRITE_CHARACTERS = 200;
const RENEW_MS = 2_500;

// Does not wait for the disk: what a crash of the database forgets here is said again.
const SAVE = `
  update ops.companion_turn
     set sealed_said = $4, attempt = $5, lease_until = clock_timestamp() + make_interval(secs => $6)
   where session_id = $1 and client_id = $2 and runner = $3 and finished_at is null
  returning stop_requested, set_config('synchronous_commit', 'off', true)`;

export interface LeaseEvents {
  /** Another run carries the turn now. */
  lost(): void;
  /** The person pressed stop, on whichever server. */
  stopped(): void;
}

export interface Lease {
  /** Ends the signs of life; resolves when none is under way. */
  end(): Promise<void>;
}

export function keepLease(
  deps: { database: Pick<Database, "asCaller">; sealed: EncryptedColumns },
  turn: OwnTurn,
  live: LiveTurn,
  events: LeaseEvents,
): Lease {
  let saved = { said: "", at: performance.now() };
  let saving = Promise.resolve();
  let isSaving = false;

  const save = async (): Promise<void> => {
    const { said, attempt } = live.look();
    saved = { said, at: performance.now() };
    const { rows } = await deps.database.asCaller(COMPANION_SERVICE, {
      text: SAVE,
      values: [
        turn.sessionId,
        turn.clientId,
        turn.runner,
        sealTurn(deps.sealed, turn, "said", said),
        attempt,
        LEASE_SECONDS,
      ],
      name: "companion_keep_turn",
    });
    if (!rows[0]) events.lost();
    else if (rows[0].stop_requested) events.stopped();
  };
  const isDue = (): boolean => {
    const age = performance.now() - saved.at;
    const { said } = live.look();
    if (said === saved.said) return age >= RENEW_MS;
    return age >= WRITE_MS || Math.abs(said.length - saved.said.length) >= WRITE_CHARACTERS;
  };
  const timer = setInterval(() => {
    if (isSaving || !isDue()) return;
    isSaving = true;
    // A database that is away for a moment is asked again; away for longer than the lease, the turn is lost anyway.
    saving = save()
      .catch(() => undefined)
      .finally(() => {
        isSaving = false;
      });
  }, LOOK_MS);

  return {
    async end() {
      clearInterval(timer);
      await saving;
    },
  };
}
