// Which tables the statements of a request read from end to end. PostgreSQL's auto_explain writes the plan of every statement,
// those inside of functions too, into its log; a plan that scans a table which grows is what the exponent will show later.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Settings of the database server; plans are written once `explainFrom` was called. */
export const logSettings = (folder: string): Record<string, string> => ({
  logging_collector: "on",
  log_directory: folder,
  log_filename: "plans.log",
  log_rotation_size: "0",
  log_min_messages: "log",
  shared_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "-1",
});

/** From the next connection on. */
export async function explainFrom(superuser: pg.Client, database: string): Promise<void> {
  for (const [name, value] of [
    ["auto_explain.log_min_duration", "0"],
    ["auto_explain.log_nested_statements", "on"],
    ["auto_explain.log_analyze", "on"],
    ["auto_explain.log_timing", "off"],
  ])
    await superuser.query(`alter database "${database}" set ${name} = ${value}`);
}

const SCAN = /(?:Parallel )?Seq Scan on "?([\w]+)"?.*?\(actual (?:time=\S+ )?rows=([\d.]+) loops=(\d+)\)/;
const FILTERED = /Rows Removed by Filter: ([\d.]+)/;

/** Rows that each table's scans looked at, by what one run writes into the log. */
export async function countScans(folder: string, run: () => Promise<void>): Promise<Map<string, number>> {
  const before = (await readLog(folder)).length;
  await run();
  // The collector writes behind.
  await sleep(400);
  const scanned = new Map<string, number>();
  const lines = (await readLog(folder)).slice(before).split("\n");
  for (const [at, line] of lines.entries()) {
    const [, table, rows, loops] = SCAN.exec(line) ?? [];
    if (table === undefined) continue;
    // The filter's lines stand below their scan, before the next node.
    const below = lines.slice(at + 1, at + 4).join("\n");
    const removed = Number(FILTERED.exec(below.split("->")[0] ?? "")?.[1] ?? 0);
    scanned.set(table, (scanned.get(table) ?? 0) + (Number(rows) + removed) * Number(loops));
  }
  return scanned;
}

async function readLog(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".log"));
  return (await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")))).join("");
}
