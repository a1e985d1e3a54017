import type { Feature } from "../../platform/feature.ts";
import { addContentJobs } from "./content-jobs.ts";
import { errors } from "./errors.ts";
import { exportTables } from "./export-tables.ts";
import { createHighlights } from "./highlights.ts";
import { createListeningNotes, type ListeningNoteDeps } from "./listening-notes.ts";
import { addMediaJobs, type MediaJobsDeps } from "./media-jobs.ts";
import { createUpload, type UploadDeps } from "./uploads/routes.ts";

export const content: Feature<
  UploadDeps & ListeningNoteDeps,
  MediaJobsDeps & Parameters<typeof addContentJobs>[0]
> = {
  name: "content",
  addRoutes(functions, deps) {
    functions.route("/upload", createUpload(deps));
    functions.route("/highlight", createHighlights(deps));
    functions.route("/listening-note", createListeningNotes(deps));
  },
  addJobs(deps) {
    addContentJobs(deps);
    addMediaJobs(deps);
  },
  streamedPaths: [/^\w+ \/upload(\/|$)/],
  errors,
  exportTables,
};
