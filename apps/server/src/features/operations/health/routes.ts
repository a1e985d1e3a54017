// /functions/v1/admin/health: state of the server, for operators without an engineer.
import type { Health } from "@bentrong/contract/operations";
import type { EmbedderStatus } from "@bentrong/embedding";
import { Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import type { Authenticate } from "../../../platform/identity/authenticate.ts";
import type { MediaStore, StoreState } from "../../../platform/storage/media-store.ts";
import { checkDatabase, checkJobs, checkMail, checkModel, checkStorage, worst } from "./thresholds.ts";

export interface HealthAdminDeps {
  database: Pick<Database, "inTransaction" | "listener">;
  authenticate: Authenticate;
  companion: {
    engine: Health["model"]["engine"];
    sentences?: { status(): EmbedderStatus };
  };
  /** Of pictures and sound. */
  media: Pick<MediaStore, "state">;
  version: string;
}

const count = z.coerce.number();
const time = z.string().nullable();
const State = z.object({
  database: z.object({ bytes: count, version: z.string(), connections: count, most: count }),
  jobs: z.object({ waiting: count, oldestWaiting: time, failed: count, lastFailed: time }),
  mail: z.object({ waiting: count, oldestWaiting: time, failed: count, lastSent: time }),
  model: z.object({ calls: count, failed: count, lastFailed: time }),
});

export function createHealthAdmin(deps: HealthAdminDeps): Hono<AppEnv> {
  const { database, authenticate } = deps;
  const app = new Hono<AppEnv>();
  app.use(noStore);
  app.get("/health", async (c) => {
    const { caller } = await authenticate(c);
    const [state, answerMs] = await asAdministrator(database, STAFF_SERVICE, caller, async (tx) => {
      const asked = performance.now();
      await tx.query("select 1");
      const took = performance.now() - asked;
      const { rows } = await tx.query("select ops.platform_state() as state");
      return [State.parse(rows[0]?.state), took] as const;
    });
    return c.json({ success: true, data: toHealth(state, answerMs, await deps.media.state(), deps) });
  });
  return app;
}

function toHealth(
  state: z.infer<typeof State>,
  milliseconds: number,
  storage: StoreState,
  { companion, database, version }: HealthAdminDeps,
): Health {
  const now = Date.now();
  const answerMs = Math.round(milliseconds * 10) / 10;
  const { engine } = companion;
  const { isConnected } = database.listener;
  const parts = {
    database: { ...state.database, answerMs, level: checkDatabase({ ...state.database, answerMs }) },
    jobs: { ...state.jobs, level: checkJobs(state.jobs, now) },
    mail: { ...state.mail, level: checkMail(state.mail, now) },
    storage: { ...storage, level: checkStorage(storage) },
    model: { ...state.model, engine, level: checkModel({ ...state.model, engine }) },
    listening: { isConnected, level: isConnected ? ("good" as const) : ("watch" as const) },
    sentences: describeSentences(companion.sentences?.status() ?? { kind: "not_started" }),
  };
  return {
    level: worst(Object.values(parts).map(({ level }) => level)),
    ...parts,
    ...{ version, uptimeSeconds: Math.round(process.uptime()) },
  };
}

function describeSentences(status: EmbedderStatus): Health["sentences"] {
  return {
    // Without it danger is still detected by n-grams, with a lower recall.
    level: status.kind === "unavailable" ? "bad" : "good",
    kind: status.kind,
    megabytes: status.kind === "ready" ? status.megabytes : null,
    message: status.kind === "unavailable" ? status.message : null,
  };
}
