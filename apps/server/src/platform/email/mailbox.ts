// The mailbox of a developer's machine: reads the e-mails that the folder transport wrote. Only `npm run dev` serves
// it, since whoever can open it can read everybody's codes.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppEnv } from "../http/app-env.ts";

const NAME = /^[\w.-]+\.eml$/;
/** E-mails bring their styles inline; nothing else may be loaded or run. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function createMailbox(folder: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("Content-Security-Policy", POLICY);
    c.res.headers.set("Cache-Control", "no-store");
  });

  app.get("/", async (c) => {
    const names = await readdir(folder).catch(() => []);
    const newest = names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
      .slice(0, 200);
    const letters = await Promise.all(
      newest.map((name) => parse(folder, name).then((mail) => ({ name, mail }))),
    );
    const items = letters.map(
      ({ name, mail }) =>
        html`<li><a href="/dev/mailbox/${name}">${mail.subject}</a><br><small>${mail.date} · ${mail.to}</small></li>`,
    );
    return c.html(page("Mailbox", html`<ul>${items}</ul>${items.length === 0 ? "No letters yet." : ""}`));
  });

  app.get("/:name", async (c) => {
    const name = c.req.param("name");
    if (!NAME.test(name)) return c.notFound();
    const mail = await parse(folder, name).catch(() => undefined);
    if (!mail) return c.notFound();
    const view = html`<p><a href="/dev/mailbox">← Mailbox</a></p>
<p><small>${mail.date} · ${mail.to}</small></p>
<iframe sandbox title="HTML" srcdoc="${mail.html}" width="100%" height="760"></iframe>
<h2>Text</h2>
<pre>${mail.text.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : part))}</pre>`;
    return c.html(page(mail.subject, view));
  });
  return app;
}

interface Mail {
  subject: string;
  to: string;
  date: string;
  text: string;
  html: string;
}

async function parse(folder: string, name: string): Promise<Mail> {
  // A tool of development: a server in production has no need of it, installed or not.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
  return {
    subject: mail.subject ?? "(no subject)",
    to: mail.to?.map(({ address }) => address).join(", ") ?? "",
    date: mail.date ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

const page = (title: string, body: unknown) => html`${raw("<!doctype html>")}
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
li { margin: 0.75rem 0; } iframe { border: 1px solid #8884; border-radius: 8px; } pre { white-space: pre-wrap; }
</style>
<h1>${title}</h1>
${body}
</html>`;
