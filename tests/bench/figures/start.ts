import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../figure.ts";
import { measureSpread } from "../statistics.ts";
import { freePort } from "../subjects/free-port.ts";
import { PROJECT } from "../subjects/platform.ts";
import { processorSeconds } from "../subjects/processor-time.ts";

const STARTS = 3;
const GIVE_UP_MS = 60_000;

interface Start {
  seconds: number;
  /** Of npm, the start script, the server and PostgreSQL together. */
  processor: number | undefined;
}

export function secondStart(dataDir: string): Figure {
  const target = 3;
  return {
    title: "`npm start` until the home page is answered",
    target: `≤ ${target} s`,
    how: `With everything installed, built and loaded: from the command until \`GET /\` is answered with 200, ${STARTS} times, the median.`,
    async measure() {
      const starts: Start[] = [];
      for (let run = 0; run < STARTS; run++) starts.push(await timeStart(dataDir));
      const { median } = measureSpread(starts.map(({ seconds }) => seconds));
      return {
        value: `${median.toFixed(2)} s`,
        met: median <= target,
        raw: {
          head: ["Start", "Seconds", "Seconds of processor"],
          rows: starts.map(({ seconds, processor }, run) => [
            String(run + 1),
            seconds.toFixed(2),
            processor?.toFixed(2) ?? "not counted on this system",
          ]),
        },
      };
    },
  };
}

async function timeStart(dataDir: string): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  // A group of its own: npm, the start script and the server are ended together.
  const npm = spawn("npm", ["start"], {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "fatal",
    },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise<void>((resolve) => npm.once("close", () => resolve()));
  try {
    while (performance.now() - began < GIVE_UP_MS) {
      const status = await fetch(`http://localhost:${port}/`).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) {
        const seconds = (performance.now() - began) / 1000;
        return { seconds, processor: npm.pid ? processorSeconds(npm.pid, "tree") : undefined };
      }
      if (npm.exitCode !== null) throw new Error("npm start ended");
      await sleep(20);
    }
    throw new Error("npm start did not answer");
  } finally {
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, "SIGTERM");
    await ended;
  }
}
