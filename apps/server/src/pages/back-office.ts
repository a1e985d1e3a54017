// Built files of the back office, an application beside the pages. Names carry their content's hash; the manifest
// lists those of the present build, and pages ask for them after authorisation.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { BACK_OFFICE_ENTRY, type BackOfficeEntry } from "@bentrong/contract/back-office";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../platform/http/app-env.ts";
import { serveAssets } from "./serve-assets.ts";

const PREFIX = "/back-office";

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }),
);

/** Undefined where the back office was not built. */
export async function readOfficeEntry(folder: string): Promise<BackOfficeEntry | undefined> {
  const text = await readFile(path.join(folder, ".vite/manifest.json"), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const entry = Object.values(Manifest.parse(JSON.parse(text))).find(({ isEntry }) => isEntry);
  if (!entry) return undefined;
  return { script: `${PREFIX}/${entry.file}`, styles: (entry.css ?? []).map((file) => `${PREFIX}/${file}`) };
}

export interface BackOfficeFiles {
  entry: BackOfficeEntry | undefined;
  /** Folder with the built files; absent in development, where Vite serves them. */
  folder?: string;
  /** Folder with the assets of earlier releases. */
  keptAssets?: string;
}

export function createBackOffice({ entry, folder, keptAssets }: BackOfficeFiles): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(BACK_OFFICE_ENTRY, (c) =>
    entry ? c.json(entry, 200, { "Cache-Control": "no-cache" }) : c.json({ error: "Not built" }, 404),
  );
  if (folder) {
    const assets = `${PREFIX}/assets`;
    app.use(`${assets}/*`, serveAssets({ root: folder, prefix: PREFIX }));
    if (keptAssets) app.use(`${assets}/*`, serveAssets({ root: keptAssets, prefix: assets }));
  }
  app.all(`${PREFIX}/*`, (c) => c.text("Not found", 404));
  return app;
}
