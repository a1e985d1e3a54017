// E-mails that a person of a spec receives. Every person has an address of their own, so specs may run side by side.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

const seen = new Set<string>();

/** The oldest letter to this address that was not asked for before; waits up to 20 s for it. */
export async function nextMail(to: string): Promise<Email> {
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(100)) {
    const found = await firstUnseen(to);
    if (found) return PostalMime.parse(found);
  }
  throw new Error(`no letter to ${to} came within 20 s`);
}

async function firstUnseen(to: string): Promise<string | undefined> {
  const folder = process.env.TEST_MAIL_DIR ?? "";
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  for (const name of names) {
    if (seen.has(`${to} ${name}`)) continue;
    seen.add(`${to} ${name}`);
    const { to: receivers, source } = JSON.parse(await readFile(path.join(folder, name), "utf8"));
    if (receivers.includes(to)) return source;
  }
  return undefined;
}

/** The first address of ours in a letter, as a path that `page.goto` takes. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
  if (!link) throw new Error("there is no link in the letter");
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
