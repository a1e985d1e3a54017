// Interface of a feature to the layers below it. Each feature has one entry (features/<name>/feature.ts), listed in
// features.ts; the guard, the jobs, the data export and the list of error codes read them there.
import type { Hono } from "hono";
import type { EmailTemplate } from "./email/template.ts";
import type { PathRule } from "./http/api-guard.ts";
import type { AppEnv } from "./http/app-env.ts";
import type { ErrorDefinition } from "./problem.ts";

export interface ExportTable {
  /** Position of the table in the export: a person reads their account first, logs last. */
  position: number;
  title: string;
  /** Contents of the table and reason for storing it, when the title does not say it. */
  about?: string;
  /** Columns that read differently here than elsewhere. */
  labels?: Readonly<Record<string, string>>;
}

/** By table with its schema, as in "public.message". */
export type ExportTables = Readonly<Record<string, ExportTable>>;

export interface Feature<RouteDeps = never, JobDeps = never> {
  name: string;
  /** Adds the feature's routes to /functions/v1; administration goes below /admin. */
  addRoutes?(functions: Hono<AppEnv>, deps: RouteDeps): void;
  /** Registers the feature's background work, before the jobs start. */
  addJobs?(deps: JobDeps): void;
  /** The kinds of e-mail that it sends. */
  emails?: readonly EmailTemplate[];
  /** Calls without the public key: banks, images, links of e-mails. Below /functions/v1. */
  publicPaths?: readonly PathRule[];
  /** Calls whose bodies are written to files as they come and bounded by the feature itself. */
  streamedPaths?: readonly PathRule[];
  /** Codes that only this feature uses. */
  errors?: Readonly<Record<string, ErrorDefinition>>;
  /** Presentation of the feature's tables in the data export. */
  exportTables?: ExportTables;
}
