// Two lock files tell PostgreSQL that another server owns a data folder. After a kill they stay behind, and where the
// dead server was not reaped yet PostgreSQL believes them. Here a server counts as alive only if its process runs and
// its command line names our folder.
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
 * Clears what a dead server left behind. A server that is alive without its owner is on its way out (its guard
 * stops it), so it gets `patience` milliseconds; after that another program is using the folder.
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
