// Chooses among the lines of the phrasebook and fills their places. The choice follows from the session, so that
// sessions differ and a retry says the same; a line that was said in the session is not said again.
import { slotsOf } from "../phrasebook/phrasebook.ts";
import type { Register } from "../reading/register.ts";

export type Slots = Readonly<Record<string, string | undefined>>;

const SENTENCE_HEAD = /(?<=^|[.?!…][”"]?\s+)(?<open>[“"(]?)(?<letter>\p{Ll})/gu;
/** Two lines are the same line when this much of them, between their places, is the same. */
const TELLING = 12;

export class Voice {
  readonly #session: string;
  readonly #register: Register;
  readonly #said: string[];

  constructor(session: string, register: Register, said: readonly string[]) {
    this.#session = session;
    this.#register = register;
    this.#said = said.map(plain);
  }

  /** The first line in this session's order whose places can all be filled and that was not said yet. */
  pick(lines: readonly string[], slots: Slots, salt: string): string | undefined {
    const start = lines.length === 0 ? 0 : this.choose(lines.length, salt);
    for (let step = 0; step < lines.length; step += 1) {
      const line = lines[(start + step) % lines.length] ?? "";
      const filled = this.#fill(line, slots);
      if (filled === undefined || this.wasSaid(line)) continue;
      this.#said.push(plain(filled));
      return filled;
    }
    return undefined;
  }

  /** A number below `count` that stays the same for this session and purpose. */
  choose(count: number, salt: string): number {
    return count === 0 ? 0 : hash(`${this.#session}\n${salt}`) % count;
  }

  /** Whether the telling part of a line stands in what was said. */
  wasSaid(line: string): boolean {
    const parts = this.#address(line)
      .split(/\{[^}]*\}/u)
      .map((part) => plain(part)); // prettier-ignore
    const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), "");
    return longest.length >= TELLING && this.#said.some((text) => text.includes(longest));
  }

  #address(line: string): string {
    const { you, I } = this.#register;
    return line.replaceAll("{you}", you).replaceAll("{I}", I ?? "{I}");
  }

  #fill(line: string, slots: Slots): string | undefined {
    const addressed = this.#address(line);
    if (slotsOf(addressed).some((slot) => !slots[slot])) return undefined;
    const filled = addressed.replaceAll(/\{(\w+)\}/gu, (_all, slot: string) => slots[slot] ?? "");
    const asked = this.#register.polite ? filled.replace(/(?<! ạ)\?$/u, " ạ?") : filled;
    return asked.replace(SENTENCE_HEAD, (_all, open: string, letter: string) => open + letter.toUpperCase());
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ ạ\?/gu, "?")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** FNV-1a with a final mix: the same number everywhere, well spread also for similar texts. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 13)) >>> 0;
}

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
