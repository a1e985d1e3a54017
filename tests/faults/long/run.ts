// `npm run faults:long -- --rounds=40 --seed=7`: mixed load, something is killed at a random moment, the server comes back,
// and what people were told is compared with what is there. Ends with 1 when anything was wrong.
import { parseArgs } from "node:util";
import {
  type Actor,
  createBuyer,
  createReturningReader,
  createTalker,
  createUploader,
  createWriter,
} from "./actors.ts";
import { createClient, retryUntilAnswered, signIn, signUp } from "./client.ts";
import { checkDatabase, type Figures } from "./invariants.ts";
import { createRandom } from "./random.ts";
import { createServerUnderTest, readDataFile, VICTIMS } from "./server-under-test.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "40" }, seed: { type: "string" } },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const random = createRandom(seed);
const WORKERS = 2;
const LONGEST_LOAD_MS = 2_500;

const server = await createServerUnderTest({
  TRUSTED_PROXIES: "1",
  COMPANION_ALLOWANCE: JSON.stringify({
    free: { map: 9_999, portal: 9_999 },
    paid: { map: 9_999, portal: 9_999 },
  }),
});
console.info(`seed ${seed}, ${rounds} rounds, data in ${server.dataDir}`);
await server.start(0);
const accounts = await readDataFile<{ email: string; password: string }[]>(server.dataDir, "accounts.json");
const editor = await createClient(server, "editor");
const account = accounts.find(({ email }) => email.startsWith("bientap"));
if (!account) throw new Error("there is no editor among the first accounts");
await signIn(editor, account);
const uploader = createUploader(editor, random);
const writer = createWriter(editor, 1);

/** Until `isOver`; what is not answered is tried again a moment later. */
async function act(actor: Actor, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await actor.step().catch(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
}

async function finish(actor: Actor): Promise<string[]> {
  try {
    await retryUntilAnswered(async () => {
      if (actor.hasOpen()) await actor.step();
    });
    return await retryUntilAnswered(() => actor.findFaults());
  } catch (error) {
    return [`${actor.name} got no answer: ${error instanceof Error ? error.message : error}`];
  }
}

interface Round {
  killed: string;
  workers: number;
  recoveryMs: number;
  faults: string[];
  figures: Figures;
}

async function runRound(round: number): Promise<Round> {
  const [talking, buying, reading] = await Promise.all(
    ["talker", "buyer", "reader"].map(async (name) => {
      const client = await createClient(server, name);
      await signUp(client, `${name}-${seed}-${round}@example.vn`);
      return client;
    }),
  );
  if (!talking || !buying || !reading) throw new Error("nobody signed up");
  const actors: Actor[] = [
    ...[createTalker(talking), createBuyer(buying, server), createReturningReader(reading)],
    ...[uploader, writer],
  ];
  let isOver = false;
  const acting = actors.map((actor) => act(actor, () => isOver));
  await new Promise((resolve) => setTimeout(resolve, 300 + random.below(LONGEST_LOAD_MS)));
  const killed = await server.kill(random.pick(VICTIMS), random);
  const workers = random.below(2) * WORKERS;
  isOver = true;
  const recoveryMs = await server.recover(workers);
  await Promise.all(acting);
  const faults = (await Promise.all(actors.map(finish))).flat();
  const checked = await checkDatabase(server.dataDir, { pictures: uploader.made() });
  return { killed, workers, recoveryMs, faults: [...faults, ...checked.faults], figures: checked.figures };
}

const results: Round[] = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    const result = await runRound(round);
    results.push(result);
    const { killed, recoveryMs, faults, figures } = result;
    console.info(
      `${round}. ${killed} killed, back after ${recoveryMs} ms; ${JSON.stringify(figures)}${faults.map((fault) => `\n   FAULT: ${fault}`).join("")}`,
    );
  }
} finally {
  await server.close();
}
const faults = results.flatMap((result) => result.faults);
const byVictim = Object.groupBy(results, ({ killed }) => killed);
console.info(
  `${results.length} rounds (${Object.entries(byVictim)
    .map(([victim, of]) => `${victim} ${of?.length}`)
    .join(", ")}), slowest recovery ${Math.max(...results.map(({ recoveryMs }) => recoveryMs))} ms, ` +
    `${results.at(-1)?.figures.repeatedMails ?? 0} e-mails sent a second time, ${faults.length} faults, seed ${seed}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
