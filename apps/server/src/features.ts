// All features of the product. Code that needs all of them reads this list: routes, jobs, paths of the guard, tables
// of the data export, codes of errors.
import { Hono } from "hono";
import { accounts } from "./features/accounts/feature.ts";
import { companion } from "./features/companion/feature.ts";
import { content } from "./features/content/feature.ts";
import { courses } from "./features/courses/feature.ts";
import { newsletter } from "./features/newsletter/feature.ts";
import { notices } from "./features/notices/feature.ts";
import { operations } from "./features/operations/feature.ts";
import { orders } from "./features/orders/feature.ts";
import { search } from "./features/search/feature.ts";
import type { EmailTemplates } from "./platform/email/template.ts";
import type { ExportTables, Feature } from "./platform/feature.ts";
import type { AppEnv } from "./platform/http/app-env.ts";

/** Mounted before the companion: /companion/order is not a mode. */
const FEATURES = [
  accounts,
  newsletter,
  notices,
  content,
  operations,
  orders,
  courses,
  search,
  companion,
] as const;

export const features: readonly Feature[] = FEATURES;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;
type RouteDepsOf<F> = F extends Feature<infer Deps, never> ? Deps : never;
type JobDepsOf<F> = F extends Feature<never, infer Deps> ? Deps : never;

/** Dependencies of the routes of all features; the tables of the export are added here. */
export type FeatureRouteDeps = Omit<All<RouteDepsOf<(typeof FEATURES)[number]>>, "exportTables">;
export type FeatureJobDeps = All<JobDepsOf<(typeof FEATURES)[number]>>;

const exportTables: ExportTables = Object.assign({}, ...features.map((feature) => feature.exportTables));

/** All kinds of e-mail. */
export const emailTemplates: EmailTemplates = new Map(
  features.flatMap(({ emails = [] }) => emails).map((template) => [template.kind, template] as const),
);

/** /functions/v1 */
export function createFunctions(deps: FeatureRouteDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const { addRoutes } of FEATURES as readonly Feature<
    FeatureRouteDeps & { exportTables: ExportTables }
  >[])
    addRoutes?.(app, { ...deps, exportTables });
  return app;
}

export function addFeatureJobs(deps: FeatureJobDeps): void {
  for (const { addJobs } of FEATURES as readonly Feature<never, FeatureJobDeps>[]) addJobs?.(deps);
}
