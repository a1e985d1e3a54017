// What editors cost visitors: the rate of the home page and of the list of articles while content is written, against the
// rate while nobody writes.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Figure } from "../figure.ts";
import { whole } from "../figure.ts";
import type { Generator } from "../load/generator.ts";
import { untilKept } from "../pages.ts";
import { requestText } from "../rounds.ts";
import { measureSpread } from "../statistics.ts";
import { type Platform, withClient } from "../subjects/platform.ts";

const WRITES_PER_SECOND = 20;
const ROUNDS = 5;
const SECONDS = 3;
const LIST = "/rest/v1/blog?select=*,category(*)&blogType=eq.PUBLIC&order=createdAt.desc&limit=12";

export interface WriteSubjects {
  generator: Generator;
  platform: Platform;
  owner(): Promise<pg.ClientConfig>;
}

export function writes({ generator, platform, owner }: WriteSubjects): Figure {
  const target = 0.9;
  const { port, publicKey } = platform;
  const asked: { name: string; path: string; headers: Record<string, string> }[] = [
    { name: "home page", path: "/", headers: { "Accept-Encoding": "br" } },
    { name: "12 articles, data API", path: LIST, headers: { "Accept-Encoding": "br", apikey: publicKey } },
  ];
  const perSecond = async (path: string, headers: Record<string, string>): Promise<number> =>
    (
      await generator.drive({
        ...{ port, request: requestText(port, path, headers) },
        ...{ connections: 64, seconds: SECONDS, leadIn: 0.5, mayChange: true },
      })
    ).perSecond;
  return {
    title: "Visitors while editors write",
    target: `≥ ${target} ×`,
    how: `64 connections ask for one address, ${ROUNDS} rounds of ${SECONDS} s each with and without ${WRITES_PER_SECOND} committed changes of an article's title in a second; the median of the rounds' ratios.`,
    async measure() {
      const rows: string[][] = [];
      const ratios: number[] = [];
      for (const { name, path, headers } of asked) {
        await untilKept(`http://localhost:${port}${path}`, headers);
        const quiet: number[] = [];
        const busy: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          quiet.push(await perSecond(path, headers));
          busy.push(await whileWriting(await owner(), () => perSecond(path, headers)));
        }
        const ratio = measureSpread(busy.map((rate, round) => rate / (quiet[round] ?? rate))).median;
        ratios.push(ratio);
        const medians = [quiet, busy].map((rates) => whole(measureSpread(rates).median));
        rows.push([name, ...medians, `${ratio.toFixed(2)} ×`]);
      }
      const least = Math.min(...ratios);
      return {
        value: `${least.toFixed(2)} ×`,
        met: least >= target,
        raw: { head: ["Asked", "Quiet, answers/s", "With writes, answers/s", "Ratio"], rows },
      };
    },
  };
}

async function whileWriting<T>(login: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  return withClient(login, async (client) => {
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n++) {
        await client.query("update blog set title = $1 where id = (select max(id) from blog)", [`Bài ${n}`]);
        await sleep(1_000 / WRITES_PER_SECOND);
      }
    })();
    try {
      return await work();
    } finally {
      isOver = true;
      await writing;
    }
  });
}
