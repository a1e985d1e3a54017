// The companion as the rest of the server meets it.
import type { Embedder } from "@bentrong/embedding";
import type { Logger } from "pino";
import type { EncryptedColumns } from "../../platform/crypto/encrypted-columns.ts";
import type { Database } from "../../platform/database/database.ts";
import { type Allowance, DEFAULT_ALLOWANCE } from "./allowance.ts";
import type { Engine } from "./engine.ts";
import type { NoteDeps } from "./notes/notes.ts";
import type { SafetyLayer } from "./safety-layer.ts";
import type { IntroDeps } from "./sessions/intro.ts";
import type { SessionDeps } from "./sessions/sessions.ts";
import type { ModelEngine } from "./turns/run-turn.ts";
import { createTurnService, type TurnService } from "./turns/turn-service.ts";

export interface CompanionParts {
  database: Database;
  sealed: EncryptedColumns;
  log: Pick<Logger, "warn" | "error">;
  guided: Engine;
  safety: SafetyLayer;
  /** Absent: messages are judged without a sentence model. */
  sentences?: Pick<Embedder, "status">;
  /** Absent: the built-in guide answers everybody. */
  model?: ModelEngine;
  allowance?: Allowance;
}

/** Dependencies of the calls. */
export interface Companion extends NoteDeps, SessionDeps, IntroDeps {
  safety: SafetyLayer;
  turns: TurnService;
  /** Engine that may answer here: the built-in guide alone, or a model for those who agreed to it. */
  engine: Engine["name"];
  sentences?: Pick<Embedder, "status">;
}

export function createCompanion(parts: CompanionParts): Companion {
  const { database, sealed, log, guided, safety, model, sentences, allowance = DEFAULT_ALLOWANCE } = parts;
  const turns = createTurnService({
    database,
    sealed,
    safety,
    allowance,
    guided,
    ...(model ? { model } : {}),
    // A reason may quote what was said; its kind is enough to find a fault.
    notUsed: (engine, reason) =>
      log.warn({ engine, reason: getErrorName(reason) }, "a reply could not be used"),
    failed: (error) => log.error({ err: error }, "a turn of the companion failed"),
  });
  return {
    database,
    sealed,
    guided,
    safety,
    allowance,
    turns,
    engine: model ? "model" : "guided",
    ...(sentences ? { sentences } : {}),
  };
}

const getErrorName = (reason: unknown): string => (reason instanceof Error ? reason.name : typeof reason);
