// How much of signing in is the password's hash, and how many refreshes the same core answers beside that. Both are
// real calls that end with a session; the hash alone is measured in between, so that the shares are of one machine.
import { performance } from "node:perf_hooks";
import { hashPassword } from "../../../apps/server/src/api/gotrue/passwords.ts";
import { type Figure, type Measured, times, whole } from "../figure.ts";
import { measureSpread, type Spread } from "../statistics.ts";
import type { Platform } from "../subjects/platform.ts";

const ROUNDS = 5;
/** Together they stay below the limit of sign-ins from one address. */
const SIGN_INS = 20;
const CHAINS = 8;
const REFRESH_MS = 2_000;

export interface Login {
  email: string;
  password: string;
}

export interface AccountSubjects {
  platform: Platform;
  logins(): Promise<Login[]>;
}

interface Round {
  hash: number;
  signIn: number;
  refreshes: number;
}

export function accounts({ platform, logins }: AccountSubjects): Figure {
  return {
    title: "Signing in and refreshing",
    target: "none set",
    how: `${ROUNDS} rounds of: ${SIGN_INS} sign-ins one after the other, ${SIGN_INS} hashes of a password (Argon2id, 19 MiB, two passes) one after the other in the measuring process, and ${REFRESH_MS / 1000} s of ${CHAINS} sessions that each refresh again and again with the token that they just got. Medians, with the smallest and the largest round in brackets.`,
    async measure() {
      const people = await logins();
      await signIns(platform, people, 2);
      const rounds: Round[] = [];
      for (let n = 0; n < ROUNDS; n++) rounds.push(await oneRound(platform, people));
      return summary(rounds);
    },
  };
}

async function oneRound(platform: Platform, people: Login[]): Promise<Round> {
  const signIn = await timed(() => signIns(platform, people, SIGN_INS));
  const hash = await timed(async () => {
    for (let n = 0; n < SIGN_INS; n++) await hashPassword("một câu chỉ mình mình biết");
  });
  const chains = await signIns(platform, people, CHAINS);
  const until = performance.now() + REFRESH_MS;
  const counts = await Promise.all(chains.map((token) => refreshUntil(platform, token, until)));
  const refreshes = counts.reduce((sum, count) => sum + count, 0) / (REFRESH_MS / 1000);
  return { hash: hash / SIGN_INS, signIn: signIn / SIGN_INS, refreshes };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The refresh tokens of `count` new sessions. */
async function signIns(platform: Platform, people: Login[], count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < count; n++) {
    const { email, password } = people[n % people.length] ?? { email: "", password: "" };
    tokens.push(await grant(platform, "password", { email, password }));
  }
  return tokens;
}

async function refreshUntil(platform: Platform, first: string, until: number): Promise<number> {
  let token = first;
  let count = 0;
  while (performance.now() < until) {
    token = await grant(platform, "refresh_token", { refresh_token: token });
    count += 1;
  }
  return count;
}

async function grant({ port, publicKey }: Platform, type: string, body: object): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/auth/v1/token?grant_type=${type}`, {
    method: "POST",
    headers: { apikey: publicKey, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const session = (await answer.json()) as { refresh_token?: string; msg?: string };
  if (!session.refresh_token) throw new Error(`${type} was answered with ${answer.status}: ${session.msg}`);
  return session.refresh_token;
}

function summary(rounds: Round[]): Measured {
  const share = measureSpread(rounds.map(({ hash, signIn }) => hash / signIn));
  const ratio = measureSpread(rounds.map(({ signIn, refreshes }) => refreshes / (1_000 / signIn)));
  const percent = (part: number): string => `${Math.round(part * 100)} %`;
  const withRange = ({ median, min, max }: Spread, text: (value: number) => string): string =>
    `${text(median)} (${text(min)} to ${text(max)})`;
  return {
    value: `the hash is ${withRange(share, percent)} of a sign-in; refreshes ${withRange(ratio, times)} as many a second`,
    raw: {
      head: ["Round", "Sign-in ms", "Hash ms", "Refreshes/s"],
      rows: rounds.map(({ signIn, hash, refreshes }, n) => [
        String(n + 1),
        signIn.toFixed(1),
        hash.toFixed(1),
        whole(refreshes),
      ]),
    },
  };
}
