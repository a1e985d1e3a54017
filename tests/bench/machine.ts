import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, totalmem } from "node:os";
import { cores } from "./subjects/pinned.ts";

/** Facts about the machine of the measurement, one a line. */
export function machineLines(): string[] {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return [
    `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? "unknown processor"}, ${memory}, ${process.platform} ${process.arch}, Node ${process.versions.node}`,
    cores.subject === undefined
      ? "Processes were not pinned to cores: this system has no taskset."
      : `What is measured runs on core ${cores.subject}, and PostgreSQL on the same core for every subject; the load generator runs on core ${cores.generator}.`,
  ];
}

/** Resident memory of a process in bytes. */
export function residentMemory(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;
}
