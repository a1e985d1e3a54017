// One database server for the whole run, with one migrated template; every test file copies the template.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { POSTGRES_15 } from "./outside.ts";
import { openServer } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { superuser: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "bentrong-test-"));
  // The oldest supported server is asked for by TEST_POSTGRES=15; otherwise it is the one that comes with us.
  const server = await openServer(folder, process.env.TEST_POSTGRES === "15" ? POSTGRES_15 : undefined);
  project.provide("postgres", { superuser: JSON.stringify(server.superuser), template: server.template });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
