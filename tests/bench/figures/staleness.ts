// How long visitors may still see the old title after an editor's change is saved, on every process that shares the
// database. Each answer is known to be kept before the change: otherwise nothing would be measured.
import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { Figure } from "../figure.ts";
import { newestArticle, untilKept } from "../pages.ts";
import { measureSpread } from "../statistics.ts";
import { type Platform, withClient } from "../subjects/platform.ts";

const CHANGES = 50;
const GIVE_UP_MS = 20_000;

interface Observer {
  name: string;
  url: string;
  headers: Record<string, string>;
  delays: number[];
}

export interface StalenessSubjects {
  first: Platform;
  /** Another process on the same database. */
  startSecond(): Promise<Platform>;
  owner(): Promise<pg.ClientConfig>;
}

export function staleness({ first, startSecond, owner }: StalenessSubjects): Figure {
  const target = 1_000;
  return {
    title: "Until a changed title is what visitors see",
    target: `< ${target / 1000} s`,
    how: `Two server processes share one database. ${CHANGES} times the owner's UPDATE of an article's title is committed while the article's page and its row in the data API are kept in memory by both; from the commit on both are asked again and again until the new title is there.`,
    async measure() {
      const second = await startSecond();
      try {
        const id = await newestArticle(first.port, first.publicKey);
        const observers = [
          createObservers("first process", first, id),
          createObservers("second process", second, id),
        ].flat();
        await withClient(await owner(), (client) => change(client, id, observers));
        const all = measureSpread(observers.flatMap(({ delays }) => delays));
        return {
          value: `at most ${all.max.toFixed(0)} ms, median ${all.median.toFixed(1)} ms`,
          met: all.max < target,
          raw: {
            head: ["Asked", "Median ms", "Smallest ms", "Largest ms", "Changes"],
            rows: observers.map(({ name, delays }) => {
              const { median, min, max } = measureSpread(delays);
              return [name, median.toFixed(1), min.toFixed(1), max.toFixed(1), String(delays.length)];
            }),
          },
        };
      } finally {
        await second.stop();
      }
    },
  };
}

function createObservers(name: string, { port, publicKey }: Platform, id: number): Observer[] {
  const home = `http://localhost:${port}`;
  return [
    {
      name: `${name}, data API`,
      url: `${home}/rest/v1/blog?select=id,title&id=eq.${id}`,
      headers: { apikey: publicKey },
      delays: [],
    },
    { name: `${name}, page`, url: `${home}/blog/detail/${id}`, headers: {}, delays: [] },
  ];
}

async function change(client: pg.Client, id: number, observers: Observer[]): Promise<void> {
  for (let n = 1; n <= CHANGES; n++) {
    await Promise.all(observers.map(({ url, headers }) => untilKept(url, headers)));
    const title = `Một tiêu đề mới, lần thứ ${n}.`;
    await client.query("update blog set title = $1 where id = $2", [title, id]);
    const committed = performance.now();
    await Promise.all(observers.map((observer) => untilShown(observer, title, committed)));
  }
}

async function untilShown(
  { name, url, headers, delays }: Observer,
  title: string,
  since: number,
): Promise<void> {
  while (performance.now() - since < GIVE_UP_MS) {
    const answer = await fetch(url, { headers });
    if ((await answer.text()).includes(title)) {
      delays.push(performance.now() - since);
      return;
    }
  }
  throw new Error(`${name}: the new title was not shown within ${GIVE_UP_MS / 1000} s`);
}
