import { apiClient } from "../../api/client.ts";
import { getPosition, type ListeningReport, recordListening } from "../../api/listening.ts";
import { newKey } from "../../lib/new-key.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import type { Engine } from "./engine.ts";
import { ListeningRecord, type ReportOutcome } from "./listening-record.ts";
import { offerPlaces } from "./resume-offer.ts";

const person = () => currentSession()?.userId;

async function report(report: ListeningReport): Promise<ReportOutcome> {
  const recorded = await recordListening(apiClient(), report);
  if (!recorded.ok) return "failed";
  return recorded.data ? "kept" : "unwanted";
}

/** Position of this person in an episode, from any device; undefined when it is not known. */
async function loadPosition(episode: number): Promise<number | undefined> {
  if (!person()) return undefined;
  const position = await getPosition(apiClient(), episode);
  return position.ok ? position.data : undefined;
}

/** Connects the player to the signed-in account: listening is reported to it, positions are read from it. */
export function connectAccount(engine: Engine): void {
  const record = new ListeningRecord({
    now: () => performance.now(),
    newKey,
    person,
    report,
  });
  engine.subscribe(record.follow);
  // The last moments in which something can still be said: a phone ends a hidden page without a word.
  document.addEventListener("visibilitychange", () => document.hidden && record.report());
  window.addEventListener("pagehide", record.report);
  offerPlaces(engine, loadPosition);
}
