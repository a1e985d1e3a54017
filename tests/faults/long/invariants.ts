// What must be true of the database and the folders once everything that was under way is answered.
import { readdir } from "node:fs/promises";
import path from "node:path";
import { connectTo } from "../database-access.ts";

interface Rule {
  about: string;
  /** Counts what breaks it. */
  count: string;
}

const RULES: Rule[] = [
  {
    about: "paid orders without access",
    count: `select count(*) from "order" o where o.status = 'VERIFIED' and o."planId" is not null
      and not exists (select from membership m where m."orderId" = o.id and m."expiresAt" is not null)`,
  },
  {
    about: "periods without a paid order",
    count: `select count(*) from membership m join "order" o on o.id = m."orderId" where o.status <> 'VERIFIED'`,
  },
  {
    about: "transfers without a place in the ledger",
    count: `select count(*) from money.bank_transaction t
      where not exists (select from money.allocation a where a.transaction_id = t.id)`,
  },
  {
    about: "orders whose transfers do not sum up to their price",
    count: `select count(*) from "order" o where o.status = 'VERIFIED' and o.price <> (
      select coalesce(sum(t.amount - a.surplus), 0) from money.allocation a
        join money.bank_transaction t on t.id = a.transaction_id where a.order_id = o.id)`,
  },
  {
    about: "conversations with a question without its reply",
    count: `select count(*) from (select from message group by "sessionId"
      having count(*) filter (where role = 'user') <> count(*) filter (where role = 'assistant')) odd`,
  },
  {
    about: "uploads that are neither a file nor gone",
    count: "select count(*) from ops.upload where file_id is null and expires_at > now()",
  },
  {
    about: "e-mails that were not sent",
    count: "select count(*) from ops.mail where sent_at is null",
  },
  {
    about: "e-mails that were given up",
    count: "select count(*) from ops.mail where failed_at is not null",
  },
  {
    about: "paid orders with another number of e-mails than one",
    count: `select count(*) from (
      select o."userId", count(*) as orders,
             (select count(*) from ops.mail m where m.user_id = o."userId" and m.kind = 'membership_started') as mails
        from "order" o where o.status = 'VERIFIED' and o."planId" is not null group by o."userId") one
      where orders <> mails`,
  },
];

export interface Figures {
  orders: number;
  messages: number;
  files: number;
  mails: number;
  /** Files of e-mails beyond one each: sent again because the server died before it wrote down that it had sent. */
  repeatedMails: number;
}

/** Waits a while for what jobs still do; returns what is wrong afterwards. */
export async function checkDatabase(
  dataDir: string,
  expected: { pictures: number },
): Promise<{ faults: string[]; figures: Figures }> {
  const client = await connectTo(dataDir);
  const number = async (text: string): Promise<number> =>
    Number(Object.values((await client.query(text)).rows[0] ?? {})[0]);
  try {
    const until = Date.now() + 90_000;
    let faults: string[] = [];
    do {
      faults = [];
      for (const { about, count } of RULES) {
        const broken = await number(count);
        if (broken > 0) faults.push(`${broken} ${about}`);
      }
      if (faults.length > 0) await new Promise((resolve) => setTimeout(resolve, 500));
    } while (faults.length > 0 && Date.now() < until);
    const files = await number(`select count(*) from "mediaFile" where "originalName" like 'ảnh %'`);
    if (files !== expected.pictures) faults.push(`${files} files, ${expected.pictures} were answered`);
    const { rows } = await client.query<{ id: string }>("select id from ops.mail where sent_at is not null");
    const { missing, repeated } = await countMailFiles(dataDir, new Set(rows.map(({ id }) => id)));
    if (missing > 0) faults.push(`${missing} e-mails are marked as sent and were not`);
    const parts = (await readdir(path.join(dataDir, "uploads")).catch(() => [])).length;
    if (parts > 0) faults.push(`${parts} parts of uploads lie around`);
    return {
      faults,
      figures: {
        orders: await number(`select count(*) from "order" where status = 'VERIFIED'`),
        messages: await number("select count(*) from message"),
        files,
        mails: rows.length,
        repeatedMails: repeated,
      },
    };
  } finally {
    await client.end();
  }
}

async function countMailFiles(
  dataDir: string,
  ids: Set<string>,
): Promise<{ missing: number; repeated: number }> {
  const names = (await readdir(path.join(dataDir, "mail")).catch(() => [])).filter((name) =>
    name.endsWith(".eml"),
  );
  const counts = new Map<string, number>();
  for (const name of names) {
    const id = name.slice(-"00000000-0000-0000-0000-000000000000.eml".length, -".eml".length);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return {
    missing: [...ids].filter((id) => !counts.has(id)).length,
    repeated: [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}
