import type { Owner } from "../../platform/database/database.ts";
import type { Feature } from "../../platform/feature.ts";
import { type ApiKeysAdminDeps, createApiKeysAdmin } from "./api-keys/routes.ts";
import { type AuditAdminDeps, createAuditAdmin } from "./audit/routes.ts";
import { createDataRequestsAdmin, type DataRequestsAdminDeps } from "./data-requests/routes.ts";
import { emails } from "./emails/emails.ts";
import { exportTables } from "./export-tables.ts";
import { createHealthAdmin, type HealthAdminDeps } from "./health/routes.ts";
import { createOverviewAdmin, type OverviewAdminDeps } from "./overview/routes.ts";
import { addMetricJobs } from "./overview/snapshot-metrics.ts";
import { createPeopleAdmin, type PeopleAdminDeps } from "./people/routes.ts";
import { createSettingsAdmin, type SettingsAdminDeps } from "./settings/routes.ts";
import { createWebhooksAdmin, type WebhooksAdminDeps } from "./webhooks/routes.ts";
import { addWebhookJobs, type WebhookJobsDeps } from "./webhooks/webhook-jobs.ts";

type RouteDeps = ApiKeysAdminDeps &
  AuditAdminDeps &
  DataRequestsAdminDeps &
  HealthAdminDeps &
  OverviewAdminDeps &
  PeopleAdminDeps &
  WebhooksAdminDeps &
  Omit<SettingsAdminDeps, "settings"> & {
    /** Absent: there is no page of settings. */
    settings: SettingsAdminDeps["settings"] | undefined;
  };

type JobDeps = WebhookJobsDeps & { owner: Owner };

export const operations: Feature<RouteDeps, JobDeps> = {
  name: "operations",
  addRoutes(functions, { settings, ...deps }) {
    functions.route("/admin", createPeopleAdmin(deps));
    functions.route("/admin", createDataRequestsAdmin(deps));
    functions.route("/admin", createAuditAdmin(deps));
    functions.route("/admin", createOverviewAdmin(deps));
    functions.route("/admin", createHealthAdmin(deps));
    if (settings) functions.route("/admin", createSettingsAdmin({ ...deps, settings }));
    functions.route("/admin", createWebhooksAdmin(deps));
    functions.route("/admin", createApiKeysAdmin(deps));
  },
  addJobs(deps) {
    addMetricJobs(deps.jobs, deps.owner);
    addWebhookJobs(deps);
  },
  emails,
  exportTables,
};
