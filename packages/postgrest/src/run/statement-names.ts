// Which statements are prepared. A prepared statement saves PostgreSQL the parsing and planning, but each connection
// keeps it for good: only texts that come again get a name, and only so many of them.
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

const USES_BEFORE_NAMED = 3;
const MOST_NAMES = 200;

export class StatementNames {
  readonly #uses = new LRUCache<string, number>({ max: 5_000 });
  readonly #names = new Map<string, string>();

  /**
   * Roles do not share a name: PostgreSQL replans a statement whenever its role, and with it the policies, changes.
   */
  nameFor(role: string, text: string): string | undefined {
    const key = `${role} ${text}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const uses = (this.#uses.get(key) ?? 0) + 1;
    if (uses < USES_BEFORE_NAMED || this.#names.size >= MOST_NAMES) {
      this.#uses.set(key, uses);
      return undefined;
    }
    this.#uses.delete(key);
    const name = `rest_${createHash("sha256").update(key).digest("base64url").slice(0, 24)}`;
    this.#names.set(key, name);
    return name;
  }
}
