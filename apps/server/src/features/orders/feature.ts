import type { Feature } from "../../platform/feature.ts";
import type { OrdersAdminDeps } from "./admin/admin-deps.ts";
import { createOrdersAdmin } from "./admin/routes.ts";
import { emails } from "./emails/emails.ts";
import { type CourseDeps, createCourseFunctions } from "./enrolment-routes.ts";
import { errors } from "./errors.ts";
import { exportTables } from "./export-tables.ts";
import { addMoneyJobs } from "./money-jobs.ts";
import { createOneOnOne, createOneOnOneAdmin, type OneOnOneDeps } from "./one-on-one-routes.ts";
import { createPayment, type PaymentDeps } from "./payment-routes.ts";
import { createOrders, type OrderDeps } from "./routes.ts";

type RouteDeps = PaymentDeps & OrdersAdminDeps & OneOnOneDeps & CourseDeps & OrderDeps;

export const orders: Feature<RouteDeps, Parameters<typeof addMoneyJobs>[0]> = {
  name: "orders",
  addRoutes(functions, deps) {
    functions.route("/payment", createPayment(deps));
    functions.route("/one-on-one", createOneOnOne(deps));
    functions.route("/course", createOrders(deps, "course"));
    functions.route("/course", createCourseFunctions(deps));
    functions.route("/companion", createOrders(deps, "plan"));
    functions.route("/admin", createOrdersAdmin(deps));
    functions.route("/admin", createOneOnOneAdmin(deps));
  },
  addJobs: addMoneyJobs,
  publicPaths: [/^\w+ \/payment\/webhook\/[^/]+$/, /^\w+ \/payment\/qr\/[^/]+$/],
  errors,
  emails,
  exportTables,
};
