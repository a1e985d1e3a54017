import { browserApi } from "../../api/client.ts";
import { newKey } from "../../lib/new-key.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { accountPlace, reportListening } from "./account-listening.ts";
import type { Engine } from "./engine.ts";
import { ListeningRecord } from "./listening-record.ts";
import { offerPlaces } from "./resume-offer.ts";

const person = () => currentSession()?.userId;

/** Connects the player to the signed-in account: listening is reported to it, positions are read from it. */
export function connectAccount(engine: Engine): void {
  const record = new ListeningRecord({
    now: () => performance.now(),
    newKey,
    person,
    report: (report) => reportListening(browserApi(), report),
  });
  engine.subscribe(record.follow);
  // The last moments in which something can still be said: a phone ends a hidden page without a word.
  document.addEventListener("visibilitychange", () => document.hidden && record.tell());
  window.addEventListener("pagehide", record.tell);
  offerPlaces(engine, (episode) =>
    person() ? accountPlace(browserApi(), episode) : Promise.resolve(undefined),
  );
}
