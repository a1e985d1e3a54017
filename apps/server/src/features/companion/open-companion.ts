// The companion as a running server has it: the real guide, the real safety layer, and a model if one is set.
import { createDangerClassifier } from "@bentrong/danger-classifier";
import type { Embedder } from "@bentrong/embedding";
import type { Logger } from "pino";
import { createEncryptedColumns } from "../../platform/crypto/encrypted-columns.ts";
import type { Encryption } from "../../platform/crypto/encryption.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Settings } from "../../platform/settings.ts";
import { allowanceFromSetting } from "./allowance.ts";
import { shareEmbeddings } from "./classifier/share-embeddings.ts";
import { type Companion, createCompanion } from "./companion.ts";
import { createGuidedEngine } from "./guided/guided.ts";
import { createModelCalls } from "./model/model-calls.ts";
import { createModelEngine } from "./model/model-engine.ts";
import { watchHotlines } from "./safety/hotlines.ts";
import { createSafetyLayer } from "./safety-layer.ts";

export interface OpenCompanion {
  database: Database;
  encryption: Encryption;
  settings: Settings["companion"];
  log: Logger;
  embedder: Embedder;
  /** Contact address for questions about money. */
  support: string;
}

/** Throws SettingError for an allowance that cannot be read. */
export async function openCompanion({
  database,
  encryption,
  settings,
  log,
  embedder,
  support,
}: OpenCompanion): Promise<Companion> {
  const shared = shareEmbeddings(embedder);
  const guided = createGuidedEngine({ support, embedder: shared });
  const count = (model: NonNullable<Settings["companion"]["model"]>) =>
    createModelCalls(database, model, (error) => log.warn({ err: error }, "a model call was not counted"));
  const { model, allowance } = settings;
  return createCompanion({
    database,
    log,
    guided,
    sentences: embedder,
    safety: createSafetyLayer(await watchHotlines({ database, log }), createDangerClassifier(shared)),
    sealed: createEncryptedColumns(encryption, (column, error) =>
      log.error({ column, err: error }, "a sealed text cannot be opened"),
    ),
    allowance: allowanceFromSetting(allowance),
    ...(model ? { model: await createModelEngine({ settings: model, guided, count: count(model) }) } : {}),
  });
}
