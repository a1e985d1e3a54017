// Sends requests over a fixed number of kept connections, the next one when the answer to the last is complete, and
// counts answers for a fixed time. Every answer is compared byte by byte with the first.
import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, readAnswer } from "./framing.ts";

export interface Load {
  port: number;
  /** The whole request as it is sent; `{n}` in it becomes a number that never comes again. */
  request: string;
  connections: number;
  /** Seconds that are counted, after a lead-in that is not. */
  seconds: number;
  leadIn: number;
  /** Ends earlier, when so many answers came. */
  answers?: number;
  /** Set while the requested content changes: answers need not be the same. */
  mayChange?: boolean;
}

export interface Driven {
  /** Answers within the counted time. */
  answers: number;
  /** Answers within the lead-in too. */
  sent: number;
  perSecond: number;
  /** Share of one core that the generator itself used: near 1 it would be what is measured. */
  busy: number;
  status: number;
  head: string;
  /** SHA-256 of the first answer's body, and its length. */
  hash: string;
  bytes: number;
}

const READ_BUFFER = 256 * 1024;

export async function drive(load: Load): Promise<Driven> {
  let count = 0;
  let series = 0;
  let first: Answer | undefined;
  const sockets: Socket[] = [];
  const varies = load.request.includes("{n}");
  const prefix = `${process.pid.toString(36)}${Date.now().toString(36)}`;
  const constant = Buffer.from(load.request);
  const nextRequest = (): Buffer =>
    varies ? Buffer.from(load.request.replaceAll("{n}", `${prefix}${series++}`)) : constant;

  const failed = new Promise<never>((_, reject) => {
    const accept = (answer: Answer): void => {
      first ??= copyAnswer(answer);
      if (answer.status !== first.status || (!varies && !load.mayChange && !answer.body.equals(first.body))) {
        reject(new Error(`port ${load.port} answered in two ways: ${first.head}\n\n${answer.head}`));
      }
      count += 1;
    };
    for (let n = 0; n < load.connections; n++) {
      sockets.push(openConnection(load.port, nextRequest, accept, reject));
    }
  });
  const enough = async (seconds: number): Promise<void> => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end && count < (load.answers ?? Number.POSITIVE_INFINITY)) {
      await sleep(load.answers ? 10 : end - performance.now());
    }
  };

  try {
    await Promise.race([sleep(load.leadIn * 1000), failed]);
    const [before, began, cpu] = [count, performance.now(), process.cpuUsage()];
    await Promise.race([enough(load.seconds), failed]);
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    if (!first || count === before) throw new Error(`port ${load.port} did not answer`);
    return {
      answers: count - before,
      sent: count,
      perSecond: (count - before) / seconds,
      busy: (user + system) / 1e6 / seconds,
      status: first.status,
      head: first.head,
      hash: createHash("sha256").update(first.body).digest("hex"),
      bytes: first.body.length,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

const copyAnswer = (answer: Answer): Answer => ({ ...answer, body: Buffer.from(answer.body) });

function openConnection(
  port: number,
  nextRequest: () => Buffer,
  accept: (answer: Answer) => void,
  fail: (error: Error) => void,
): Socket {
  // Bytes are read to where they belong: behind what came before of the same answer.
  let space = Buffer.allocUnsafe(READ_BUFFER);
  let filled = 0;
  const received = (length: number): void => {
    filled += length;
    const answer = readAnswer(space.subarray(0, filled));
    if (!answer) {
      if (filled === space.length) space = Buffer.concat([space, Buffer.allocUnsafe(filled)]);
      return;
    }
    if (answer.length < filled) fail(new Error(`port ${port} sent more than one answer`));
    accept(answer);
    filled = 0;
    socket.write(nextRequest());
  };
  const socket = connect({
    host: "127.0.0.1",
    port,
    noDelay: true,
    onread: {
      buffer: () => space.subarray(filled),
      callback(length) {
        try {
          received(length);
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
        return true;
      },
    },
  });
  socket.on("error", fail);
  socket.on("close", () => fail(new Error(`port ${port} closed a connection`)));
  socket.once("connect", () => socket.write(nextRequest()));
  return socket;
}
