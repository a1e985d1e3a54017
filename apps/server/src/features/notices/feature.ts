import type { Feature } from "../../platform/feature.ts";
import { emails } from "./emails/emails.ts";
import { exportTables } from "./export-tables.ts";
import { createNotices, type NoticesDeps } from "./routes.ts";
import { addNoticeJobs, type NoticeJobsDeps } from "./sending/notice-jobs.ts";

export const notices: Feature<NoticesDeps, NoticeJobsDeps> = {
  name: "notices",
  addRoutes(functions, deps) {
    functions.route("/notices", createNotices(deps));
  },
  addJobs: addNoticeJobs,
  publicPaths: [/^\w+ \/notices\/unsubscribe$/],
  emails,
  exportTables,
};
