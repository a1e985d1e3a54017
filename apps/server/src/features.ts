// /functions/v1: what needs more than a row. One folder a subject, each a route of its own; they meet only here.

import type { Brand } from "@bentrong/contract/brand";
import { Hono } from "hono";
import type { AuthDeps } from "./api/gotrue/auth-deps.ts";
import type { Companion } from "./companion/companion.ts";
import { createAuthFunctions } from "./features/accounts/auth-routes.ts";
import type { OpenSealed } from "./features/accounts/export/personal-data.ts";
import { createAccount } from "./features/accounts/routes.ts";
import { createStreak } from "./features/accounts/streak.ts";
import { createNoteFunctions } from "./features/companion/note-routes.ts";
import { createCompanionFunctions } from "./features/companion/routes.ts";
import { createSessionFunctions } from "./features/companion/session-routes.ts";
import { createUpload } from "./features/content/uploads/routes.ts";
import type { Uploads } from "./features/content/uploads/uploads.ts";
import { createCertificates } from "./features/courses/certificate-route.ts";
import { createLearning } from "./features/courses/course-route.ts";
import { createLessons } from "./features/courses/lesson-routes.ts";
import { createNewsletterAdmin } from "./features/newsletter/admin/routes.ts";
import { createNewsletter } from "./features/newsletter/routes.ts";
import { createAuditAdmin } from "./features/operations/audit/routes.ts";
import { createDataRequestsAdmin } from "./features/operations/data-requests/routes.ts";
import { createHealthAdmin } from "./features/operations/health/routes.ts";
import { createOverviewAdmin } from "./features/operations/overview/routes.ts";
import { createPeopleAdmin } from "./features/operations/people/routes.ts";
import { createSafetyAdmin } from "./features/operations/safety/routes.ts";
import { createSettingsAdmin } from "./features/operations/settings/routes.ts";
import type { LiveSettings } from "./features/operations/settings/site-settings.ts";
import type { Reach } from "./features/operations/webhooks/endpoint-url.ts";
import { createWebhooksAdmin } from "./features/operations/webhooks/routes.ts";
import { createOrdersAdmin } from "./features/orders/admin/routes.ts";
import { createCourseFunctions } from "./features/orders/enrolment-routes.ts";
import type { Money } from "./features/orders/money.ts";
import { createOneOnOne, createOneOnOneAdmin } from "./features/orders/one-on-one-routes.ts";
import { createPayment } from "./features/orders/payment-routes.ts";
import { createOrders } from "./features/orders/routes.ts";
import type { NewsletterTokens } from "./platform/email/newsletter-tokens.ts";
import type { AppEnv } from "./platform/http/app-env.ts";
import type { Authenticate } from "./platform/identity/authenticate.ts";
import type { MediaStore } from "./platform/storage/media-store.ts";
import type { MediaSigner } from "./platform/storage/signed-address.ts";

/** What all functions are given; each names the part that it takes. */
export interface FunctionsDeps extends AuthDeps {
  authenticate: Authenticate;
  money: Money;
  newsletterTokens: NewsletterTokens;
  companion: Companion;
  uploads: Uploads;
  signer: MediaSigner;
  /** Opens sealed columns for their owner; without it they are handed over as they are stored. */
  openSealed?: OpenSealed;
  /** Removes what files outside of the outbox may still say of deleted people. */
  afterDeletion?: () => Promise<unknown>;
  media: MediaStore;
  version: string;
  brand: Brand;
  settings: LiveSettings | undefined;
  /** Which addresses webhooks may call. */
  webhookReach: Reach;
  /** Letters of a newsletter that may leave in a minute. */
  newslettersPerMinute: number;
}

export function createFunctions(deps: FunctionsDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.route("/account", createAccount(deps));
  app.route("/auth", createAuthFunctions(deps));
  app.route("/newsletter", createNewsletter(deps));
  app.route("/session", createSessionFunctions(deps));
  app.route("/note", createNoteFunctions(deps));
  app.route("/streak", createStreak(deps));
  app.route("/payment", createPayment(deps));
  app.route("/admin", createOrdersAdmin(deps));
  app.route("/one-on-one", createOneOnOne(deps));
  app.route("/admin", createOneOnOneAdmin(deps));
  app.route("/upload", createUpload(deps));
  app.route("/admin", createPeopleAdmin(deps));
  app.route("/admin", createDataRequestsAdmin(deps));
  app.route("/admin", createNewsletterAdmin(deps));
  app.route("/admin", createAuditAdmin(deps));
  app.route("/admin", createOverviewAdmin(deps));
  app.route("/admin", createHealthAdmin(deps));
  app.route("/admin", createSafetyAdmin(deps));
  if (deps.settings) app.route("/admin", createSettingsAdmin({ ...deps, settings: deps.settings }));
  app.route("/admin", createWebhooksAdmin(deps));
  app.route("/course", createOrders(deps, "course"));
  app.route("/course", createCourseFunctions(deps));
  app.route("/course", createLearning(deps));
  app.route("/lesson", createLessons(deps));
  app.route("/certificate", createCertificates(deps));
  // Before the companion: "order" is not one of its modes.
  app.route("/companion", createOrders(deps, "plan"));
  app.route("/companion", createCompanionFunctions(deps));
  return app;
}
