import type { AuthDeps } from "../../api/gotrue/auth-deps.ts";
import { emails } from "../../api/gotrue/emails/emails.ts";
import type { Encryption } from "../../platform/crypto/encryption.ts";
import type { Owner } from "../../platform/database/database.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createAuthFunctions } from "./auth-routes.ts";
import { errors } from "./errors.ts";
import { exportTables } from "./export-tables.ts";
import { addAccountJobs } from "./retention.ts";
import { createAccount } from "./routes.ts";
import { createStreak } from "./streak.ts";

interface JobDeps {
  jobs: Jobs;
  owner: Owner;
  encryption: Encryption;
  sessionIdleDays: number;
}

export const accounts: Feature<AccountDeps & AuthDeps, JobDeps> = {
  name: "accounts",
  addRoutes(functions, deps) {
    functions.route("/account", createAccount(deps));
    functions.route("/auth", createAuthFunctions(deps));
    functions.route("/streak", createStreak(deps));
  },
  addJobs: ({ jobs, owner, encryption, sessionIdleDays }) =>
    addAccountJobs(jobs, owner, encryption, sessionIdleDays),
  errors,
  emails,
  exportTables,
};
