// Processor time that processes used, as Linux counts it. A rate suffers from whatever else the machine does; the time
// that an answer costs hardly does.
import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second on every platform that Node runs on. */
const TICKS = 100;

interface ProcessTime {
  parent: number;
  seconds: number;
}

/** Seconds used so far by the process `pid` alone, or with everything below it; undefined where nobody counts. */
export function processorSeconds(pid: number, whose: "own" | "tree"): number | undefined {
  if (process.platform !== "linux") return undefined;
  const all = allProcesses();
  if (whose === "own") return all.get(pid)?.seconds;
  const isBelow = (id: number): boolean => id === pid || (id > 1 && isBelow(all.get(id)?.parent ?? 0));
  return [...all].reduce((sum, [id, { seconds }]) => (isBelow(id) ? sum + seconds : sum), 0);
}

function allProcesses(): Map<number, ProcessTime> {
  const all = new Map<number, ProcessTime>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      all.set(Number(name), parse(readFileSync(`/proc/${name}/stat`, "utf8")));
    } catch {
      // It ended between the two calls.
    }
  }
  return all;
}

function parse(stat: string): ProcessTime {
  // The name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [, parent, , , , , , , , , , user, system] = fields.map(Number);
  return { parent: parent ?? 0, seconds: ((user ?? 0) + (system ?? 0)) / TICKS };
}
