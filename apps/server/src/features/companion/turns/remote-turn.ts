// A turn that another server process answers, followed through its row.
import { setTimeout as sleep } from "node:timers/promises";
import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import { COMPANION_SERVICE, type Database } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import type { FollowedTurn, TurnView } from "./live-turn.ts";
import { type StoredTurn, type TurnKey, turnsAt } from "./turn-rows.ts";

/** The other process writes about once a second; a retry at the same moment as its first send finds it here, too. */
const POLL_MS = 200;

export interface RemoteDeps {
  database: Pick<Database, "inTransaction">;
  sealed: EncryptedColumns;
  /** The turn as it is to be followed once it is not under way there any more. */
  goOn(): Promise<FollowedTurn>;
  /** The turn, if this process answers it after all. */
  here(): FollowedTurn | undefined;
}

export function remoteTurn(deps: RemoteDeps, key: TurnKey, stored: StoredTurn): FollowedTurn {
  let view = toView(stored);
  let next: FollowedTurn | undefined;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    await sleep(POLL_MS);
    next = deps.here();
    if (next) return;
    const { known: row } = await deps.database.inTransaction(COMPANION_SERVICE, (tx) =>
      turnsAt(tx, deps.sealed, key),
    );
    if (row?.alive) view = toView(row);
    else if (row) next = await deps.goOn();
    else view = { ...view, result: { kind: "failed", problem: cameToNothing() } };
  };
  return {
    look: () => next?.look() ?? view,
    changed: () => {
      if (next) return next.changed();
      // One look for all who wait.
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}

const toView = ({ attempt, said }: StoredTurn): TurnView => ({ attempt, said, level: "ok" });

const cameToNothing = (): Problem =>
  new Problem("unavailable", "Tin nhắn này chưa được trả lời và không được lưu. Bạn thử gửi lại nhé.");
