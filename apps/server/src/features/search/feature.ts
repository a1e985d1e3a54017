import type { Feature } from "../../platform/feature.ts";
import { createSearch, type SearchDeps } from "./routes.ts";

export const search: Feature<SearchDeps> = {
  name: "search",
  addRoutes(functions, deps) {
    functions.route("/search", createSearch(deps));
  },
};
