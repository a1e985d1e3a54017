import type { Feature } from "../../platform/feature.ts";
import { addHotlineReminders } from "./admin/hotline-reminders.ts";
import { createSafetyAdmin, type SafetyAdminDeps } from "./admin/routes.ts";
import { addCompanionJobs } from "./companion-jobs.ts";
import { emails } from "./emails/emails.ts";
import { errors } from "./errors.ts";
import { exportTables } from "./export-tables.ts";
import { createNoteFunctions, type NoteFunctionsDeps } from "./note-routes.ts";
import { type CompanionDeps, createCompanionFunctions } from "./routes.ts";
import { createSessionFunctions, type SessionFunctionsDeps } from "./session-routes.ts";

export const companion: Feature<
  CompanionDeps & NoteFunctionsDeps & SessionFunctionsDeps & SafetyAdminDeps,
  Parameters<typeof addCompanionJobs>[0] & Parameters<typeof addHotlineReminders>[0]
> = {
  name: "companion",
  addRoutes(functions, deps) {
    functions.route("/session", createSessionFunctions(deps));
    functions.route("/note", createNoteFunctions(deps));
    functions.route("/companion", createCompanionFunctions(deps));
    functions.route("/admin", createSafetyAdmin(deps));
  },
  addJobs(deps) {
    addCompanionJobs(deps);
    addHotlineReminders(deps);
  },
  emails,
  errors,
  exportTables,
};
