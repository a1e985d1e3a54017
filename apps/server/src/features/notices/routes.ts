// /functions/v1/notices: what a device needs to be told, and the links of e-mails about what is new. GET changes nothing:
// mail scanners follow links, so every change is a POST.
import { Hono } from "hono";
import { z } from "zod";
import { maskedEmail } from "../../api/gotrue/email-address.ts";
import { type Database, JOB_SERVICE } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readInput } from "../../platform/http/read-input.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import type { NoticeTokens } from "./notice-tokens.ts";

export interface NoticesDeps {
  database: Pick<Database, "asCaller">;
  authenticate: Authenticate;
  noticeTokens: NoticeTokens;
  /** Public half of the key that push services know us by; absent: notices on devices are not set up. */
  pushKey: string | undefined;
}

export const EmailPreference = z.object({ token: z.string(), subscribed: z.boolean() });
const Row = z.object({ address: z.string(), wanted: z.boolean() });

/** Masked: a link can be forwarded, and its reader need not learn the address. */
interface State {
  email: string;
  state: "subscribed" | "unsubscribed";
}

export function createNotices({ database, authenticate, noticeTokens, pushKey }: NoticesDeps): Hono<AppEnv> {
  const readState = async (token: string): Promise<State> => {
    const person = readPerson(token);
    const { rows } = await database.asCaller(JOB_SERVICE, {
      text: "select address, wanted from ops.read_notice_email($1)",
      values: [person],
    });
    if (!rows[0]) throw badLink();
    const { address, wanted } = Row.parse(rows[0]);
    return { email: maskedEmail(address), state: wanted ? "subscribed" : "unsubscribed" };
  };
  const readPerson = (token: string): string => {
    const person = noticeTokens.read(token);
    if (!person) throw badLink();
    return person;
  };
  const set = async (token: string, wanted: boolean): Promise<State> => {
    await database.asCaller(JOB_SERVICE, {
      text: "select ops.set_notice_email($1, $2)",
      values: [readPerson(token), wanted],
    });
    return readState(token);
  };

  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.get("/push-key", async (c) => {
    await authenticate(c);
    return c.json({ success: true, data: { key: pushKey ?? null } });
  });

  app.get("/preferences", async (c) =>
    c.json({ success: true, data: await readState(c.req.query("token") ?? "") }),
  );
  app.post("/preferences", async (c) => {
    const { token, subscribed } = await readInput(c, EmailPreference);
    return c.json({ success: true, data: await set(token, subscribed) });
  });

  // RFC 8058: mailboxes post here by themselves when a reader presses their own "unsubscribe".
  app.post("/unsubscribe", async (c) => {
    await set(c.req.query("token") ?? "", false);
    return c.json({ success: true });
  });
  app.get("/unsubscribe", (c) => {
    const search = new URLSearchParams({ token: c.req.query("token") ?? "" });
    return c.redirect(`/notices/preferences?${search}`, 303);
  });
  return app;
}

/** The same for a forged and an orphaned link. */
const badLink = (): Problem =>
  new Problem(
    "invalid_input",
    "Đường dẫn này không đúng. Bạn mở lại từ lá thư mới nhất giúp chúng mình nhé.",
  );
