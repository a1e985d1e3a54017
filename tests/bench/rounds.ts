// Subjects in turn, round after round, every other round in reverse: what slows the machine for a while slows all of
// them, and a ratio of neighbours stays what it is.
import { type Table, times, whole } from "./figure.ts";
import type { Driven } from "./load/drive.ts";
import type { Generator } from "./load/generator.ts";
import { measureSpread, type Spread } from "./statistics.ts";
import { processorSeconds } from "./subjects/processor-time.ts";

export interface Subject {
  name: string;
  port: number;
  request: string;
  pid: number;
  /** The PostgreSQL that works for it. */
  postgresPid?: number;
}

export interface Run {
  subject: Subject;
  rounds: Driven[];
  rate: Spread;
  /** Microseconds of processor time that an answer cost; absent where nobody counts. */
  cost: { own: number; postgres: number } | undefined;
}

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 3;
const LEAD_IN = 0.3;
const WARM_UP = 1.5;

export const LOAD_SETTINGS = `${CONNECTIONS} kept connections, one request at a time on each; after a warm-up of ${WARM_UP} s, ${ROUNDS} rounds of ${SECONDS} s per subject in turn, every other round in reverse order; medians, with the smallest and the largest round in brackets. Every answer is compared byte by byte with the first.`;

export function requestText(port: number, path: string, headers: Record<string, string>): string {
  // The host is part of what a page is kept under: the same as in what was fetched before.
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}

export async function takeTurns(generator: Generator, subjects: Subject[]): Promise<Run[]> {
  const driveOne = ({ port, request }: Subject, seconds: number, leadIn: number): Promise<Driven> =>
    generator.drive({ port, request, seconds, leadIn, connections: CONNECTIONS });
  const meters = subjects.map((subject) => ({ subject, rounds: [] as Driven[], own: 0, postgres: 0 }));
  for (const subject of subjects) await driveOne(subject, WARM_UP, 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const meter of round % 2 === 0 ? meters : meters.toReversed()) {
      const before = readProcessorSeconds(meter.subject);
      meter.rounds.push(await driveOne(meter.subject, SECONDS, LEAD_IN));
      const after = readProcessorSeconds(meter.subject);
      meter.own += after.own - before.own;
      // What a process used is forgotten when it ends.
      meter.postgres += Math.max(0, after.postgres - before.postgres);
    }
  }
  return meters.map(({ subject, rounds, own, postgres }) => {
    const answers = rounds.reduce((sum, { sent }) => sum + sent, 0);
    const isCounted = own > 0;
    return {
      subject,
      rounds,
      rate: measureSpread(rounds.map(({ perSecond }) => perSecond)),
      cost: isCounted ? { own: (own / answers) * 1e6, postgres: (postgres / answers) * 1e6 } : undefined,
    };
  });
}

function readProcessorSeconds({ pid, postgresPid }: Subject): { own: number; postgres: number } {
  return {
    own: processorSeconds(pid, "own") ?? 0,
    postgres: postgresPid === undefined ? 0 : (processorSeconds(postgresPid, "tree") ?? 0),
  };
}

/** Speed of `run` as a multiple of `other`, round by round. */
export const computeRatio = (run: Run, other: Run): Spread =>
  measureSpread(run.rounds.map(({ perSecond }, round) => perSecond / (other.rounds[round]?.perSecond ?? 0)));

export const ratioText = ({ median, min, max }: Spread): string =>
  `${times(median)} (${times(min)} to ${times(max)})`;

/** The same ratio in processor time, PostgreSQL's included: what other work on the machine does not tilt. */
export function costRatioText({ cost: own }: Run, { cost: other }: Run): string {
  if (!own || !other) return "not counted on this system";
  return times((other.own + other.postgres) / (own.own + own.postgres));
}

export function ratesTable(runs: Run[]): Table {
  return {
    head: ["Subject", "Requests/s", "Rounds", "µs of processor an answer", "Bytes", "Generator busy"],
    rows: runs.map(({ subject, rounds, rate, cost }) => [
      subject.name,
      whole(rate.median),
      rounds.map(({ perSecond }) => whole(perSecond)).join(" · "),
      cost ? costText(subject, cost) : "",
      whole(rounds[0]?.bytes ?? 0),
      `${Math.round(Math.max(...rounds.map(({ busy }) => busy)) * 100)} %`,
    ]),
  };
}

function costText({ postgresPid }: Subject, { own, postgres }: NonNullable<Run["cost"]>): string {
  return postgresPid === undefined ? whole(own) : `${whole(own)} + ${whole(postgres)} PostgreSQL`;
}
