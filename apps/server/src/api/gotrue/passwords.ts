// Passwords at rest, and the few that everybody knows.

import { fold } from "@bentrong/format/fold";
import { nfc } from "@bentrong/format/nfc";
import { hash, verify } from "@node-rs/argon2";
import { Problem } from "../../platform/problem.ts";
import { createSemaphore } from "../../platform/semaphore.ts";

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash holds 19 MiB and one thread of Node's pool of four; two stay free for files and names. */
const AT_ONCE = 2;
const WAITING = 200;

const turns = createSemaphore(AT_ONCE, WAITING, () => {
  throw new Problem("unavailable", "Máy chủ đang bận. Vui lòng thử lại sau giây lát.", {
    retryAfterSeconds: 2,
  });
});

/** UTF-16 units. No password that may be set has as many in any form of its letters; more is neither normalised nor hashed. */
export const MOST_UNITS = 1_024;

/** Both forms of a Vietnamese letter are one letter: the same password typed on two phones must match. */
const prepared = (password: string): string => nfc(password);

/** Argon2id in PHC form. At most a few at once; throws Problem("unavailable") when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  turns(() => hash(prepared(password), HASHING));

/** A hash of nothing that anyone could type, made once: an unknown account costs the same work as a known one. */
let nobody: Promise<string> | undefined;

/** Returns true if `password` matches `stored`. Without `stored` it does the same work and returns false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash("\u0000no account has this password\u0000", HASHING);
  const against = stored ?? (await nobody);
  const isPossible = password.length <= MOST_UNITS;
  const matches = await turns(() => verify(against, isPossible ? prepared(password) : ""));
  return matches && isPossible && stored !== undefined;
}

export type PasswordConcern = "trivial" | "leaked";

/** Shorter pieces of a name are in half of all good passwords by chance. */
const SHORTEST_PART = 4;

/**
 * Weakness of a password: "trivial" for little more than the person's own name or address, a name of this product, or
 * one repeated or counted-up character; "leaked" for the 49,000 most common ones of public leaks (the list of zxcvbn,
 * MIT licence). undefined: no known weakness, which does not prove strength.
 */
export async function passwordConcern(
  password: string,
  about: { email: string; name?: string },
): Promise<PasswordConcern | undefined> {
  const plain = fold(prepared(password)).replaceAll(" ", "");
  if (isPattern(plain) || isAboutProduct(plain) || isAboutPerson(plain, about)) return "trivial";
  const leaked = await leakedPasswords();
  return leaked.has(plain) || leaked.has(prepared(password).toLowerCase()) ? "leaked" : undefined;
}

function isPattern(text: string): boolean {
  const characters = [...text];
  if (new Set(characters).size <= 2) return true;
  const steps = characters
    .slice(1)
    .map((one, at) => (one.codePointAt(0) ?? 0) - (characters[at]?.codePointAt(0) ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Names of this product, which are tried first against it; also where an operator calls it otherwise. */
const PRODUCT_WORDS = ["bentrong", "innerwhispers", "inneressentials"];

const isAboutProduct = (text: string): boolean => PRODUCT_WORDS.includes(text.replace(/[^\p{L}]/gu, ""));

function isAboutPerson(text: string, { email, name = "" }: { email: string; name?: string }): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const whole = fold(name).replaceAll(" ", "");
  const own = [...fold(name).split(" "), whole, fold(email.split("@")[0] ?? ""), fold(email)];
  return own.some(
    (part) => part.length >= SHORTEST_PART && (text === part || letters === part.replace(/[^\p{L}]/gu, "")),
  );
}

let list: Promise<Set<string>> | undefined;

/** Loaded at the first password check, so that a start does not wait for it. */
function leakedPasswords(): Promise<Set<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map((one) => one.toLowerCase())),
  );
  return list;
}
