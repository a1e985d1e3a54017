import type { Feature } from "../../platform/feature.ts";
import { createNewsletterAdmin, type NewsletterAdminDeps } from "./admin/routes.ts";
import { emails } from "./emails/emails.ts";
import { errors } from "./errors.ts";
import { exportTables } from "./export-tables.ts";
import { createNewsletter, type NewsletterDeps } from "./routes.ts";
import { addNewsletterJobs } from "./sending/newsletter-jobs.ts";

export const newsletter: Feature<
  NewsletterDeps & NewsletterAdminDeps,
  Parameters<typeof addNewsletterJobs>[0]
> = {
  name: "newsletter",
  addRoutes(functions, deps) {
    functions.route("/newsletter", createNewsletter(deps));
    functions.route("/admin", createNewsletterAdmin(deps));
  },
  addJobs: addNewsletterJobs,
  publicPaths: [/^\w+ \/newsletter\/(confirm|unsubscribe)$/],
  errors,
  emails,
  exportTables,
};
