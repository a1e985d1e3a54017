import { addCompanionJobs } from "../../companion/companion-jobs.ts";
import type { Feature } from "../../platform/feature.ts";
import { exportTables } from "./export-tables.ts";
import { createNoteFunctions, type NoteFunctionsDeps } from "./note-routes.ts";
import { type CompanionDeps, createCompanionFunctions } from "./routes.ts";
import { createSessionFunctions, type SessionFunctionsDeps } from "./session-routes.ts";

export const companion: Feature<
  CompanionDeps & NoteFunctionsDeps & SessionFunctionsDeps,
  Parameters<typeof addCompanionJobs>[0]
> = {
  name: "companion",
  addRoutes(functions, deps) {
    functions.route("/session", createSessionFunctions(deps));
    functions.route("/note", createNoteFunctions(deps));
    functions.route("/companion", createCompanionFunctions(deps));
  },
  addJobs: addCompanionJobs,
  exportTables,
};
