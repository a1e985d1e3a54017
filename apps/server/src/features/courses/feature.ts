import type { Feature } from "../../platform/feature.ts";
import { createCertificates } from "./certificate-route.ts";
import { addCourseJobs } from "./course-jobs.ts";
import { createLearning } from "./course-route.ts";
import { emails } from "./emails/emails.ts";
import { errors } from "./errors.ts";
import { exportTables } from "./export-tables.ts";
import type { LessonDeps } from "./learner.ts";
import { createLessons } from "./lesson-routes.ts";

export const courses: Feature<LessonDeps, Parameters<typeof addCourseJobs>[0]> = {
  name: "courses",
  addRoutes(functions, deps) {
    functions.route("/course", createLearning(deps));
    functions.route("/lesson", createLessons(deps));
    functions.route("/certificate", createCertificates(deps));
  },
  addJobs: addCourseJobs,
  errors,
  emails,
  exportTables,
};
