import type { Feature } from "../../platform/feature.ts";
import { addSearchJobs, type IndexingDeps } from "./index-changes.ts";
import { createSearch, type SearchDeps } from "./routes.ts";

export const search: Feature<SearchDeps, IndexingDeps> = {
  name: "search",
  addRoutes(functions, deps) {
    functions.route("/search", createSearch(deps));
  },
  addJobs: addSearchJobs,
};
