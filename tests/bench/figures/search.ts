// Does a search stay as fast as the platform grows? Rows are made by SQL of the words of the first content, so that common
// and rare words are as common and rare as in real texts.
import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { Figure } from "../figure.ts";
import { whole } from "../figure.ts";
import { type Platform, withClient } from "../subjects/platform.ts";

const SIZES = [200, 2_000, 20_000] as const;
/** Of each size; all of them together stay below what one place may ask in a minute. */
const QUESTIONS = 75;
/** Rows of one statement. */
const AT_ONCE = 1_000;
const TARGET_MS = 30;
const TARGET_EXPONENT = 0.15;

export interface SearchSubjects {
  start(): Promise<Platform>;
  owner: pg.ClientConfig;
}

interface Times {
  size: number;
  p50: number;
  p95: number;
}

export function search({ start, owner }: SearchSubjects): Figure {
  return {
    title: "Search of 20,000 items",
    target: `p95 ≤ ${TARGET_MS} ms, exponent ≤ ${TARGET_EXPONENT}`,
    how: `\`GET /functions/v1/search\` for a visitor, ${QUESTIONS} different questions one after the other, none of them answered from memory: one to three words that stand beside each other in the first content, a fifth without marks, a fifth with a letter too many, a fifth of two words from different places. Items are added by SQL, of 125 words each of the first content; all have their vectors. The exponent is that of the p95 against the number of items, from ${whole(SIZES[0])} to ${whole(SIZES.at(-1) ?? 0)}.`,
    async measure() {
      const platform = await start();
      try {
        const times = await withClient(owner, (client) => measureSizes(client, platform));
        const [first, last] = [times[0], times.at(-1)];
        if (!first || !last) throw new Error("nothing was measured");
        const exponent = Math.log(last.p95 / first.p95) / Math.log(last.size / first.size);
        return {
          value: `p95 ${last.p95.toFixed(1)} ms, exponent ${exponent.toFixed(2)}`,
          met: last.p95 <= TARGET_MS && exponent <= TARGET_EXPONENT,
          raw: {
            head: ["Items", "p50 ms", "p95 ms"],
            rows: times.map(({ size, p50, p95 }) => [whole(size), p50.toFixed(1), p95.toFixed(1)]),
          },
        };
      } finally {
        await platform.stop();
      }
    },
  };
}

async function measureSizes(client: pg.Client, platform: Platform): Promise<Times[]> {
  const words = await readWords(client);
  const questions = makeQuestions(words);
  const times: Times[] = [];
  await askAll(platform, questions.slice(0, 10));
  for (const size of SIZES) {
    await fillUp(client, size, words);
    const sorted = (await askAll(platform, questions)).sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
    times.push({ size, p50: at(0.5), p95: at(0.95) });
  }
  return times;
}

async function readWords(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    "select string_agg(body, ' ' order by kind, item_id) as text from ops.search_document where is_published and is_open",
  );
  return String(rows[0]?.text).split(/\s+/);
}

/** Adding also tells the server that what it keeps is stale: every question is answered anew. */
async function fillUp(client: pg.Client, size: number, words: readonly string[]): Promise<void> {
  const { rows } = await client.query("select count(*)::integer as n from ops.search_document");
  for (let n = Number(rows[0]?.n); n < size; n += AT_ONCE) {
    const texts = Array.from({ length: Math.min(AT_ONCE, size - n) }, () => pickWords(words));
    await client.query(
      `insert into blog (slug, title, content)
       select 'bench-' || gen_random_uuid(), title, '<p>' || body || '</p>' from unnest($1::text[], $2::text[]) made (title, body)`,
      [texts.map(({ title }) => title), texts.map(({ body }) => body)],
    );
  }
  await giveVectors(client);
  await client.query("vacuum analyze ops.search_document");
}

/** Vectors of the first content, so that the server does not spend the time of what is measured on making others. */
const giveVectors = (client: pg.Client): Promise<unknown> =>
  client.query(
    `insert into ops.search_meaning (kind, item_id, vector, made_by)
     select d.kind, d.item_id, known.vector, known.made_by
       from ops.search_document d, (select vector, made_by from ops.search_meaning limit 1) known
      where not exists (select from ops.search_meaning m where m.kind = d.kind and m.item_id = d.item_id)`,
  );

function pickWords(words: readonly string[]): { title: string; body: string } {
  const picked = Array.from({ length: 125 }, () => words[Math.floor(Math.random() * words.length)]);
  return { title: picked.slice(0, 5).join(" "), body: picked.slice(5).join(" ") };
}

function makeQuestions(words: readonly string[]): string[] {
  const step = Math.floor(words.length / QUESTIONS);
  return Array.from({ length: QUESTIONS }, (_, n) => {
    const beside = words.slice(n * step, n * step + 1 + (n % 3)).join(" ");
    if (n % 5 === 1) return withoutMarks(beside);
    if (n % 5 === 2) return `${beside}x`;
    if (n % 5 === 3) return `${words[n * step]} ${words[words.length - 1 - n * step]}`;
    return beside;
  });
}

const withoutMarks = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/g, "d").replace(/Đ/g, "D");

async function askAll({ port, publicKey }: Platform, questions: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const question of questions) {
    const address = `http://localhost:${port}/functions/v1/search?q=${encodeURIComponent(question)}`;
    const began = performance.now();
    const answer = await fetch(address, { headers: { apikey: publicKey } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a search was answered with ${answer.status}`);
    times.push(performance.now() - began);
  }
  return times;
}
