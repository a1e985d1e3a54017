// The reading head of the parsers below: one text, one position, and the small pieces that all grammars share.
import { unreadable } from "../rest-error.ts";
import { LIMITS } from "./limits.ts";

const WORD = /[\p{L}0-9_ $]+/uy;
const JSON_KEY = /[^(\-:.,>)]+/y;

export class Scanner {
  readonly text: string;
  readonly #what: string;
  at = 0;

  /** `what` names the parameter in the error, with its text as it was sent. */
  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  peek(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Takes `token` if it comes next. */
  take(token: string): boolean {
    if (!this.peek(token)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`"${token}"`);
  }

  expectEnd(): void {
    if (!this.done) this.fail("end of input");
  }

  blanks(): void {
    while (this.text[this.at] === " " || this.text[this.at] === "\t") this.at += 1;
  }

  /** Everything that is left. */
  rest(): string {
    const rest = this.text.slice(this.at);
    this.at = this.text.length;
    return rest;
  }

  /** Characters up to the first of `stops`. */
  until(stops: string): string {
    const from = this.at;
    while (this.at < this.text.length && !stops.includes(this.text.charAt(this.at))) this.at += 1;
    return this.text.slice(from, this.at);
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** A name as in `select=name,"quoted, name",with-dash`. */
  name(): string {
    const name = this.peek('"') ? this.quoted() : this.#dashed(WORD);
    if (name === undefined || name === "") this.fail("field name (* or [a..z0..9_$])");
    if (name.length > LIMITS.name) this.fail(`a name of at most ${LIMITS.name} characters`);
    return name;
  }

  /** A key after `->`. */
  jsonKey(): string {
    const key = this.peek('"') ? this.quoted() : this.#dashed(JSON_KEY);
    if (key === undefined) this.fail("any non reserved character different from: .,>()");
    return key;
  }

  /** Words joined by dashes; a dash that begins an arrow is not part of a name. */
  #dashed(word: RegExp): string | undefined {
    const words: string[] = [];
    do {
      const next = this.match(word);
      if (next === undefined) return words.length === 0 ? undefined : this.fail("field name");
      words.push(next.trim());
    } while (this.text[this.at] === "-" && this.text[this.at + 1] !== ">" && this.take("-"));
    return words.join("-");
  }

  /** A double-quoted text with backslash escapes. */
  quoted(): string {
    this.expect('"');
    let text = "";
    for (;;) {
      text += this.until('"\\');
      if (this.take('"')) return text;
      if (!this.take("\\") || this.done) this.fail('"\\""');
      text += this.text.charAt(this.at);
      this.at += 1;
    }
  }

  fail(expecting: string): never {
    const found = this.done ? "end of input" : `"${this.text.charAt(this.at)}"`;
    throw unreadable(
      `"failed to parse ${this.#what} (${this.text})" (line 1, column ${this.at + 1})`,
      `unexpected ${found} expecting ${expecting}`,
    );
  }
}
