// What our own server adds to a model's first words, and whether many conversations at once all come through whole.
import { setTimeout as sleep } from "node:timers/promises";
import {
  beginStream,
  endStream,
  type ModelServer,
  sayPart,
  startModelServer,
} from "../../support/model-server.ts";
import { type Figure, whole } from "../figure.ts";
import { measureSpread } from "../statistics.ts";
import type { Platform } from "../subjects/platform.ts";
import { createTalkers, type Heard, type Talker } from "../subjects/talkers.ts";

const ALONE = 40;
const TOGETHER = 200;
/** They do not press the button in the same millisecond. */
const COME_WITHIN_MS = 3_000;
/** A model in the middle of the field: its first words, then the pace of its others. */
const FIRST_WORDS_MS = 250;
const WORD_MS = 50;
const reply = (words: number): string =>
  Array.from({ length: words }, (_, n) => (n % 12 === 11 ? "thôi." : "lặng")).join(" ");
const SHORT = reply(24);
/** Long enough for all readers to be there at the same time. */
const LONG = reply(120);
const replyTo = (name: string): string => (name.startsWith("together") ? LONG : SHORT);

export interface CompanionSubjects {
  dataDir: string;
  start(environment: Record<string, string>): Promise<Platform>;
}

/** One answer, in milliseconds. */
interface Measured {
  /** Until the model was asked. */
  beforeMs: number;
  /** From the model's first word until the reader had it. */
  afterMs: number;
  addedMs: number;
  /** Its parts add up to what was stored. */
  isWhole: boolean;
  /** The guide answers instead when the model's first word takes too long. */
  isModel: boolean;
}

/** When the model was asked, and when it said its first word. */
interface Turn {
  asked: number;
  spoke: number;
}

export function companion({ dataDir, start }: CompanionSubjects): Figure {
  const target = 15;
  return {
    title: "Companion: time added to a model's first words",
    target: `median ≤ ${target} ms, and ${TOGETHER} streams at once without loss`,
    how: `A model on this machine says its first word ${FIRST_WORDS_MS} ms after it was asked and another every ${WORD_MS} ms, 24 in all for one reader, 120 for many. Counted is the time until a reader has the first words, less what the model took for them by its own clock. First ${ALONE} people one after the other, then ${TOGETHER} who come within ${COME_WITHIN_MS / 1_000} seconds and are all there at once; the server and PostgreSQL share one core, model and readers another. The second opinion on safety is asked for, too. A stream is whole when its parts add up to what was stored. A model that takes more than 8 s for its first word, all waiting included, is answered for by the built-in guide.`,
    async measure() {
      const model = await startModelServer();
      const own = createClock(model);
      const platform = await start({ COMPANION_BASE_URL: model.baseUrl, COMPANION_MODEL: "bench" });
      try {
        const talkers = await createTalkers(dataDir, platform, ALONE + TOGETHER + 1);
        const [first, ...others] = talkers;
        // Loads what is loaded at the first message.
        await first?.talk("Một lần để quen.");
        const alone: Measured[] = [];
        for (const [n, talker] of others.slice(0, ALONE).entries())
          alone.push(await one(talker, `alone-${toLetters(n)}`, own));
        const together = await Promise.all(
          others.slice(ALONE).map(async (talker, n) => {
            await sleep((n * COME_WITHIN_MS) / TOGETHER);
            return one(talker, `together-${toLetters(n)}`, own);
          }),
        );
        const median = measureSpread(alone.map(({ addedMs }) => addedMs)).median;
        const lost = together.filter(({ isWhole }) => !isWhole).length;
        return {
          value: `${whole(median)} ms; ${TOGETHER - lost} of ${TOGETHER} streams whole`,
          met: median <= target && lost === 0,
          raw: {
            head: [
              "Readers",
              "Median ms",
              "Smallest ms",
              "Largest ms",
              "Before the model, ms",
              "After it, ms",
              "Whole",
              "By the model",
            ],
            rows: [row("one by one", alone), row(`${TOGETHER} at once`, together)],
          },
        };
      } finally {
        await platform.stop();
        await model.close();
      }
    },
  };
}

/** Digits would mean something: 44 is read as a word for dying, and answered without the model. */
const toLetters = (n: number): string =>
  String(n).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

function row(name: string, measured: Measured[]): string[] {
  const { median, min, max } = measureSpread(measured.map(({ addedMs }) => addedMs));
  const before = measureSpread(measured.map(({ beforeMs }) => beforeMs)).median;
  const after = measureSpread(measured.map(({ afterMs }) => afterMs)).median;
  const count = (wanted: "isWhole" | "isModel") => measured.filter((one) => one[wanted]).length;
  return [
    ...[name, whole(median), whole(min), whole(max), whole(before), whole(after)],
    ...[`${count("isWhole")} of ${measured.length}`, `${count("isModel")} of ${measured.length}`],
  ];
}

async function one(talker: Talker, name: string, own: Map<string, Turn>): Promise<Measured> {
  const sent = performance.now();
  const heard: Heard = await talker.talk(`Chuyện ${name} của mình.`);
  const { asked, spoke } = own.get(name) ?? { asked: Number.NaN, spoke: Number.NaN };
  const beforeMs = asked - sent;
  const afterMs = sent + heard.firstMs - spoke;
  return {
    beforeMs,
    afterMs,
    addedMs: beforeMs + afterMs,
    isWhole: heard.text !== "" && heard.text === heard.response,
    isModel: heard.response === replyTo(name),
  };
}

/** Turns by the name in the question. */
function createClock(model: ModelServer): Map<string, Turn> {
  const own = new Map<string, Turn>();
  model.behave(async ({ text }, response) => {
    const asked = performance.now();
    const name = /Chuyện (\S+) của/.exec(text)?.[1] ?? "";
    beginStream(response);
    await sleep(FIRST_WORDS_MS);
    const [first, ...words] = replyTo(name).split(" ");
    own.set(name, { asked, spoke: performance.now() });
    sayPart(response, String(first));
    for (const word of words) {
      await sleep(WORD_MS);
      sayPart(response, ` ${word}`);
    }
    endStream(response);
  });
  return own;
}
