// Removes stale lock files of PostgreSQL. After a kill two of them remain, and while the dead server is not reaped
// PostgreSQL believes them. A server counts as running only if its process runs and its command line names our
// folder.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

function isServer(pid: number, data: string): boolean {
  try {
    const line = execFileSync("ps", ["-o", "stat=,args=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return !line.startsWith("Z") && line.includes(data);
  } catch {
    return isServerByProc(pid, data);
  }
}

/** Small systems have no `ps`; Linux tells the same under /proc. */
function isServerByProc(pid: number, data: string): boolean {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/\) Z /.test(state) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data);
  } catch {
    return false;
  }
}

/**
 * Removes the lock files of a dead server. A running server without its owner is shutting down (its guard stops it),
 * so it gets `patience` milliseconds; after that another program is using the folder.
 */
export async function clearStaleLock(data: string, socket: string, patience = 10_000): Promise<void> {
  const pidFile = path.join(data, "postmaster.pid");
  const until = Date.now() + patience;
  while (existsSync(pidFile)) {
    const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    if (!pid || !isServer(pid, data)) {
      for (const file of [pidFile, path.join(socket, ".s.PGSQL.5432.lock")]) rmSync(file, { force: true });
      return;
    }
    if (Date.now() > until) {
      throw new Error(
        `the database in ${data} is in use by process ${pid}: another copy of the platform is running on the same DATA_DIR`,
      );
    }
    await sleep(50);
  }
}
