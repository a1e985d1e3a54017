// /functions/v1: what needs more than a row. One folder a subject, each a route of its own; they meet only here.

import type { Brand } from "@bentrong/contract/brand";
import { Hono } from "hono";
import type { AuthDeps } from "../auth/auth-deps.ts";
import type { PersonOf } from "../auth/person.ts";
import type { Companion } from "../companion/companion.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { NewsletterTokens } from "../mail/newsletter-tokens.ts";
import type { MediaStore } from "../media/media-store.ts";
import type { MediaSigner } from "../media/signing.ts";
import type { Uploads } from "../media/uploads/uploads.ts";
import type { Money } from "../money/money.ts";
import type { LiveSettings } from "../site-settings/site-settings.ts";
import type { Reach } from "../webhooks/endpoint-url.ts";
import type { OpenSealed } from "./account/export/personal-data.ts";
import { createAccount } from "./account/route.ts";
import { createAuthFunctions } from "./auth/route.ts";
import { createCompanionFunctions } from "./companion/route.ts";
import { createCourseFunctions } from "./course/route.ts";
import { createCertificates } from "./lesson/certificate-route.ts";
import { createLearning } from "./lesson/course-route.ts";
import { createLessons } from "./lesson/route.ts";
import { createNewsletter } from "./newsletter/route.ts";
import { createNoteFunctions } from "./note/route.ts";
import { createOneOnOne, createStaffOneOnOne } from "./one-on-one/route.ts";
import { createOrders } from "./order/route.ts";
import { createPayment } from "./payment/route.ts";
import { createSessionFunctions } from "./session/route.ts";
import { createStaffAudit } from "./staff-audit/route.ts";
import { createStaffHealth } from "./staff-health/route.ts";
import { createStaffMoney } from "./staff-money/route.ts";
import { createStaffNewsletter } from "./staff-newsletter/route.ts";
import { createStaffOverview } from "./staff-overview/route.ts";
import { createStaffPeople } from "./staff-people/route.ts";
import { createStaffRequests } from "./staff-requests/route.ts";
import { createStaffSafety } from "./staff-safety/route.ts";
import { createStaffSettings } from "./staff-settings/route.ts";
import { createStaffWebhooks } from "./staff-webhooks/route.ts";
import { createStreak } from "./streak/route.ts";
import { createUpload } from "./upload/route.ts";

/** What all functions are given; each names the part that it takes. */
export interface FunctionsDeps extends AuthDeps {
  personOf: PersonOf;
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
  app.route("/admin", createStaffMoney(deps));
  app.route("/one-on-one", createOneOnOne(deps));
  app.route("/admin", createStaffOneOnOne(deps));
  app.route("/upload", createUpload(deps));
  app.route("/admin", createStaffPeople(deps));
  app.route("/admin", createStaffRequests(deps));
  app.route("/admin", createStaffNewsletter(deps));
  app.route("/admin", createStaffAudit(deps));
  app.route("/admin", createStaffOverview(deps));
  app.route("/admin", createStaffHealth(deps));
  app.route("/admin", createStaffSafety(deps));
  if (deps.settings) app.route("/admin", createStaffSettings({ ...deps, settings: deps.settings }));
  app.route("/admin", createStaffWebhooks(deps));
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
