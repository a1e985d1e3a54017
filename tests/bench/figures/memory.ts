import type { Figure } from "../figure.ts";
import type { Generator } from "../load/generator.ts";
import { residentMemory } from "../machine.ts";
import { untilKept } from "../pages.ts";
import { requestText } from "../rounds.ts";
import type { Platform } from "../subjects/platform.ts";
import { LIST } from "./lists.ts";

const BROWSER = { "Accept-Encoding": "br" };
const MEGABYTE = 2 ** 20;

export interface MemorySubjects {
  generator: Generator;
  start(): Promise<Platform>;
  memberToken(): Promise<string>;
}

export function memory({ generator, start, memberToken }: MemorySubjects): Figure {
  return {
    title: "Memory of the server after 10,000 requests",
    target: "none set",
    how: "Resident memory of a freshly started server process (PostgreSQL not counted) before and after 4,000 home pages, 4,000 lists as a visitor and 2,000 lists as a member.",
    async measure() {
      const platform = await start();
      const { port, publicKey: key } = platform;
      const list = `/rest/v1${LIST}&limit=12`;
      const visitor = { apikey: key, Authorization: `Bearer ${key}` };
      const member = { apikey: key, Authorization: `Bearer ${await memberToken()}` };
      await untilKept(`http://localhost:${port}/`, BROWSER);
      await untilKept(`http://localhost:${port}${list}`, visitor);
      const parts = [
        { name: "4,000 home pages", answers: 4_000, request: requestText(port, "/", BROWSER) },
        { name: "4,000 lists as a visitor", answers: 4_000, request: requestText(port, list, visitor) },
        { name: "2,000 lists as a member", answers: 2_000, request: requestText(port, list, member) },
      ];
      try {
        const rows = [["after the start", inMegabytes(platform.pid)]];
        for (const { name, answers, request } of parts) {
          await generator.drive({
            port,
            request,
            answers,
            connections: 16,
            seconds: 60,
            leadIn: 0,
          });
          rows.push([`after ${name}`, inMegabytes(platform.pid)]);
        }
        return { value: rows.at(-1)?.[1] ?? "", raw: { head: ["When", "Resident memory"], rows } };
      } finally {
        await platform.stop();
      }
    },
  };
}

const inMegabytes = (pid: number): string => `${Math.round(residentMemory(pid) / MEGABYTE)} MB`;
