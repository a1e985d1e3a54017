// /functions/v1/newsletter: targets of links in e-mails. A signed token replaces the sign-in. GET changes nothing:
// mail scanners follow links, so every change is a POST.

import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { parseLanguage } from "../../platform/http/language.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { Problem } from "../../platform/problem.ts";
import { getCampaignId, type NewsletterPurpose, type NewsletterTokens } from "./newsletter-tokens.ts";
import { findSubscription, type Subscription, setSubscription } from "./subscriptions.ts";

export interface NewsletterDeps {
  database: Pick<Database, "asCaller" | "inTransaction">;
  newsletterTokens: NewsletterTokens;
}

export const Confirmation = z.object({ token: z.string() });
export const Preference = z.object({ token: z.string(), subscribed: z.boolean() });

export function createNewsletter({ database, newsletterTokens }: NewsletterDeps): Hono<AppEnv> {
  const readSubscriptionId = (purpose: NewsletterPurpose, token: string | undefined): number => {
    const id = newsletterTokens.read(purpose, token ?? "");
    if (id === undefined) throw badLink();
    return id;
  };
  const set = async (
    c: Context<AppEnv>,
    purpose: NewsletterPurpose,
    token: string | undefined,
    wanted: boolean,
  ): Promise<Subscription> => {
    const id = readSubscriptionId(purpose, token);
    const answer = { id, wanted, campaign: getCampaignId(token ?? "") };
    return known(await setSubscription(database, answer, parseLanguage(c.req.header("cookie"))));
  };

  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.post("/confirm", async (c) => {
    const { token } = await readInput(c, Confirmation);
    return c.json({ success: true, data: await set(c, "confirm", token, true) });
  });

  app.get("/preferences", async (c) => {
    const id = readSubscriptionId("preferences", c.req.query("token"));
    return c.json({ success: true, data: known(await findSubscription(database, id)) });
  });
  app.post("/preferences", async (c) => {
    const { token, subscribed } = await readInput(c, Preference);
    return c.json({ success: true, data: await set(c, "preferences", token, subscribed) });
  });

  // RFC 8058: mailboxes post here by themselves when a reader presses their own "unsubscribe".
  app.post("/unsubscribe", async (c) => {
    await set(c, "preferences", c.req.query("token"), false);
    return c.json({ success: true });
  });
  // A person who opens the same address in a browser gets the page with the switch.
  app.get("/unsubscribe", (c) => {
    const search = new URLSearchParams({ token: c.req.query("token") ?? "" });
    return c.redirect(`/newsletter/preferences?${search}`, 303);
  });
  return app;
}

function known(subscription: Subscription | undefined): Subscription {
  if (!subscription) throw badLink();
  return subscription;
}

/** The same for a forged, an expired and an orphaned link. */
const badLink = (): Problem =>
  new Problem(
    "invalid_input",
    "Đường dẫn này không đúng hoặc đã hết hạn. Bạn đăng ký lại để nhận thư mới nhé.",
  );
